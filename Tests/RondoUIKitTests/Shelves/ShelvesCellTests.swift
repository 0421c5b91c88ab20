import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Cells, headers and changes of the data.
    @Suite @MainActor struct ShelvesCellTests {
        typealias Shelf = ShelvesStage.Source.Shelf

        @Test func scrollingMakesOnlyAsManyCellsAsAreShown() {
            let stage = ShelvesStage(20, items: 30)
            var most = stage.view.engine.shelves.live.reduce(0) { $0 + $1.tiles.count }
            for round in 0..<6 {
                stage.swipe(y: 150, dx: -130, steps: 5)
                stage.swipe(y: 150, dy: round < 4 ? -130 : 130, steps: 5)
                for _ in 0..<20 {
                    stage.device.advance(by: 0.016)
                    most = max(
                        most,
                        stage.view.engine.shelves.live.reduce(0) { $0 + $1.tiles.count }
                    )
                }
            }
            #expect(stage.view.numberOfCells <= most, "\(stage.view.numberOfCells) of \(most)")
            #expect(stage.view.rows.count <= 6)
            stage.checkPlaces()
        }

        @Test func droppedCellsDoNotCount() {
            let stage = ShelvesStage()
            let number = stage.view.numberOfCells
            for _ in 0..<100 {
                _ = stage.view.dequeueReusableCell(withReuseIdentifier: "film")
            }
            stage.settle()
            #expect(stage.view.numberOfCells <= number)
        }

        @Test func cellsMoveFromShelfToShelf() {
            let stage = ShelvesStage { $0.list.overscan = 0 }
            #expect(stage.view.numberOfCells == 15)
            stage.view.scroll(toShelf: "F", animated: false)
            stage.device.layOut()
            #expect(stage.view.visibleShelves.map(\.identifier) == ["F", "G", "H"])
            #expect(stage.view.numberOfCells == 15)
        }

        @Test func duringAJumpEachCellShowsItsOwnItem() {
            let stage = ShelvesStage { $0.list.overscan = 0 }
            var reported = 0
            stage.listener.onEvent = { event in
                for shelf in "ABCDEFGH" {
                    for item in (0..<12).map({ "\(shelf)\($0)" }) {
                        let cells = stage.view.cells(forItemWithIdentifier: item)
                        #expect(cells.allSatisfy { ($0 as? TextCell)?.text == item }, "\(event)")
                    }
                }
                let shown = stage.view.visibleCells.compactMap { ($0 as? TextCell)?.text }
                let items = stage.view.visibleItems.map { "\($0.item.identifier.base)" }
                #expect(Set(shown).isSubset(of: items), "\(event): \(shown)")
                reported += 1
            }
            stage.view.scroll(toItem: "A6", onShelf: "A", animated: false)
            stage.view.scroll(toShelf: "F", animated: false)
            stage.listener.onEvent = nil
            #expect(reported > 10)
        }

        @Test func newShelvesDoNotFlyInAfterARotation() {
            let stage = ShelvesStage { $0.list.overscan = 0 }
            let old = Set(stage.view.rows.values.map(ObjectIdentifier.init))
            UIView.animate(withDuration: 0.3) {
                stage.window.frame.size = CGSize(width: 300, height: 700)
                stage.view.frame = stage.window.bounds
                stage.device.layOut()
            }
            #expect(stage.view.visibleShelves.count == 7)
            let flown = stage.device.animated
            #expect(flown.contains { $0 === stage.row("A") })
            for row in stage.view.rows.values where !old.contains(ObjectIdentifier(row)) {
                #expect(!flown.contains { $0.isDescendant(of: row) })
            }
        }

        @Test func remainingCellsAreNotRequestedAgain() {
            let stage = ShelvesStage()
            stage.source.apply(
                [Shelf(id: "X", items: ["X0", "X1"])] + ShelvesStage.shelves(8, items: 15)
            )
            stage.device.layOut()
            #expect(stage.view.currentShelf?.identifier == AnyHashable("A"))
            #expect(stage.seen[0] == "A@0: A0@0 A1@100 A2@200 A3@300")
            #expect(!stage.takeAsked().contains { $0 == "A0" || $0 == "C3" })
        }

        @Test(arguments: [false, true])
        func changesUnderTheFingerMoveNothing(isList: Bool) {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "D4", onShelf: "D", animated: false)
            stage.device.layOut()
            stage.press(y: 50)
            stage.finger.drag(by: isList ? CGPoint(x: 0, y: -40) : CGPoint(x: -60, y: 0), steps: 8)
            let before = stage.seen
            var snapshot = stage.source.snapshot()
            snapshot.deleteItems(["D0", "D2", "E7"])
            snapshot.insertItems(["new"], beforeItem: "D1")
            stage.source.apply(
                [Shelf(id: "X", items: [])]
                    + snapshot.sectionIdentifiers.map {
                        Shelf(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
                    }.filter { $0.id != "B" }
            )
            stage.device.layOut()
            #expect(stage.seen == before)
            stage.finger.drag(by: isList ? CGPoint(x: 0, y: -30) : CGPoint(x: -30, y: 0), steps: 4)
            let moved = isList ? stage.listOffset : stage.offset("D") ?? 0
            // Before D one shelf was removed and one inserted; of D's items two were removed and
            // one inserted.
            #expect(abs(moved - (isList ? 360 : 380)) < 1.1)
            stage.finger.up()
            stage.settle()
            stage.checkPlaces()
        }

        @Test func aRemovedShelfReturnsAtItsOffset() {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "A3", onShelf: "A", animated: false)
            stage.device.layOut()
            let all = stage.source.shelves
            stage.source.apply(all.filter { $0.id != "A" })
            stage.device.layOut()
            #expect(stage.seen[0] == "B@0: B0@0 B1@100 B2@200 B3@300")
            stage.source.apply(all)
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A3@0 A4@100 A5@200 A6@300")
        }

        @Test func anItemCanBeOnSeveralShelves() {
            let stage = ShelvesStage()
            stage.source.apply([
                Shelf(id: "1", items: ["same", "a"]), Shelf(id: "2", items: ["b", "same"]),
            ])
            stage.device.layOut()
            #expect(stage.view.cells(forItemWithIdentifier: "same").count == 2)
            stage.source.update([ShelvesStage.Film(id: "same", title: "here")])
            #expect(stage.seen == ["1@0: same=here@0 a@100", "2@100: b@0 same=here@100"])
        }

        @Test func headersAreDequeuedAndReused() throws {
            let stage = ShelvesStage(12) { $0.list.extent = .points(130) }
            stage.view.headerHeight = 30
            stage.view.register(Header.self, forCellWithReuseIdentifier: "header")
            stage.source.headerProvider = { view, index, id in
                let header = view.dequeueReusableCell(withReuseIdentifier: "header")
                (header as? Header)?.text = "\(index) \(id)"
                return header
            }
            stage.device.layOut()
            let header = try #require(stage.view.header(forShelfWithIdentifier: "B") as? Header)
            #expect(header.text == "1 B")
            #expect(
                header.convert(header.bounds, to: nil)
                    == CGRect(x: 0, y: 130, width: 400, height: 30)
            )
            let cell = stage.view.cells(forItemWithIdentifier: "B1")[0]
            #expect(
                cell.convert(cell.bounds, to: nil)
                    == CGRect(x: 100, y: 160, width: 100, height: 100)
            )
            for shelf in ["F", "L", "C"] {
                stage.view.scroll(toShelf: shelf, animated: false)
                stage.device.layOut()
            }
            #expect(Header.made <= 5, "three visible, one on each side")
            let names = stage.view.visibleShelves.map { shelf in
                (stage.view.header(forShelfWithIdentifier: shelf.identifier) as? Header)?.text
            }
            #expect(names == ["2 C", "3 D", "4 E"])
            Header.made = 0
        }

        @Test func shelvesCanHaveTheirOwnLayouts() {
            let stage = ShelvesStage(3)
            stage.source.optionsProvider = { id in
                var options = ShelfOptions()
                guard id == "B" else { return options }
                var layout = ShelfLayout()
                layout.extent = .points(300)
                layout.spacing = 10
                layout.snap = .item
                layout.ends = .loop
                layout.alignment = .center
                options.layout = layout
                options.height = .points(150)
                options.headerHeight = 20
                return options
            }
            stage.source.lengthProvider = { $0 == "A1" ? .points(50) : nil }
            stage.device.layOut()
            #expect(
                stage.seen == [
                    "A@0: A0@0 A1@100 A2@150 A3@250 A4@350",
                    "B@100: B11@-260 B0@50 B1@360", "C@250: C0@0 C1@100 C2@200 C3@300",
                ]
            )
        }

        @Test func identifiersOfEventsHaveTheTypesOfTheSource() {
            let stage = ShelvesStage(3, items: 4)
            let shelf = stage.view.currentShelf
            let id: String? = stage.source.shelfIdentifier(for: shelf)
            #expect(id == "A")
            #expect(shelf.map { stage.source.shelfIdentifier(for: $0.identifier) } == "A")
            let place = stage.view.item(at: CGPoint(x: 150, y: 50))
            #expect(stage.source.itemIdentifier(for: place?.item) == "A1")
            let removed = LoopPagerItem(identifier: "A3", index: nil)
            #expect(stage.source.itemIdentifier(for: removed) == "A3")
            #expect(stage.source.shelfIdentifier(for: 7) == nil)
        }

        @Test func aReloadedShelfGetsAnotherHeaderAndOtherCells() {
            let stage = ShelvesStage(3, items: 2)
            var asked: [String] = []
            stage.view.headerHeight = 30
            stage.view.register(Header.self, forCellWithReuseIdentifier: "header")
            stage.source.headerProvider = { view, _, id in
                asked.append(id)
                return view.dequeueReusableCell(withReuseIdentifier: "header")
            }
            stage.device.layOut()
            let cells = ["A0", "B0"].map { stage.view.cells(forItemWithIdentifier: $0)[0] }
            asked = []
            _ = stage.takeAsked()
            var snapshot = stage.source.snapshot()
            snapshot.reloadSections(["B"])
            stage.source.apply(snapshot)
            #expect(asked == ["B"] && stage.takeAsked() == ["B0", "B1"])
            #expect(stage.view.cells(forItemWithIdentifier: "A0")[0] === cells[0])
            #expect(stage.view.cells(forItemWithIdentifier: "B0")[0] !== cells[1])
        }

        @Test func reconfiguringKeepsTheCellAndReloadingDoesNot() {
            let stage = ShelvesStage()
            let cell = stage.view.cells(forItemWithIdentifier: "A1")[0]
            var snapshot = stage.source.snapshot()
            snapshot.reconfigureItems(["A1", "H3"])
            stage.source.apply(snapshot)
            #expect(stage.takeAsked() == ["A1"])
            #expect(stage.view.cells(forItemWithIdentifier: "A1")[0] === cell)
            snapshot = stage.source.snapshot()
            snapshot.reloadItems(["A1"])
            stage.source.apply(snapshot)
            #expect(stage.takeAsked() == ["A1"])
            #expect(stage.view.cells(forItemWithIdentifier: "A1")[0] !== cell)
            #expect(stage.seen[0] == "A@0: A0@0 A1@100 A2@200 A3@300")
        }

        /// Its layout pass includes that of the shelf, which the scroll view has moved meanwhile.
        @Test func aCellCanLayItselfOutWhileItIsFilled() {
            let stage = ShelvesStage()
            stage.view.register(EagerCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.device.layOut()
            stage.row("A")?.track.contentOffset.x += 100
            stage.view.reconfigureItems(withIdentifiers: ["A3"])
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A1@0 A2@100 A3@200 A4@300")
            stage.checkPlaces()
        }

        @Test func aHeaderCanLayItselfOutWhileItIsFilled() {
            let stage = ShelvesStage(8, items: 2)
            stage.view.headerHeight = 30
            var kind = "header"
            for kind in [kind, "other"] {
                stage.view.register(EagerCell.self, forCellWithReuseIdentifier: kind)
            }
            stage.source.headerProvider = { view, _, id in
                let header = view.dequeueReusableCell(withReuseIdentifier: kind)
                (header as? TextCell)?.text = id
                return header
            }
            stage.device.layOut()
            stage.view.track.contentOffset.y += 100
            kind = "other"
            // The first call gives the shelf another header, the second one fills that again.
            for _ in 0..<2 { stage.view.reconfigureShelves(["C"]) }
            stage.device.layOut()
            let headers = stage.view.visibleShelves.map {
                (stage.view.header(forShelfWithIdentifier: $0.identifier) as? TextCell)?.text
            }
            #expect(headers == ["B", "C", "D"])
        }

        @Test func cellsGetTheirEventsInOrder() {
            let stage = ShelvesStage(4, items: 5) { $0.list.overscan = 0 }
            stage.view.scroll(toShelf: "B", animated: false)
            stage.device.layOut()
            #expect(
                stage.listener.take() == [
                    "change list: A B", "settle list: A B", "didEndDisplaying list: A",
                    "willDisplay list: D", "didDisappear A: A0", "didDisappear A: A1",
                    "didDisappear A: A2", "didDisappear A: A3", "reclaim A: A0", "reclaim A: A1",
                    "reclaim A: A2", "reclaim A: A3", "willAppear D: D0", "willAppear D: D1",
                    "willAppear D: D2", "willAppear D: D3",
                ]
            )
        }

        @Test func aCallbackCanChangeShelves() {
            let stage = ShelvesStage()
            stage.listener.onEvent = { [unowned stage] event in
                guard event == "change list: A B" else { return }
                stage.source.apply(stage.source.shelves.filter { $0.id != "A" })
            }
            stage.view.scroll(toShelf: "D")
            stage.settle()
            #expect(stage.view.currentShelf?.identifier == AnyHashable("D"))
            #expect(stage.listOffset == 200)
            stage.checkPlaces()
        }

        /// A stage in which a cell that leaves calls a function, as the end of typing does.
        ///
        /// - Parameters:
        ///   - cell: Which of the cells that leave, from 1.
        ///   - act: The function.
        /// - Returns: The stage.
        private func leaving(
            _ cell: Int = 1,
            _ act: @escaping (ShelvesStage) -> Void
        ) -> ShelvesStage {
            let stage = ShelvesStage(8) { $0.list.overscan = 0 }
            stage.view.register(LeavingCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.device.layOut()
            var number = 0
            LeavingCell.onLeave = { [unowned stage] in
                number += 1
                if number == cell { act(stage) }
            }
            return stage
        }

        @Test func aCellThatLeavesCanRemoveAShelf() {
            let stage = leaving { $0.source.apply($0.source.shelves.filter { $0.id != "A" }) }
            stage.view.scroll(toShelf: "H", animated: false)
            stage.device.layOut()
            #expect(stage.view.visibleShelves.map(\.identifier) == ["F", "G", "H"])
            stage.checkPlaces()
        }

        @Test func aCellThatLeavesCanRemoveAnItemOfTheNextShelf() {
            let stage = leaving { stage in
                var shelves = stage.source.shelves
                shelves[3].items.removeFirst(2)
                stage.source.apply(shelves)
            }
            stage.view.scroll(toShelf: "D", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0] == "D@0: D2@0 D3@100 D4@200 D5@300")
            stage.checkPlaces()
        }

        @Test func aCellThatLeavesCanReloadTheItemsThatLeaveWithIt() {
            let stage = leaving(2) { stage in
                var snapshot = stage.source.snapshot()
                snapshot.reloadItems(["A0", "A1", "A2", "A3", "C0"])
                stage.source.apply(snapshot)
            }
            stage.view.scroll(toShelf: "B", animated: false)
            stage.device.layOut()
            #expect(stage.view.visibleShelves.map(\.identifier) == ["B", "C", "D"])
            stage.checkPlaces()
        }

        @Test func aHeaderThatIsRequestedCanRemoveAShelf() {
            let stage = ShelvesStage(8) { $0.list.overscan = 0 }
            stage.view.headerHeight = 20
            stage.view.register(TextCell.self, forCellWithReuseIdentifier: "header")
            stage.source.headerProvider = { [unowned stage] view, _, id in
                if id == "D", stage.source.shelves[0].id == "A" {
                    stage.source.apply(Array(stage.source.shelves.dropFirst()))
                }
                let header = view.dequeueReusableCell(withReuseIdentifier: "header")
                (header as? TextCell)?.text = id
                return header
            }
            stage.view.scroll(toShelf: "D", animated: false)
            stage.device.layOut()
            let shelves = stage.view.visibleShelves.map(\.identifier)
            #expect(shelves == ["D", "E", "F"])
            let headers = shelves.map {
                (stage.view.header(forShelfWithIdentifier: $0) as? TextCell)?.text
            }
            #expect(headers == ["D", "E", "F"])
            stage.checkPlaces()
        }

        @Test func anEmptyListShowsNothing() {
            let stage = ShelvesStage(0)
            stage.swipe(y: 150, dy: -100)
            stage.device.advance(by: 0.5)
            #expect(stage.seen.isEmpty && stage.view.currentShelf == nil)
            stage.source.apply(ShelvesStage.shelves(2, items: 1))
            stage.device.layOut()
            #expect(stage.seen == ["A@0: A0@0", "B@100: B0@0"])
        }
    }
}

/// A cell that calls a function when it leaves.
@MainActor
private final class LeavingCell: TextCell, LoopPagerReusableView {
    static var onLeave: (() -> Void)?

    func didEndUse() {
        Self.onLeave?()
    }
}

/// A cell that lays itself out when it gets a text.
@MainActor
private final class EagerCell: TextCell {
    override var text: String { didSet { layoutIfNeeded() } }
}

@MainActor
private final class Header: UIView {
    static var made = 0
    var text = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
