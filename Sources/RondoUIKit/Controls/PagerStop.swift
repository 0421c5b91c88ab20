#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// Where a pager is, among the places where it can rest: for buttons, "3 of 7" and dots.
    ///
    /// Each item is a stop, except between two pinned ends, where items that rest at the same end
    /// share one, and with a `step` of several items.
    public struct PagerStop: Equatable, Sendable {
        /// The number of the stop, from 0: of the target of a motion, or else of the current item;
        /// nil without items.
        public let index: Int?
        /// The number of stops.
        public let count: Int
        /// Whether a step back would not move; never in a loop with something to scroll.
        public let isFirst: Bool
        /// Whether a step forward would not move; never in a loop with something to scroll.
        public let isLast: Bool
    }

    extension LoopPagerView {
        /// The stop of the target item, or else of the current item.
        ///
        ///     pager.onStopChange = { [back, forward] stop in
        ///         back.isEnabled = !stop.isFirst
        ///         forward.isEnabled = !stop.isLast
        ///     }
        public var selectedStop: PagerStop {
            let stops = engine.scroller.stops
            return PagerStop(
                index: selectedItem?.index.map { stops.stop(of: ItemIndex($0)) },
                count: stops.count,
                isFirst: engine.scroller.isAtStart,
                isLast: engine.scroller.isAtEnd
            )
        }

        /// Calls `onStopChange` if the stop differs from the last reported one.
        func reportStop() {
            guard let onStopChange else { return }
            let stop = selectedStop
            guard stop != reportedStop else { return }
            reportedStop = stop
            onStopChange(stop)
        }
    }
#endif
