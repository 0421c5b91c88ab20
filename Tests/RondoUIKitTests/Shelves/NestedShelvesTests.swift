import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Data sources, cells and delegates that change shelves when they are called.
    @Suite @MainActor struct NestedShelvesTests {
        @Test(arguments: 0..<3)
        func everyCellShowsItsItemWhateverCallsBackChange(run: UInt64) {
            let seed = Settings.seed &+ run
            let player = ShelvesPlayer(seed)
            for _ in 0..<40 where player.violations.isEmpty {
                player.act()
                player.check()
            }
            player.finish()
            #expect(player.violations.isEmpty, "seed \(seed): \(player.report)")
        }

        @Test func aCellThatIsFilledAgainCanReloadAnother() {
            let stage = ShelvesStage()
            stage.onRequest = { [unowned stage] _ in
                stage.onRequest = nil
                stage.view.reloadItems(withIdentifiers: ["A1"])
            }
            stage.view.reconfigureItems(withIdentifiers: ["A0"])
            stage.device.layOut()
            #expect(stage.onRequest == nil)
            #expect(stage.seen[0] == "A@0: A0@0 A1@100 A2@200 A3@300")
            stage.checkPlaces()
        }

        @Test func aHeaderThatIsRequestedCanBeRequestedAgain() {
            let stage = ShelvesStage(8) { $0.list.overscan = 0 }
            stage.view.headerHeight = 20
            stage.view.register(TextCell.self, forCellWithReuseIdentifier: "header")
            var isFirst = true
            stage.source.headerProvider = { [unowned stage] view, _, id in
                if id == "D", isFirst {
                    isFirst = false
                    stage.view.reconfigureShelves(["D"])
                }
                return view.dequeueReusableCell(withReuseIdentifier: "header")
            }
            stage.view.scroll(toShelf: "D", animated: false)
            stage.device.layOut()
            let headers = stage.row("D")?.subviews.filter { $0 is TextCell && !$0.isHidden }
            #expect(!isFirst && headers?.count == 1)
        }

        @Test func anItemThatADelegateRemovesEnds() {
            let stage = ShelvesStage(4, items: 5) { $0.list.overscan = 0 }
            stage.listener.onEvent = { [unowned stage] event in
                guard event == "didDisappear A: A0" else { return }
                stage.listener.onEvent = nil
                var shelves = stage.source.shelves
                shelves[1].items.remove(at: 1)
                stage.source.apply(shelves)
            }
            stage.view.scroll(toShelf: "B", animated: false)
            stage.device.layOut()
            let events = stage.listener.take().filter { $0.hasSuffix(" B1") }
            #expect(events == ["didDisappear B: B1", "reclaim B: B1"])
        }

        @Test func aMeasuredCellCanRemoveItsShelf() {
            let stage = ShelvesStage(3)
            stage.view.register(ActingCell.self, forCellWithReuseIdentifier: "film")
            ActingCell.onCall = { [unowned stage] call, _ in
                guard call == .measure else { return }
                ActingCell.onCall = nil
                stage.source.apply(Array(stage.source.shelves.dropFirst()))
            }
            stage.view.reloadData()
            stage.view.hasSelfSizingItems = true
            stage.device.layOut()
            #expect(stage.view.visibleShelves.map(\.identifier) == ["B", "C"])
            stage.checkPlaces()
        }

        @Test func aDelegateCanChangeThePool() {
            let stage = ShelvesStage(4, items: 5) { $0.list.overscan = 0 }
            stage.listener.onEvent = { [unowned stage] event in
                guard event == "didDisappear A: A0" else { return }
                stage.listener.onEvent = nil
                stage.view.configuration.pool = .own
            }
            stage.view.scroll(toShelf: "B", animated: false)
            stage.device.layOut()
            #expect(stage.view.configuration.pool == .own)
            let events = stage.listener.take().filter { $0.hasPrefix("didDisappear") }
            #expect(events == (0..<4).map { "didDisappear A: A\($0)" })
            stage.checkPlaces()
        }
    }
}
