#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The unused cells of a view, and the ways to make new ones.
    @MainActor
    final class CellPool: ReusePool<UIView> {
        /// The name of the owner, for error messages.
        private let owner: String
        /// The cell that is being filled again: the next one of its kind to be dequeued.
        private(set) var reconfigured: UIView?
        #if !os(tvOS)
            /// The touches of the cells in use, if anyone needs them.
            weak var touches: CellTouches?
        #endif

        init(of owner: String) {
            self.owner = owner
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

        /// The cell that is being filled again, else an unused one, else a new one.
        func dequeue(_ identifier: String) -> UIView {
            if let reconfigured, self.identifier(of: reconfigured) == identifier {
                return reconfigured
            }
            if let cell = takeFree(identifier) {
                Self.prepareForReuse(cell)
                return cell
            }
            guard let cell = make(identifier) else {
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
            if !knows(identifier) {
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

        /// Fills a cell again.
        ///
        /// - Parameters:
        ///   - old: The cell.
        ///   - ask: Asks the data source for the cell.
        /// - Returns: The cell, nil if the data source is gone.
        /// - Precondition: Traps if the data source gives another cell.
        @discardableResult
        func refill(_ old: UIView, _ ask: () -> UIView?) -> UIView? {
            guard let cell = reconfiguring(old, ask) else { return nil }
            precondition(
                cell === old,
                """
                \(owner): the data source gave another cell for an item that is filled again, must \
                be the one that it dequeues
                """
            )
            return cell
        }

        /// Calls a function that fills a cell again, if it dequeues one of that kind.
        func reconfiguring<Answer>(_ cell: UIView, _ ask: () -> Answer) -> Answer {
            reconfigured = cell
            defer { reconfigured = nil }
            return ask()
        }

        /// Returns a cell to the pool, hidden; a view from elsewhere is removed.
        func take(_ cell: UIView) {
            #if !os(tvOS)
                touches?.cellWillLeave(cell)
            #endif
            // Hiding does not end editing: typed text would still reach the cell.
            cell.endEditing(true)
            cell.layer.endAdditions()
            // A view from elsewhere can be shown again elsewhere.
            cell.accessibilityElementsHidden = false
            (cell as? any LoopPagerReusableView)?.didEndUse()
            if give(cell) { cell.isHidden = true } else { discard(cell) }
        }

        override func discard(_ cell: UIView) {
            cell.removeFromSuperview()
            (cell as? any DiscardableCell)?.didLeave()
        }

        private static func prepareForReuse(_ cell: UIView) {
            if let cell = cell as? UICollectionReusableView {
                cell.prepareForReuse()
            } else {
                (cell as? any LoopPagerReusableView)?.prepareForReuse()
            }
        }
    }
#endif
