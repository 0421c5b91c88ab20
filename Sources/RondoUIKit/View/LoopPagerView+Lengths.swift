#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Asks for the lengths of all items anew, as is done by itself when the user wants text of
        /// another size.
        ///
        /// - Complexity: O(n).
        public func invalidateLengths() {
            setNeedsLayout()
            guard isInStep else { return }
            setItems(engine.identifiers)
        }

        /// Asks for the lengths of some items anew, such as once their content has come.
        ///
        /// The current item's leading edge stays where it is on screen, in motion too, and what
        /// follows makes room; auto-advance goes on as it is.
        ///
        /// - Parameter identifiers: Of the items; those that are not there are passed over.
        /// - Precondition: Traps on a length that breaks its rule.
        /// - Complexity: O(k log n) for `k` items whose lengths are in points, else O(n).
        public func invalidateLengths(of identifiers: [AnyHashable]) {
            guard isInStep else { return }
            let known = Set(identifiers).compactMap { identifier in
                indexForItem(withIdentifier: identifier).map { (index: $0, identifier: identifier) }
            }
            let items = read(known)
            for (place, item) in zip(known, items) { checkLength(of: item, at: place.index) }
            let lengths = items.compactMap { item -> (key: ItemKey, length: Points)? in
                guard case .points(let length) = item.extent else { return nil }
                return (item.key, length)
            }
            guard lengths.count == items.count else { return invalidateLengths() }
            if !lengths.isEmpty { change(adding: items) { engine.change(.measure(lengths)) } }
        }

        /// Whether the data source has as many items as the pager knows; one that has changed and
        /// not said so yet is read when it does.
        private var isInStep: Bool { dataSource?.numberOfItems(in: self) == numberOfItems }
    }
#endif
