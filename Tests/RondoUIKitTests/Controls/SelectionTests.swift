import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Taps on cells, and their context menus.
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
            // The same finger may tap again, and elsewhere.
            down(20)
            stage.device.advance(by: 0.2)
            #expect(chooser.take() == ["highlight a"])
            stage.finger.up()
            #expect(chooser.take() == ["unhighlight a", "select a"])
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

        @Test func whatIsRefusedAndGapsAreNotSelected() {
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

        @Test func itemsOfShelvesAreSelected() {
            let stage = ShelvesStage()
            stage.view.selectionDelegate = chooser
            let cell = stage.view.visibleCells[0]
            let place = cell.convert(cell.bounds, to: nil)
            stage.finger.down(at: CGPoint(x: place.midX, y: place.midY))
            stage.finger.up()
            let told = chooser.take()
            let item = stage.view.item(at: CGPoint(x: place.midX, y: place.midY))
            #expect(told == ["select \(item!.item.identifier) on \(item!.shelf.identifier)"])
        }
    }
}
