import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Data sources, cells and delegates that change a pager when they are called.
    @Suite @MainActor struct NestedPagerTests {
        @Test func aCellThatIsFilledAgainCanReloadAnother() {
            let stage = Stage { $0.extent = .points(130) }
            stage.source.onRequest = { [unowned stage] _ in
                stage.source.onRequest = nil
                stage.pager.reloadItems(withIdentifiers: ["b"])
            }
            stage.pager.reconfigureItems(withIdentifiers: ["a"])
            stage.device.layOut()
            let texts = stage.pager.visibleCells.compactMap { ($0 as? TextCell)?.text }
            #expect(texts == stage.pager.visibleItems.map { $0.identifier as? String })
        }

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
