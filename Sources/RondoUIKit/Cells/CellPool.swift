#if canImport(UIKit)
    import UIKit

    /// Cells that show nothing at present, and how new ones are made.
    @MainActor
    final class CellPool {
        private let pool = ReusePool<UIView>()

        /// Says how cells of an identifier are made; those that wait are thrown away.
        func register(_ identifier: String, make: @escaping () -> UIView) {
            for cell in pool.register(identifier, make: make) { cell.removeFromSuperview() }
        }

        /// Whether a way to make such cells is registered.
        func knows(_ identifier: String) -> Bool { pool.knows(identifier) }

        /// The identifier that a cell was dequeued with, nil for a view from elsewhere.
        func identifier(of cell: UIView) -> String? { pool.identifier(of: cell) }

        /// A cell that is free, else a new one.
        func dequeue(_ identifier: String) -> UIView {
            if let cell = pool.takeFree(identifier) {
                Self.prepareForReuse(cell)
                return cell
            }
            guard let cell = pool.make(identifier) else {
                preconditionFailure(
                    """
                    LoopPagerView.dequeueReusableCell: no cell is registered for \
                    "\(identifier)", register a class or a nib first
                    """
                )
            }
            return cell
        }

        /// Takes a cell back, hidden; a view from elsewhere leaves the pager.
        func take(_ cell: UIView) {
            (cell as? PageCell)?.letGo()
            if pool.give(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
        }

        static func prepareForReuse(_ cell: UIView) {
            if let cell = cell as? UICollectionReusableView {
                cell.prepareForReuse()
            } else {
                (cell as? any LoopPagerReusableView)?.prepareForReuse()
            }
        }
    }
#endif
