import RondoTestSupport
import Testing

/// All tests of views in UIKit.
typealias UIKitTests = DeviceTests.UIKitTests

extension DeviceTests {
    @Suite @MainActor struct UIKitTests {}
}
