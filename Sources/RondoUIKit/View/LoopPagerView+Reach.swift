#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    // At a pinned end several items share a resting place, and all of them are reached there.

    extension LoopPagerView {
        /// The index of the last item at the current item's resting place; nil without items.
        @_spi(RondoSwiftUI) public var reachedIndex: Int? { engine.scroller.reachedIndex?.value }

        /// Calls `onReachChange` if another item is reached.
        func reportReach() {
            guard let onReachChange, reachedIndex != reportedReach else { return }
            reportedReach = reachedIndex
            onReachChange()
        }
    }

    extension ShelvesView {
        /// The index of the last shelf at the current shelf's resting place; nil without shelves.
        @_spi(RondoSwiftUI) public var reachedIndex: Int? {
            engine.shelves.list.reachedIndex?.value
        }

        /// Calls `onReachChange` if another shelf is reached.
        func reportReach() {
            guard let onReachChange, reachedIndex != reportedReach else { return }
            reportedReach = reachedIndex
            onReachChange()
        }
    }
#endif
