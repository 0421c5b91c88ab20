import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Data sources, cells and delegates that change a pager when they are called.
    @Suite @MainActor struct NestedPagerTests {
        @Test func aCellThatIsRequestedCanRemoveAllItems() {
            let stage = Stage()
            stage.source.onRequest = { [unowned stage] _ in
                stage.source.onRequest = nil
                stage.source.items = []
                stage.pager.updateItems()
            }
            stage.source.items = ["x", "y", "z"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.seen.isEmpty && stage.source.onRequest == nil)
        }
    }
}
