#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // What a programme asks for wins over a finger that is down, and over what is under way.

    extension LoopPagerView {
        /// Goes to an item, across the seam when that is the way.
        ///
        /// Before the first layout the item is shown at once when there is room.
        ///
        /// - Parameters:
        ///   - index: Of the item.
        ///   - animated: Whether it takes its 0.3 seconds; with reduced motion it never does.
        ///     Default `true`.
        ///   - way: Which way round. Default `.shortest`; where an end leaves one way only, that
        ///     one.
        /// - Precondition: Traps when `index` is not that of an item.
        public func scroll(to index: Int, animated: Bool = true, way: Way = .shortest) {
            precondition(
                engine.key(at: index) != nil,
                "LoopPagerView.scroll: \(index) must be the index of one of \(numberOfItems) items"
            )
            takeOver { engine.scroll(to: ItemIndex(index), way: way, animated: animated) }
        }

        /// Goes to an item by its identity.
        ///
        /// - Parameters:
        ///   - identifier: Of the item.
        ///   - animated: As above.
        ///   - way: As above.
        /// - Returns: False when there is no such item.
        @discardableResult
        public func scroll(
            toItemWithIdentifier identifier: AnyHashable,
            animated: Bool = true,
            way: Way = .shortest
        ) -> Bool {
            guard let index = indexForItem(withIdentifier: identifier) else { return false }
            scroll(to: index, animated: animated, way: way)
            return true
        }

        /// One item on, counted from the target when one is under way; nothing at a pinned end.
        ///
        /// - Parameter animated: Default `true`.
        public func scrollToNext(animated: Bool = true) {
            takeOver { _ = engine.take(.next(animated: animated)) }
        }

        /// One item back; see `scrollToNext(animated:)`.
        ///
        /// - Parameter animated: Default `true`.
        public func scrollToPrevious(animated: Bool = true) {
            takeOver { _ = engine.take(.previous(animated: animated)) }
        }

        /// The user has tapped the status bar.
        func scrollToFirst() {
            if numberOfItems > 0 { scroll(to: 0) }
        }
    }
#endif
