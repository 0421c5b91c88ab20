#if canImport(UIKit)
    import UIKit

    /// Cells that show nothing at present, and how new ones are made.
    @MainActor
    final class CellPool {
        private var makers: [String: () -> UIView] = [:]
        private var free: [(identifier: String, cell: UIView)] = []
        private var identifiers: [ObjectIdentifier: String] = [:]

        /// Says how cells of an identifier are made; those that wait are thrown away.
        func register(_ identifier: String, make: @escaping () -> UIView) {
            makers[identifier] = make
            free.removeAll { entry in
                guard entry.identifier == identifier else { return false }
                forget(entry.cell)
                return true
            }
        }

        /// Whether a way to make such cells is registered.
        func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

        /// The identifier that a cell was dequeued with, nil for a view from elsewhere.
        func identifier(of cell: UIView) -> String? { identifiers[ObjectIdentifier(cell)] }

        /// A cell that is free, else a new one.
        func dequeue(_ identifier: String) -> UIView {
            if let place = free.lastIndex(where: { $0.identifier == identifier }) {
                let cell = free.remove(at: place).cell
                Self.prepareForReuse(cell)
                return cell
            }
            guard let make = makers[identifier] else {
                preconditionFailure(
                    """
                    LoopPagerView.dequeueReusableCell: no cell is registered for \
                    "\(identifier)", register a class or a nib first
                    """
                )
            }
            let cell = make()
            identifiers[ObjectIdentifier(cell)] = identifier
            return cell
        }

        /// Takes a cell back, hidden; a view from elsewhere leaves the pager.
        func take(_ cell: UIView) {
            guard let identifier = identifier(of: cell) else { return cell.removeFromSuperview() }
            cell.isHidden = true
            free.append((identifier, cell))
        }

        private func forget(_ cell: UIView) {
            identifiers[ObjectIdentifier(cell)] = nil
            cell.removeFromSuperview()
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
