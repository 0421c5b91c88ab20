#if os(iOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// A pager, or what is one underneath, and its modifiers.
    ///
    /// They stand before the modifiers of every view, as `bold()` of a text does;
    /// `pagerConfiguration(_:)` may stand anywhere.
    @MainActor
    public protocol PagerView: View {
        /// The items in order.
        associatedtype Data: RandomAccessCollection
        /// Their identities.
        associatedtype ID: Hashable
        /// What is shown of an item.
        associatedtype Content: View

        /// What modifiers change.
        var pager: LoopPager<Data, ID, Content> { get set }
    }

    // MARK: - How it is laid out

    extension PagerView {
        /// Scrolls along an axis; without this, the horizontal one.
        ///
        /// - Parameter axis: Which one.
        /// - Returns: A pager that does.
        public func axis(_ axis: Axis) -> Self {
            configured { $0.axis = axis == .vertical ? .vertical : .horizontal }
        }

        /// Stops at an end, or at both; without this the items go round and round.
        ///
        /// - Parameter ends: Where the content stops.
        /// - Returns: A pager that does.
        public func pinned(_ ends: PinnedEnds) -> Self {
            configured { $0.ends = ends.ends }
        }

        /// Leaves a gap between neighbours.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: A pager that does.
        public func spacing(_ spacing: CGFloat) -> Self {
            configured { $0.spacing = spacing }
        }

        /// Makes all items so long along the axis; without this they are as long as the pager.
        ///
        /// - Parameter length: In points, 0 or more; nil for the length of the pager.
        /// - Returns: A pager that does.
        public func itemLength(_ length: CGFloat?) -> Self {
            configured { $0.extent = length.map { .points($0) } ?? .viewport }
        }

        /// Rests items at an edge of the pager, or in its middle; without this at the start.
        ///
        /// - Parameter alignment: Where.
        /// - Returns: A pager that does.
        public func itemAlignment(_ alignment: Configuration.Alignment) -> Self {
            configured { $0.alignment = alignment }
        }

        /// Keeps pages that were shown, with their state, until they are so far away.
        ///
        /// Without this an item is kept while it is seen or the next one to be.
        ///
        /// - Parameter distance: From the current item, in items; 1 or more. At rest, what is as
        ///   far away or further is let go of.
        /// - Returns: A pager that does.
        public func keep(_ distance: Int) -> Self {
            configured { $0.tiles = .pages(keep: distance) }
        }

        /// Shows some of the items; what was hidden comes back at its place.
        ///
        /// An item that is hidden is not counted, and a current one gives way to its successor in the
        /// direction of travel.
        ///
        /// - Parameter isShown: Whether an item is; called for each item in each update. Nil for all.
        /// - Returns: A pager that does.
        public func filter(_ isShown: ((Data.Element) -> Bool)?) -> Self {
            changed { $0.isShown = isShown }
        }

        /// Changes what has no modifier of its own, such as `physics` and `short`.
        ///
        /// - Parameter change: Changes the engine's configuration. Viewport, direction and initial
        ///   item are the pager's own.
        /// - Returns: A pager with that configuration.
        public func configured(_ change: @escaping (inout Configuration) -> Void) -> Self {
            changed { $0.options.changes.append(change) }
        }
    }

    // MARK: - How it moves

    extension PagerView {
        /// Says where the content rests after a lift; without this, at most one item further.
        ///
        /// - Parameter snap: Where.
        /// - Returns: A pager that does.
        public func snap(_ snap: Snap) -> Self {
            configured { $0.snap = snap }
        }

        /// Goes on by itself: not while a finger holds it, out of sight, or with reduced motion.
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to that of the next, in seconds; nil for never.
        ///   - duration: How long a step takes, in seconds; at most the interval. Nil, the default,
        ///     for 0.3, or the interval where that is less.
        /// - Returns: A pager that does.
        public func autoAdvance(
            every interval: TimeInterval?,
            duration: TimeInterval? = nil
        ) -> Self {
            configured { $0.advance = interval.map { .every($0, duration: duration) } }
        }

        /// Goes this way round when the selection is set from elsewhere; without this, the
        /// shortest.
        ///
        /// - Parameter way: Which way; where an end leaves one way only, that one.
        /// - Returns: A pager that does.
        public func scrollWay(_ way: Way) -> Self {
            changed { $0.options.way = way }
        }

        /// Does not scroll by fingers; SwiftUI's own modifier does the same from iOS 16 on, and
        /// `disabled(_:)` does so in all versions.
        ///
        /// - Parameter isDisabled: Whether it does not.
        /// - Returns: A pager that does not.
        public func scrollDisabled(_ isDisabled: Bool) -> Self {
            changed { $0.options.isScrollDisabled = isDisabled }
        }

        /// Lets a proxy scroll it.
        ///
        /// - Parameter proxy: Kept as a state of the view around the pager.
        /// - Returns: A pager that does.
        public func proxy(_ proxy: PagerProxy) -> Self {
            changed { $0.options.proxy = proxy }
        }
    }

    // MARK: - What it tells

    // All of these are told in the next turn of the run loop, when state may be changed.

    extension PagerView {
        /// Tells each time that things came to rest on another item, by a finger or otherwise, and
        /// of the first one.
        ///
        /// - Parameter action: Given the item.
        /// - Returns: A pager that does.
        public func onSettle(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onSettle.append(action) }
        }

        /// Tells each time that another item is the nearest to its resting place, as it moves.
        ///
        /// - Parameter action: Given the item.
        /// - Returns: A pager that does.
        public func onPageChange(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onPageChange.append(action) }
        }

        /// Tells when the current item comes near the last one, to load more.
        ///
        /// It tells once for a last item, and again when the current item has been further away
        /// from it in between.
        ///
        /// - Parameters:
        ///   - distance: How near, in items; 0 or more.
        ///   - action: Loads more.
        /// - Returns: A pager that does.
        public func onReachEnd(
            within distance: Int = 2,
            perform action: @escaping () -> Void
        ) -> Self {
            changed { $0.handlers.onReachEnd.append(ReachEnd(distance, action)) }
        }

        /// Sets what VoiceOver says when another item is shown; without this `SpokenText.page`.
        ///
        /// - Parameter text: Makes it of the item's number, from 1, and the count.
        /// - Returns: A pager that says it.
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
