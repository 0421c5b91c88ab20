#if canImport(UIKit)
    import UIKit

    /// Cells that show nothing at present, and how new ones are made.
    @MainActor
    final class CellPool {
        /// Whose cells they are, for what is wrong.
        private let owner: String
        private var makers: [String: () -> UIView] = [:]
        private var free: [(identifier: String, cell: UIView)] = []
        private var identifiers: [ObjectIdentifier: String] = [:]
        /// The cell that is filled anew at present: the next one of its kind that is asked for.
        private(set) var reconfigured: UIView?

        init(of owner: String) {
            self.owner = owner
        }

        /// How many cells there are, those that show something too.
        var count: Int { identifiers.count }

        /// Says how cells of an identifier are made; those that wait are thrown away.
        func register(_ identifier: String, make: @escaping () -> UIView) {
            makers[identifier] = make
            free.removeAll { entry in
                guard entry.identifier == identifier else { return false }
                forget(entry.cell)
                return true
            }
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
        func identifier(of cell: UIView) -> String? { identifiers[ObjectIdentifier(cell)] }

        /// The cell that is being filled anew, else one that is free, else a new one.
        func dequeue(_ identifier: String) -> UIView {
            if let reconfigured, self.identifier(of: reconfigured) == identifier {
                return reconfigured
            }
            if let place = free.lastIndex(where: { $0.identifier == identifier }) {
                let cell = free.remove(at: place).cell
                Self.prepareForReuse(cell)
                return cell
            }
            guard let make = makers[identifier] else {
                preconditionFailure(
                    """
                    \(owner).dequeueReusableCell: no cell is registered for \
                    "\(identifier)", register a class or a nib first
                    """
                )
            }
            let cell = make()
            identifiers[ObjectIdentifier(cell)] = identifier
            return cell
        }

        /// A cell of a registration, filled by it.
        func dequeue<Cell: UIView, Item>(
            _ registration: LoopPagerCellRegistration<Cell, Item>,
            for index: Int,
            _ item: Item
        ) -> Cell {
            let identifier = registration.identifier
            if makers[identifier] == nil {
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
            reconfigured = cell
            defer { reconfigured = nil }
            return ask()
        }

        /// Takes a cell back, hidden; a view from elsewhere leaves.
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
