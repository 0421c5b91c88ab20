import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Items come, go and move at any moment; visible items stay in place.
    @Suite @MainActor struct ChangeTests {
        /// The motion of the content when items change.
        enum Moment: CaseIterable {
            case rest
            case dragging
            case decelerating
            case animating

            @MainActor
            func reach(on stage: Stage) {
                switch self {
                case .rest: break
                case .dragging:
                    stage.press()
                    stage.drag(-90)
                case .decelerating:
                    stage.swipe(-120)
                    stage.device.advance(by: 0.08)
                case .animating:
                    stage.pager.scrollToNext()
                    stage.device.advance(by: 0.08)
                }
            }

            @MainActor
            func leave(on stage: Stage) {
                if self == .dragging { stage.finger.up() }
                stage.settle()
            }
        }

        @Test(arguments: Moment.allCases)
        func theAnchorStaysWhenItemsAreInsertedBeforeIt(moment: Moment) {
            let stage = Stage(items: ["a", "b", "c", "d"])
            moment.reach(on: stage)
            let before = stage.seen
            _ = stage.source.takeAsked()
            stage.source.items = ["x", "y", "a", "b", "c", "d", "z"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.seen == before)
            // Only new items are requested.
            #expect(Set(stage.source.takeAsked()).isDisjoint(with: ["a", "b"]))
            moment.leave(on: stage)
            #expect(stage.pager.offsetFromCurrentItem == 0)
            #expect(stage.pager.phase == .idle)
        }

        @Test(arguments: Moment.allCases)
        func theSuccessorReplacesARemovedCurrentItem(moment: Moment) {
            let stage = Stage(items: ["a", "b", "c", "d"])
            moment.reach(on: stage)
            let current = stage.currentID ?? ""
            let place = stage.seen.first { $0.hasPrefix(current) }?.split(separator: "@")[1] ?? ""
            let successor = current == "a" ? "b" : "c"
            stage.source.items.removeAll { $0 == current }
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.seen.contains("\(successor)@\(place)"), "\(stage.seen)")
            moment.leave(on: stage)
            #expect(stage.pager.offsetFromCurrentItem == 0)
            #expect(stage.listener.take().filter { $0.hasPrefix("settle") }.count == 1)
        }

        @Test(arguments: Moment.allCases)
        func downToOneItemAndToNone(moment: Moment) {
            let stage = Stage()
            moment.reach(on: stage)
            stage.source.items = ["c"]
            stage.pager.updateItems()
            moment.leave(on: stage)
            #expect(stage.seen == ["c@0"])
            stage.source.items = []
            stage.pager.updateItems()
            stage.settle()
            #expect(stage.seen.isEmpty && stage.pager.currentItem == nil)
            let switches = stage.listener.takeSwitches()
            #expect(switches.last?.hasPrefix("settle c none") == true)
        }

        @Test(arguments: Moment.allCases)
        func theDragContinuesAfterAChange(moment: Moment) {
            let stage = Stage(items: ["a", "b", "c", "d"])
            moment.reach(on: stage)
            stage.source.items = ["d", "b", "a", "q", "c"]
            stage.pager.updateItems()
            moment.leave(on: stage)
            #expect(stage.pager.phase == .idle && stage.pager.offsetFromCurrentItem == 0)
            stage.swipe(-200)
            stage.settle()
            #expect(stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func remainingCellsAreNotRequestedAgain() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"]) {
                $0.extent = .points(150)
                $0.snap = .item
            }
            let cells = stage.pager.visibleCells
            _ = stage.source.takeAsked()
            stage.source.items = ["e", "a", "b", "c", "d"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.source.takeAsked().isEmpty)
            #expect(zip(cells, stage.pager.visibleCells).allSatisfy { $0 === $1 })
        }

        @Test func manyTurnsNeedFewCells() {
            let stage = Stage(items: (0..<1000).map { "\($0)" })
            for _ in 0..<40 {
                stage.swipe(-200)
                stage.settle()
            }
            let cells = stage.pager.track.subviews.compactMap { $0 as? TextCell }
            #expect(cells.count <= 4)
            #expect(cells.contains { $0.reuses > 5 })
        }

        @Test func changesByIndexKeepTheOtherCells() {
            let stage = Stage()
            stage.pager.delegate = nil
            let source = NamelessSource(["a", "b", "c"])
            stage.pager.dataSource = source
            stage.device.layOut()
            let cell = stage.pager.visibleCells[0]
            source.items = ["x", "a", "b", "c"]
            stage.pager.insertItems(at: [0])
            stage.device.layOut()
            #expect(stage.pager.visibleCells[0] === cell && stage.pager.currentItem?.index == 1)
            source.items = ["x", "b", "c", "a"]
            stage.pager.moveItem(at: 1, to: 3)
            stage.device.layOut()
            #expect(stage.pager.visibleCells[0] === cell && stage.pager.currentItem?.index == 3)
            source.items = ["x", "b", "c"]
            stage.pager.deleteItems(at: [3])
            stage.device.layOut()
            #expect((stage.pager.visibleCells[0] as? TextCell)?.text == "x")
        }

        @Test func cellsAreFilledAgainByIndex() {
            let stage = Stage()
            stage.pager.delegate = nil
            let source = NamelessSource(["a", "b", "c"])
            stage.pager.dataSource = source
            stage.device.layOut()
            let cell = stage.pager.visibleCells[0]
            source.items[0] = "x"
            stage.pager.reconfigureItems(at: [0])
            #expect(stage.seen == ["x@0"] && stage.pager.visibleCells[0] === cell)
            source.items[0] = "y"
            stage.pager.reloadItems(at: [0])
            #expect(stage.seen == ["y@0"] && stage.pager.visibleCells[0] !== cell)
        }

        @Test("GBInfiniteScrollView#11: reconfiguring keeps the cell; reloading does not")
        func reconfiguringKeepsTheCellAndReloadingDoesNot() {
            let stage = Stage()
            let cell = stage.pager.visibleCells[0]
            _ = stage.source.takeAsked()
            stage.pager.reconfigureItems(withIdentifiers: ["a"])
            #expect(stage.source.takeAsked() == ["a"])
            #expect(stage.pager.visibleCells[0] === cell)
            stage.pager.reloadItems(withIdentifiers: ["a"])
            #expect(stage.source.takeAsked() == ["a"])
            #expect(stage.pager.visibleCells[0] !== cell && stage.seen == ["a@0"])
        }

        @Test func aCellThatIsRequestedCanReloadItsItem() {
            let stage = Stage()
            stage.source.onRequest = { [unowned stage] id in
                stage.source.onRequest = nil
                stage.pager.reloadItems(withIdentifiers: [id])
            }
            stage.pager.reloadItems(withIdentifiers: ["a"])
            #expect(stage.seen == ["a@0"] && stage.source.onRequest == nil)
            for _ in 0..<3 {
                stage.pager.scrollToNext(animated: false)
                stage.device.layOut()
            }
            #expect(stage.seen == ["a@0"])
            let shown = stage.pager.track.subviews.filter { !$0.isHidden }
            #expect(shown.compactMap { ($0 as? TextCell)?.text }.sorted() == ["a", "b", "c"])
        }

        @Test func cellsOfAnOlderRegistrationAreNotReused() {
            let stage = Stage(items: (0..<9).map { "\($0)" })
            let old = stage.pager.visibleCells[0]
            stage.pager.register(SpokenCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reconfigureItems(withIdentifiers: ["0"])
            #expect(stage.pager.visibleCells[0] === old, "a visible one stays")
            for _ in 0..<6 {
                stage.pager.scrollToNext(animated: false)
                stage.device.layOut()
            }
            #expect(stage.seen == ["6@0"] && old.superview == nil)
            #expect(stage.pager.track.subviews.allSatisfy { $0 is SpokenCell })
        }

        @Test func typingEndsWhenItsCellIsGone() {
            let stage = Stage(items: (0..<9).map { "\($0)" })
            let field = UIView()
            stage.pager.visibleCells[0].addSubview(field)
            field.becomeFirstResponder()
            stage.pager.scrollToNext()
            stage.settle()
            #expect(field.isFirstResponder, "its cell is kept ready")
            stage.pager.scrollToNext()
            stage.settle()
            #expect(!field.isFirstResponder)
        }

        @Test func newCellsDoNotFlyInAfterARotation() {
            let stage = Stage(items: (0..<12).map { "\($0)" }) {
                $0.extent = .points(130)
                $0.snap = .item
            }
            let old = stage.pager.track.subviews
            UIView.animate(withDuration: 0.3) {
                stage.window.frame.size = CGSize(width: 800, height: 300)
                stage.pager.frame = stage.window.bounds
                stage.device.layOut()
            }
            #expect(stage.pager.visibleCells.count == 7)
            let flown = stage.device.animated
            #expect(flown.contains { $0 === stage.pager.visibleCells[0] })
            for cell in stage.pager.track.subviews where !old.contains(where: { $0 === cell }) {
                #expect(!flown.contains { $0.isDescendant(of: cell) })
            }
        }

        @Test func diffableSnapshotsAreApplied() {
            let stage = Stage()
            let rooms = LoopPagerCellRegistration<TextCell, String> { cell, _, id in cell.text = id
            }
            let source = LoopPagerDiffableDataSource<Int, String>(pager: stage.pager) {
                pager,
                index,
                id in
                pager.dequeueConfiguredReusableCell(using: rooms, for: index, item: id)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["p", "q", "r"])
            source.apply(snapshot)
            stage.device.layOut()
            #expect(stage.seen == ["p@0"])
            let cell = stage.pager.visibleCells[0]
            snapshot.insertItems(["o"], beforeItem: "p")
            snapshot.deleteItems(["q"])
            snapshot.reconfigureItems(["p"])
            source.apply(snapshot)
            stage.device.layOut()
            #expect(stage.seen == ["p@0"] && stage.pager.visibleCells[0] === cell)
            #expect(source.index(for: "p") == 1 && source.itemIdentifier(at: 2) == "r")
            let current: String? = source.itemIdentifier(for: stage.pager.currentItem)
            #expect(current == "p")
            snapshot = source.snapshot()
            snapshot.reloadItems(["p"])
            source.apply(snapshot)
            let other = stage.pager.visibleCells[0]
            #expect(other !== cell)
            snapshot = source.snapshot()
            snapshot.appendItems(["s"])
            source.apply(snapshot)
            #expect(stage.pager.visibleCells[0] === other, "it was reloaded once")
            snapshot.reloadSections([0])
            source.apply(snapshot)
            #expect(stage.pager.visibleCells[0] !== other)
            stage.pager.scroll(toItemWithIdentifier: "o", animated: false)
            #expect(stage.currentID == "o")
        }

        @Test func aCallbackCanChangeItems() {
            let stage = Stage(items: ["a", "b", "c"])
            stage.listener.onEvent = { event in
                guard event == "change a b" else { return }
                stage.source.items = ["a", "b"]
                stage.pager.updateItems()
            }
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen == ["b@0"] && stage.pager.numberOfItems == 2)
        }

        @Test("iCarousel#444: reloading asks for each cell once")
        func reloadingAsksForEachCellOnce() {
            let stage = Stage(items: [])
            stage.source.items = ["a", "b", "c"]
            stage.pager.reloadData()
            #expect(stage.source.takeAsked().sorted() == ["a", "b", "c"])
            stage.pager.reloadData()
            #expect(stage.source.takeAsked().sorted() == ["a", "b", "c"])
        }
    }
}

/// A list whose items have no identity.
@MainActor
private final class NamelessSource: LoopPagerViewDataSource {
    var items: [String]

    init(_ items: [String]) {
        self.items = items
    }

    func numberOfItems(in pager: LoopPagerView) -> Int { items.count }

    func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
        let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
        (cell as? TextCell)?.text = items[index]
        return cell
    }
}
