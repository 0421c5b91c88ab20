#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The unused cells of a view, and the ways to make new ones.
    @MainActor
    final class CellPool {
        /// The name of the owner, for error messages.
        private let owner: String
        private let pool = ReusePool<UIView>()
        /// The cell that is being filled again: the next one of its kind to be dequeued.
        private(set) var reconfigured: UIView?

        init(of owner: String) {
            self.owner = owner
        }

        /// The number of cells, including those in use.
        var count: Int { pool.count }

        /// Registers a way to make cells of an identifier; waiting ones are discarded.
        func register(_ identifier: String, make: @escaping () -> UIView) {
            discard(pool.register(identifier, make: make))
        }

        /// Registers a nib for cells of an identifier.
        func register(_ nib: UINib, _ identifier: String) {
            register(identifier) { [owner] in
                guard let cell = nib.instantiate(withOwner: nil, options: nil).first as? UIView
                else {
                    preconditionFailure(
                        "\(owner): the nib for \"\(identifier)\" must begin with a view"
                    )
                }
                return cell
            }
        }

        /// The identifier that a cell was dequeued with, nil for a view from elsewhere.
        func identifier(of cell: UIView) -> String? { pool.identifier(of: cell) }

        /// The cell that is being filled again, else an unused one, else a new one.
        func dequeue(_ identifier: String) -> UIView {
            if let reconfigured, self.identifier(of: reconfigured) == identifier {
                return reconfigured
            }
            if let cell = pool.takeFree(identifier) {
                Self.prepareForReuse(cell)
                return cell
            }
            guard let cell = pool.make(identifier) else {
                preconditionFailure(
                    """
                    \(owner).dequeueReusableCell: no cell is registered for \
                    "\(identifier)", register a class or a nib first
                    """
                )
            }
            return cell
        }

        /// A cell of a registration, filled by its handler.
        func dequeue<Cell: UIView, Item>(
            _ registration: LoopPagerCellRegistration<Cell, Item>,
            for index: Int,
            _ item: Item
        ) -> Cell {
            let identifier = registration.identifier
            if !pool.knows(identifier) {
                if let nib = registration.nib {
                    register(nib, identifier)
                } else {
                    register(identifier) { Cell() }
                }
            }
            let view = dequeue(identifier)
            guard let cell = view as? Cell else {
                preconditionFailure(
                    "LoopPagerCellRegistration: the nib has \(type(of: view)), must be \(Cell.self)"
                )
            }
            registration.handler(cell, index, item)
            return cell
        }

        /// Calls a function that fills a cell again, if it dequeues one of that kind.
        func reconfiguring<Answer>(_ cell: UIView, _ ask: () -> Answer) -> Answer {
            let outer = reconfigured
            reconfigured = cell
            defer { reconfigured = outer }
            return ask()
        }

        /// Returns a cell to the pool, hidden; a view from elsewhere is removed.
        func take(_ cell: UIView) {
            // Hiding does not end editing: typed text would still reach the cell.
            cell.endEditing(true)
            cell.layer.endAdditions()
            (cell as? any LoopPagerReusableView)?.didEndUse()
            if pool.give(cell) { cell.isHidden = true } else { discard([cell]) }
        }

        /// Releases waiting cells that exceed the number in use.
        func trim() {
            discard(pool.trim())
        }

        /// Releases all waiting cells.
        func empty() {
            discard(pool.empty())
        }

        private func discard(_ cells: [UIView]) {
            for cell in cells {
                cell.removeFromSuperview()
                (cell as? any DiscardableCell)?.didLeave()
            }
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
