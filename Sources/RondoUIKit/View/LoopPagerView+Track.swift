#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView: CellRow {
        func revision(of item: ItemKey) -> Int? { nil }

        func newCell(for item: ItemKey) -> UIView? {
            guard let dataSource, let index = engine.scroller.items.index(of: item)?.value else {
                return nil
            }
            let cell = dataSource.loopPagerView(self, cellForItemAt: index)
            precondition(
                track.use(of: cell) == nil || cell === cells.reconfigured,
                """
                LoopPagerView: the cell for item \(index) is shown already, must be a free one; in \
                a short loop an item has two cells: dequeue them, or set tiles to .pages(keep: 1)
                """
            )
            return cell
        }

        func report(_ step: TileEvent, of item: ItemKey, tile number: Int) {
            report(.tile(step, item, tile: number))
        }

        /// The cell loses the effect of a transition.
        func release(_ cell: UIView) {
            cellTransition?(cell, 0)
            cells.take(cell)
        }

        var row: Scroller? { engine.scroller }

        var isDraggedElsewhere: Bool { false }

        func take(_ input: Input) {
            track.isMoved = true
            engine.take(input)
        }

        func aim(at distance: Points) {
            engine.update { $0.aim(at: distance) }
        }

        func press() {
            // It also pauses auto-advance of content at rest.
            engine.take(.press(x: 0, y: 0))
        }

        func letGo() {
            engine.take(.cancel)
        }

        func bring(_ index: ItemIndex, way: Way, animated: Bool) {
            scroll(to: index.value, animated: animated, way: way)
        }
    }
#endif
