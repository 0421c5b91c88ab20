import RondoTestSupport
import Testing

/// All tests of views in SwiftUI.
typealias SwiftUITests = DeviceTests.SwiftUITests

extension DeviceTests {
    @Suite @MainActor struct SwiftUITests {}
}
