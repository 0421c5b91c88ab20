import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Taps on cells, their context menus and drags.
    @Suite @MainActor struct SelectionTests {
        @MainActor
        private final class Chooser: LoopPagerViewSelecting, ShelvesViewSelecting {
            private var events: [String] = []
            var refused: AnyHashable?
            let menu = UIContextMenuConfiguration()

            func take() -> [String] {
                defer { events = [] }
                return events
            }

            private func add(_ event: String, _ item: LoopPagerItem, _ shelf: AnyHashable? = nil) {
                let place = shelf.map { " on \($0)" } ?? ""
                events.append("\(event) \(item.identifier)\(place)")
            }

            func loopPagerView(_ pager: LoopPagerView, shouldHighlight item: LoopPagerItem) -> Bool
            {
                item.identifier != refused
            }

            func loopPagerView(
                _ pager: LoopPagerView,
                didHighlight cell: UIView,
                for item: LoopPagerItem
            ) {
                add("highlight", item)
                #expect((cell as? UICollectionViewCell)?.isHighlighted == true)
            }

            func loopPagerView(
                _ pager: LoopPagerView,
                didUnhighlight cell: UIView,
                for item: LoopPagerItem
            ) {
                add("unhighlight", item)
                #expect((cell as? UICollectionViewCell)?.isHighlighted == false)
            }

            func loopPagerView(
                _ pager: LoopPagerView,
                didSelect cell: UIView,
                for item: LoopPagerItem
            ) { add("select", item) }

            func loopPagerView(
                _ pager: LoopPagerView,
                contextMenuConfigurationFor item: LoopPagerItem,
                at point: CGPoint
            ) -> UIContextMenuConfiguration? {
                add("menu", item)
                return menu
            }

            func loopPagerView(
                _ pager: LoopPagerView,
                dragItemsFor item: LoopPagerItem,
                at point: CGPoint
            ) -> [UIDragItem] {
                add("drag", item)
                return item.identifier == refused
                    ? [] : [UIDragItem(itemProvider: NSItemProvider(object: item.identifier))]
            }

            func shelvesView(
                _ view: ShelvesView,
                shouldHighlight item: LoopPagerItem,
                onShelf shelf: AnyHashable
            ) -> Bool { item.identifier != refused }

            func shelvesView(
                _ view: ShelvesView,
                didHighlight cell: UIView,
                for item: LoopPagerItem,
                onShelf shelf: AnyHashable
            ) { add("highlight", item, shelf) }

            func shelvesView(
                _ view: ShelvesView,
                didUnhighlight cell: UIView,
                for item: LoopPagerItem,
                onShelf shelf: AnyHashable
            ) { add("unhighlight", item, shelf) }

            func shelvesView(
                _ view: ShelvesView,
                contextMenuConfigurationFor item: LoopPagerItem,
                onShelf shelf: AnyHashable,
                at point: CGPoint
            ) -> UIContextMenuConfiguration? {
                add("menu", item, shelf)
                return menu
            }

            func shelvesView(
                _ view: ShelvesView,
                dragItemsFor item: LoopPagerItem,
                onShelf shelf: AnyHashable,
                at point: CGPoint
            ) -> [UIDragItem] {
                add("drag", item, shelf)
                return []
            }

            func shelvesView(
                _ view: ShelvesView,
                didSelect cell: UIView,
                for item: LoopPagerItem,
                onShelf shelf: AnyHashable
            ) { add("select", item, shelf) }
        }

        private let stage = Stage { $0.extent = .points(150) }
        private let chooser = Chooser()

        init() {
            stage.pager.selectionDelegate = chooser
        }

        private func down(_ x: CGFloat) {
            stage.finger.down(at: CGPoint(x: x, y: 300))
        }

        @Test func aTapSelects() {
            down(200)
            stage.finger.up()
            #expect(chooser.take() == ["highlight b", "unhighlight b", "select b"])
            // The same finger taps again, elsewhere.
            down(20)
            stage.device.advance(by: 0.2)
            #expect(chooser.take() == ["highlight a"])
            stage.finger.up()
            #expect(chooser.take() == ["unhighlight a", "select a"])
        }

        @Test func anItemThatReplacesTheTouchedOneIsNotSelected() {
            stage.pager.configuration.extent = .viewport
            stage.device.layOut()
            down(200)
            stage.device.advance(by: 0.2)
            let cell = stage.pager.visibleCells[0]
            #expect(chooser.take() == ["highlight a"])
            stage.source.items = ["x", "y", "z"]
            stage.pager.updateItems()
            #expect(stage.seen == ["x@0"] && stage.pager.visibleCells[0] === cell)
            #expect(chooser.take() == ["unhighlight a"])
            stage.finger.up()
            #expect(chooser.take() == [])
        }

        @Test func theCellOfARemovedItemLooksPlainAgain() {
            down(20)
            stage.device.advance(by: 0.2)
            #expect(chooser.take() == ["highlight a"])
            stage.source.items = ["b", "c"]
            stage.pager.updateItems(animated: true)
            #expect(chooser.take() == ["unhighlight a"])
            let cells = stage.pager.track.subviews.compactMap { $0 as? UICollectionViewCell }
            #expect(!cells.contains { $0.isHighlighted })
            stage.finger.up()
            #expect(chooser.take() == [])
        }

        @Test func aDragSelectsNothing() {
            down(200)
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 5)
            stage.finger.up()
            stage.settle()
            #expect(chooser.take() == [])
            down(20)
            stage.device.advance(by: 0.2)
            stage.finger.drag(by: CGPoint(x: 0, y: 60), steps: 5)
            stage.finger.up()
            #expect(chooser.take().map { $0.prefix(2) } == ["hi", "un"])
        }

        @Test func aTouchThatStopsMovingContentIsNoTap() {
            stage.pager.scrollToNext()
            stage.device.advance(by: 0.1)
            down(200)
            stage.finger.up()
            stage.settle()
            #expect(chooser.take() == [])
        }

        @Test func aDoubleTapOnAnAdjustablePagerSelectsTheItemThatIsRead() {
            stage.pager.isAccessibilityAdjustable = true
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next() && reader.focus === stage.pager)
            for item in ["a", "b", "c"] {
                reader.activate()
                #expect(chooser.take().last == "select \(item)")
                stage.pager.accessibilityIncrement()
                stage.settle()
            }
        }

        @Test func theActivationPointOfAnAppWins() {
            stage.pager.isAccessibilityAdjustable = true
            stage.pager.accessibilityActivationPoint = CGPoint(x: 320, y: 10)
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next())
            reader.activate()
            #expect(chooser.take().last == "select c")
        }

        @Test func refusedItemsAndGapsAreNotSelected() {
            chooser.refused = "b"
            down(200)
            stage.finger.up()
            #expect(chooser.take() == [])
            stage.pager.configuration.spacing = 40
            stage.device.layOut()
            down(170)
            stage.finger.up()
            #expect(chooser.take() == [])
            #expect(stage.pager.item(at: CGPoint(x: 170, y: 300)) == nil)
            #expect(stage.pager.item(at: CGPoint(x: 200, y: 300))?.index == 1)
        }

        @Test func noItemIsOutsideThePager() {
            #expect(stage.pager.indexForItem(at: CGPoint(x: 200, y: 10)) == 1)
            let outside = [CGPoint(x: -5, y: 10), CGPoint(x: 405, y: 10), CGPoint(x: 200, y: 700)]
            #expect(outside.allSatisfy { stage.pager.indexForItem(at: $0) == nil })
        }

        @Test func aControlInACellKeepsItsTouches() {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
            stage.pager.visibleCells[1].addSubview(button)
            down(200)
            stage.finger.up()
            #expect(chooser.take() == [])
        }

        @Test func aCellHasAMenu() throws {
            let interactions = stage.pager.interactions.compactMap {
                $0 as? UIContextMenuInteraction
            }
            let interaction = try #require(interactions.first)
            #expect(interaction.open(at: CGPoint(x: 320, y: 10)) === chooser.menu)
            #expect(interaction.preview(of: chooser.menu)?.view === stage.pager.visibleCells[2])
            #expect(chooser.take() == ["menu c"])
            stage.pager.selectionDelegate = nil
            #expect(stage.pager.interactions.isEmpty)
            down(200)
            stage.finger.up()
            #expect(chooser.take() == [])
        }

        private func drag(on view: UIView) throws -> UIDragInteraction {
            let all = view.interactions.compactMap { $0 as? UIDragInteraction }
            return try #require(all.first)
        }

        @Test func anItemCanBeDraggedOut() throws {
            let drag = try drag(on: stage.pager)
            let lifted = drag.lift(at: CGPoint(x: 200, y: 300))
            #expect(lifted.items.map { $0.itemProvider.object as? AnyHashable } == ["b"])
            #expect(lifted.views.first === stage.pager.visibleCells[1])
            #expect(drag.cancel().first === stage.pager.visibleCells[1])
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            #expect(drag.cancel().isEmpty, "its cell is reused")
            chooser.refused = "c"
            #expect(drag.lift(at: CGPoint(x: 20, y: 300)).items.isEmpty)
            #expect(drag.lift(at: CGPoint(x: 20, y: 700)).items.isEmpty, "outside")
            #expect(chooser.take() == ["drag b", "drag c"])
            stage.pager.selectionDelegate = nil
            #expect(stage.pager.interactions.isEmpty)
        }

        @Test func aBannerWaitsWhileAMenuOrADragLiftsACell() throws {
            stage.pager.configuration.advance = .every(3)
            let menu = try #require(
                stage.pager.interactions.compactMap { $0 as? UIContextMenuInteraction }.first
            )
            let drag = try drag(on: stage.pager)
            _ = menu.open(at: CGPoint(x: 200, y: 300))
            stage.device.advance(by: 7)
            #expect(stage.currentID == "a" && stage.pager.pauses == .hovered)
            _ = drag.lift(at: CGPoint(x: 200, y: 300))
            menu.close()
            stage.device.advance(by: 7)
            #expect(stage.currentID == "a" && stage.pager.pauses == .hovered)
            _ = drag.cancel()
            stage.device.advance(by: 4)
            #expect(stage.currentID == "b" && stage.pager.pauses == [])
            _ = menu.open(at: CGPoint(x: 200, y: 300))
            stage.pager.selectionDelegate = nil
            #expect(stage.pager.pauses == [])
        }

        @Test func itemsOfShelvesCanBeDraggedOut() throws {
            let stage = ShelvesStage()
            stage.view.selectionDelegate = chooser
            let cell = stage.view.visibleCells[0]
            let place = cell.convert(cell.bounds, to: nil)
            _ = try drag(on: stage.view).lift(at: CGPoint(x: place.midX, y: place.midY))
            let item = stage.view.item(at: CGPoint(x: place.midX, y: place.midY))
            let reported = chooser.take()
            #expect(reported == ["drag \(item!.item.identifier) on \(item!.shelf.identifier)"])
        }

        @Test func itemsOfShelvesCanBeSelected() {
            let stage = ShelvesStage()
            stage.view.selectionDelegate = chooser
            stage.press(x: 150, y: 150)
            stage.finger.up()
            #expect(
                chooser.take() == ["highlight B1 on B", "unhighlight B1 on B", "select B1 on B"]
            )
            let item = stage.view.item(at: CGPoint(x: 150, y: 150))?.item
            #expect(stage.source.itemIdentifier(for: item) == "B1")
            chooser.refused = "A0"
            stage.press(x: 50, y: 50)
            stage.finger.up()
            stage.swipe(y: 150, dx: -150)
            stage.settle()
            #expect(chooser.take() == [])
        }

        @Test func itemsOfARestingShelfAreSelectedWhileAnotherMoves() {
            let stage = ShelvesStage()
            stage.view.selectionDelegate = chooser
            stage.swipe(y: 150, dx: -150)
            #expect(stage.view.isMoving)
            stage.press(x: 50, y: 50)
            stage.finger.up()
            #expect(chooser.take().last == "select A0 on A")
            stage.press(x: 50, y: 150)
            stage.finger.up()
            #expect(chooser.take() == [], "it stopped its shelf")
            stage.settle()
            stage.swipe(y: 250, dy: -150)
            #expect(stage.view.phase == .decelerating)
            stage.press(x: 50, y: 50)
            stage.finger.up()
            #expect(chooser.take() == [], "it stopped the list")
        }

        @Test(arguments: [true, false])
        func anItemOfARunningMarqueeIsSelected(isScrollEnabled: Bool) {
            stage.pager.configuration.snap = .none
            stage.pager.configuration.advance = AutoAdvance(speed: 50)
            stage.pager.isScrollEnabled = isScrollEnabled
            stage.device.advance(by: 3)
            #expect(stage.pager.phase == .animating)
            let item = stage.pager.item(at: CGPoint(x: 200, y: 300))?.identifier
            down(200)
            stage.device.advance(by: 0.2)
            let held = stage.seen
            stage.device.advance(by: 0.5)
            #expect(stage.seen == held)
            stage.finger.up()
            #expect(chooser.take().last == item.map { "select \($0)" })
            stage.device.advance(by: 1)
            #expect(stage.seen != held, "it runs again")
        }

        @Test func theTouchedItemOfARemovedShelfIsNotSelected() {
            let stage = ShelvesStage(4)
            stage.view.selectionDelegate = chooser
            stage.press(x: 50, y: 150)
            stage.device.advance(by: 0.2)
            #expect(chooser.take() == ["highlight B0 on B"])
            stage.source.apply(ShelvesStage.shelves(4, items: 12).filter { $0.id != "B" })
            #expect(chooser.take() == ["unhighlight B0 on B"])
            stage.finger.up()
            #expect(chooser.take() == [])
        }

        @Test func aSecondaryClickSelectsNothing() {
            stage.finger.down(at: CGPoint(x: 200, y: 300), button: .secondary)
            stage.device.advance(by: 0.2)
            stage.finger.up()
            #expect(chooser.take() == [])
            down(200)
            stage.finger.up()
            #expect(chooser.take().last == "select b")
        }

        @Test func itemsOfShelvesHaveMenus() throws {
            let stage = ShelvesStage()
            stage.view.selectionDelegate = chooser
            let interactions = stage.view.interactions.compactMap {
                $0 as? UIContextMenuInteraction
            }
            let interaction = try #require(interactions.first)
            #expect(interaction.open(at: CGPoint(x: 150, y: 150)) === chooser.menu)
            let cell = stage.view.cells(forItemWithIdentifier: "B1").first
            #expect(interaction.preview(of: chooser.menu)?.view === cell)
            #expect(chooser.take() == ["menu B1 on B"])
        }
    }
}
