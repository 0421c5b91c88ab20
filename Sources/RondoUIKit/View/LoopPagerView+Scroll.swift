#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Scrolls from code take over from a finger that is down, and from any motion.

    extension LoopPagerView {
        /// Scrolls to an item, across the seam if that is the way.
        ///
        /// Before the first layout the item is stored, and shown immediately by that layout.
        ///
        /// - Parameters:
        ///   - index: The item's index.
        ///   - animated: Whether it takes 0.3 seconds; under reduced motion it is immediate.
        ///     Default `true`.
        ///   - way: The direction in a loop. Default `.shortest`; a pinned end may leave only one
        ///     way.
        /// - Precondition: Traps if `index` is not that of an item.
        public func scroll(to index: Int, animated: Bool = true, way: Way = .shortest) {
            precondition(
                engine.key(at: index) != nil,
                "LoopPagerView.scroll: \(index) must be the index of one of \(numberOfItems) items"
            )
            let isNear = keeper?.isNear(index, way) ?? true
            takeOver {
                engine.scroll(to: ItemIndex(index), way: way, animated: animated && isNear)
            }
        }

        /// Scrolls to an item by its identity.
        ///
        /// - Parameters:
        ///   - identifier: The item's identifier.
        ///   - animated: As above.
        ///   - way: As above.
        /// - Returns: False if there is no such item.
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

        /// Goes to the next stop, counted from the target of a motion; does nothing at a pinned
        /// end.
        ///
        /// Each item is a stop, except with a `step` of several items, and where items rest at the
        /// same pinned end.
        ///
        /// - Parameter animated: Default `true`.
        public func scrollToNext(animated: Bool = true) {
            takeOver { _ = engine.take(.next(animated: animated)) }
        }

        /// Goes to the previous stop; see `scrollToNext(animated:)`.
        ///
        /// - Parameter animated: Default `true`.
        public func scrollToPrevious(animated: Bool = true) {
            takeOver { _ = engine.take(.previous(animated: animated)) }
        }

        /// Handles a tap on the status bar.
        func scrollToFirst() {
            if numberOfItems > 0 { scroll(to: 0) }
        }
    }
#endif
