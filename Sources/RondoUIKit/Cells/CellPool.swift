#if os(iOS) || os(Linux)
    import UIKit

    /// Cells that show nothing at present, and how new ones are made.
    @MainActor
    final class CellPool {
        /// Whose cells they are, for what is wrong.
        private let owner: String
        private let pool = ReusePool<UIView>()
        /// The cell that is filled anew at present: the next one of its kind that is asked for.
        private(set) var reconfigured: UIView?

        init(of owner: String) {
            self.owner = owner
        }

        /// How many cells there are, those that show something too.
        var count: Int { pool.count }

        /// Says how cells of an identifier are made; those that wait are thrown away.
        func register(_ identifier: String, make: @escaping () -> UIView) {
            for cell in pool.register(identifier, make: make) { cell.removeFromSuperview() }
        }

        /// Says that cells of an identifier come from a nib.
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

        /// The cell that is being filled anew, else one that is free, else a new one.
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

        /// A cell of a registration, filled by it.
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

        /// Has a cell filled anew, by whoever asks for one of its kind meanwhile.
        func reconfiguring<Answer>(_ cell: UIView, _ ask: () -> Answer) -> Answer {
            let outer = reconfigured
            reconfigured = cell
            defer { reconfigured = outer }
            return ask()
        }

        /// Takes a cell back, hidden; a view from elsewhere leaves.
        func take(_ cell: UIView) {
            // Being hidden does not: what is typed would go on into it.
            cell.endEditing(true)
            (cell as? any LoopPagerReusableView)?.didEndUse()
            if pool.give(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
        }

        /// Lets go of cells that wait while more do than are in use.
        func trim() {
            for cell in pool.trim() { cell.removeFromSuperview() }
        }

        /// Lets go of all cells that wait.
        func empty() {
            for cell in pool.empty() { cell.removeFromSuperview() }
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
