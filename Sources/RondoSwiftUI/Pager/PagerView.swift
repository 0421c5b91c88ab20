#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// A pager, or a view based on one, with its modifiers.
    ///
    /// They come before the modifiers of every view, like `bold()` of a text;
    /// `pagerConfiguration(_:)` can be anywhere.
    @MainActor
    public protocol PagerView: View {
        /// The items in order.
        associatedtype Data: RandomAccessCollection
        /// Their identities.
        associatedtype ID: Hashable
        /// The view of an item.
        associatedtype Content: View

        /// The pager that modifiers change.
        var pager: LoopPager<Data, ID, Content> { get set }
    }

    // MARK: - Layout

    extension PagerView {
        /// Sets the scroll axis; the default is horizontal.
        ///
        /// - Parameter axis: The axis.
        /// - Returns: The changed pager.
        public func axis(_ axis: Axis) -> Self {
            configured { $0.axis = axis == .vertical ? .vertical : .horizontal }
        }

        /// Pins one end or both; by default the items are a loop.
        ///
        /// - Parameter ends: The ends at which the content stops.
        /// - Returns: The changed pager.
        public func pinned(_ ends: PinnedEnds) -> Self {
            configured { $0.ends = ends.ends }
        }

        /// Sets the gap between neighbours.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: The changed pager.
        public func spacing(_ spacing: CGFloat) -> Self {
            configured { $0.spacing = spacing }
        }

        /// Sets the length of all items along the axis; by default it is that of the pager.
        ///
        /// - Parameter length: In points, 0 or more; nil for the length of the pager.
        /// - Returns: The changed pager.
        public func itemLength(_ length: CGFloat?) -> Self {
            configured { $0.extent = length.map { .points($0) } ?? .viewport }
        }

        /// Sets where items rest in the pager; by default at the start.
        ///
        /// - Parameter alignment: The alignment.
        /// - Returns: The changed pager.
        public func itemAlignment(_ alignment: Configuration.Alignment) -> Self {
            configured { $0.alignment = alignment }
        }

        /// Keeps pages that were shown, with their state, up to a distance.
        ///
        /// By default an item is kept while it is visible or next to the visible ones.
        ///
        /// - Parameter distance: From the current item, in items; 1 or more. At rest, pages at this
        ///   distance or further away are released.
        /// - Returns: The changed pager.
        public func keep(_ distance: Int) -> Self {
            configured { $0.tiles = .pages(keep: distance) }
        }

        /// Shows only some of the items; a hidden item returns at its place.
        ///
        /// A hidden item is not counted, and a current one is replaced by its successor in the
        /// direction of travel.
        ///
        /// - Parameter isShown: Whether an item is shown; called for each item in each update. Nil
        ///   for all.
        /// - Returns: The changed pager.
        public func filter(_ isShown: ((Data.Element) -> Bool)?) -> Self {
            changed { $0.isShown = isShown }
        }

        /// Changes options without a modifier, such as `physics` and `short`.
        ///
        /// - Parameter change: Changes the engine's configuration. The pager sets viewport,
        ///   direction and initial item.
        /// - Returns: The changed pager.
        public func configured(_ change: @escaping (inout Configuration) -> Void) -> Self {
            changed { $0.options.changes.append(change) }
        }
    }

    // MARK: - Motion

    extension PagerView {
        /// Sets where the content rests after a lift; by default at most one item further.
        ///
        /// - Parameter snap: The kind of snapping.
        /// - Returns: The changed pager.
        public func snap(_ snap: Snap) -> Self {
            configured { $0.snap = snap }
        }

        /// Sets auto-advance; it waits during a touch, out of sight, and under reduced motion.
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next, in seconds; nil for
        ///     never.
        ///   - duration: The duration of a step, in seconds; at most the interval. Nil, the
        ///     default, for 0.3, or the interval if that is less.
        /// - Returns: The changed pager.
        public func autoAdvance(
            every interval: TimeInterval?,
            duration: TimeInterval? = nil
        ) -> Self {
            autoAdvance(interval.map { .every($0, duration: duration) })
        }

        /// Sets auto-advance by steps or as a marquee.
        ///
        ///     .autoAdvance(.every(5))
        ///     .autoAdvance(AutoAdvance(speed: 40))
        ///
        /// - Parameter advance: The automatic movement; nil for none.
        /// - Returns: The changed pager.
        public func autoAdvance(_ advance: AutoAdvance?) -> Self {
            configured { $0.advance = advance }
        }

        /// Sets auto-advance by durations; it waits during a touch, out of sight, and under reduced
        /// motion.
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next.
        ///   - duration: The duration of a step; at most the interval. Nil, the default, for 0.3
        ///     seconds, or the interval if that is less.
        /// - Returns: The changed pager.
        @available(iOS 16, tvOS 16, *)
        public func autoAdvance(
            every interval: Duration,
            duration: Duration? = nil
        ) -> Self {
            autoAdvance(.every(interval, duration: duration))
        }

        /// Sets the direction in a loop when the selection is set; the default is the shortest.
        ///
        /// - Parameter way: The direction; a pinned end may leave only one way.
        /// - Returns: The changed pager.
        public func scrollWay(_ way: Way) -> Self {
            changed { $0.options.way = way }
        }

        /// Turns scrolling by fingers off; from iOS 16 on SwiftUI's own modifier does the same, and
        /// `disabled(_:)` does in all versions.
        ///
        /// - Parameter isDisabled: Whether it is off.
        /// - Returns: The changed pager.
        public func scrollDisabled(_ isDisabled: Bool) -> Self {
            changed { $0.options.isScrollDisabled = isDisabled }
        }

        /// Connects a proxy.
        ///
        /// - Parameter proxy: A state of the parent view.
        /// - Returns: The changed pager.
        public func proxy(_ proxy: PagerProxy) -> Self {
            changed { $0.options.proxy = proxy }
        }
    }

    // MARK: - Events

    // These actions run in the next turn of the run loop, when state can be changed.

    extension PagerView {
        /// Adds an action for content that comes to rest on another item, by a finger or otherwise,
        /// and for the first item.
        ///
        /// - Parameter action: Gets the item.
        /// - Returns: The changed pager.
        public func onSettle(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onSettle.append(action) }
        }

        /// Adds an action for another item that is nearest to its resting place, during the motion.
        ///
        /// - Parameter action: Gets the item.
        /// - Returns: The changed pager.
        public func onPageChange(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onPageChange.append(action) }
        }

        /// Adds an action for a rest of auto-advance that starts or ends, for a view of the remaining
        /// time.
        ///
        ///     .onRestChange { seconds in
        ///         progress = 0
        ///         guard let seconds else { return }
        ///         withAnimation(.linear(duration: seconds)) { progress = 1 }
        ///     }
        ///
        /// - Parameter action: Gets the time until the next step, in seconds; nil when the rest has
        ///   ended by a step, a finger, or any other reason to wait.
        /// - Returns: The changed pager.
        public func onRestChange(perform action: @escaping (TimeInterval?) -> Void) -> Self {
            changed { $0.handlers.onRestChange.append(action) }
        }

        /// Adds an action for a current item that comes near the last one, to load more.
        ///
        /// It runs once for a last item, and again if the current item has been further away from
        /// it in between.
        ///
        /// - Parameters:
        ///   - distance: The distance, in items; 0 or more.
        ///   - action: Loads more.
        /// - Returns: The changed pager.
        public func onReachEnd(
            within distance: Int = 2,
            perform action: @escaping () -> Void
        ) -> Self {
            changed { $0.handlers.onReachEnd.append(ReachEnd(distance, action)) }
        }

        /// Sets the VoiceOver text for another item; by default `SpokenText.page`.
        ///
        /// - Parameter text: Returns the text for the item's number, from 1, and the count.
        /// - Returns: The changed pager.
        public func pageDescription(
            _ text: @escaping @MainActor (_ page: Int, _ count: Int) -> String
        ) -> Self {
            changed { $0.options.pageDescription = text }
        }

        func changed(_ change: (inout LoopPager<Data, ID, Content>) -> Void) -> Self {
            var copy = self
            change(&copy.pager)
            return copy
        }
    }
#endif
