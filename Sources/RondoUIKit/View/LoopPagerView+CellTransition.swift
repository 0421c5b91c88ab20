#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Draws cells depending on their positions; see `cellTransition`.
        func drawTransition() {
            guard let cellTransition else { return }
            let position = engine.scroller.slotPosition
            for tile in engine.scroller.tiles {
                guard let cell = track.cell(of: tile) else { continue }
                cellTransition(cell, max(-1, min(Double(tile.slot.number) - position, 1)))
            }
        }

        /// Resets the cells, and draws them with another transition.
        func transitionDidChange(from old: ((UIView, CGFloat) -> Void)?) {
            if let old { for cell in track.shown.values { old(cell.cell, 0) } }
            track.setNeedsUpdate()
        }

        /// Draws the cells again with the next update, because the transition has other values.
        @_spi(RondoSwiftUI) public func setNeedsTransition() {
            track.setNeedsUpdate()
        }
    }
#endif
