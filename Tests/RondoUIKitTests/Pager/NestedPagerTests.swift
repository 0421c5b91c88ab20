import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Data sources, cells and delegates that change a pager when they are called.
    @Suite @MainActor struct NestedPagerTests {
        @Test(arguments: 0..<6)
        func everyCellShowsItsItemWhateverCallsBackChange(run: UInt64) {
            let seed = Settings.seed &+ run
            let player = PagerPlayer(seed)
            for _ in 0..<40 where player.violations.isEmpty {
                player.act()
                player.check()
            }
            player.finish()
            #expect(player.violations.isEmpty, "seed \(seed): \(player.report)")
        }

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

        @Test func anItemThatADelegateRemovesEnds() {
            let stage = Stage(items: ["a", "b", "c", "d", "e", "f", "g"]) {
                $0.ends = .list
                $0.extent = .points(130)
                $0.overscan = 0
            }
            _ = stage.listener.take()
            stage.listener.onEvent = { [unowned stage] event in
                guard event == "didDisappear a" else { return }
                stage.listener.onEvent = nil
                stage.source.items.removeAll { $0 == "c" }
                stage.pager.updateItems()
            }
            stage.pager.scroll(to: 1, animated: false)
            stage.device.layOut()
            let events = stage.listener.take().filter { $0.hasSuffix(" c") }
            #expect(events == ["didDisappear c", "reclaim c"])
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

        @Test func aCellThatIsRequestedCanStartARecording() {
            let stage = Stage(items: (0..<9).map { "\($0)" }) { $0.extent = .points(130) }
            stage.source.onRequest = { [unowned stage] _ in
                stage.source.onRequest = nil
                stage.pager.startRecording()
            }
            stage.pager.scroll(to: 4, animated: false)
            stage.device.layOut()
            #expect(stage.pager.isRecording)
            let shown = stage.pager.descendants.filter { $0 is TextCell && !$0.isHidden }
            #expect(shown.count == stage.pager.engine.scroller.tiles.count)
        }
    }
}
