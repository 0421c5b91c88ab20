#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Requests the lengths of all items again, as is done automatically for another text size.
        ///
        /// - Complexity: O(n).
        public func invalidateLengths() {
            sizes.expire()
            setNeedsLayout()
            guard isInStep else { return }
            setItems(engine.identifiers)
        }

        /// Requests the lengths of some items again, for example when their content has arrived.
        ///
        /// The leading edge of the current item stays in place on screen, also in motion, and the
        /// items after it make room; auto-advance continues.
        ///
        /// - Parameter identifiers: The items' identifiers; unknown ones are ignored.
        /// - Precondition: Traps on a length that breaks its rule.
        /// - Complexity: O(k log n) for `k` items whose lengths are in points, else O(n).
        public func invalidateLengths(of identifiers: [AnyHashable]) {
            guard isInStep else { return }
            let known = Set(identifiers).compactMap { identifier in
                indexForItem(withIdentifier: identifier).map { (index: $0, identifier: identifier) }
            }
            let items = read(known)
            measureAnew(items.map(\.key))
            for (place, item) in zip(known, items) { checkLength(of: item, at: place.index) }
            let lengths = items.compactMap { item -> (key: ItemKey, length: Points)? in
                guard case .points(let length) = item.extent else { return nil }
                return (item.key, length)
            }
            guard lengths.count == items.count else { return invalidateLengths() }
            if !lengths.isEmpty { change { engine.change(.measure(lengths)) } }
        }

        /// Whether the data source has as many items as the pager; otherwise it has changed and
        /// will report it.
        private var isInStep: Bool { dataSource?.numberOfItems(in: self) == numberOfItems }
    }
#endif
