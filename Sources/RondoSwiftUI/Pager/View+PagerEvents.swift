#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    // Modifiers of any view for the events of all pagers, tickers and pages within it, also as
    // described in View+Pagers.swift. Actions of several modifiers all run, inner ones first, in
    // the next turn of the run loop, when state can be changed. An action with items runs for
    // pagers with items of its type.

    // MARK: - Switches

    extension View {
        /// Adds an action for content that comes to rest on another item, by a finger or otherwise,
        /// and for the first item, which is that of the selection if there is one.
        ///
        ///     .onPagerSettle(for: Room.self) { room in play(room) }
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item.
        /// - Returns: A view with these pagers.
        public func onPagerSettle<Item>(
            for items: Item.Type,
            perform action: @escaping (Item) -> Void
        ) -> some View {
            onPager(\.onSettle, action)
        }

        /// Adds an action for another item that is nearest to its resting place, during the motion.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item.
        /// - Returns: A view with these pagers.
        public func onPagerCurrentChange<Item>(
            for items: Item.Type,
            perform action: @escaping (Item) -> Void
        ) -> some View {
            onPager(\.onCurrentChange, action)
        }

        /// Adds an action for another item to play: the one at rest, as long as any part of the pager
        /// is visible and its scene is in the foreground.
        ///
        /// A pager that is scrolled away, or within a hidden view or page, has none. A sheet over it
        /// does not count.
        ///
        ///     .onPagerActiveChange(for: Room.self) { room in playing = room?.id }
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item; nil for none, as in a motion.
        /// - Returns: A view with these pagers.
        public func onPagerActiveChange<Item>(
            for items: Item.Type,
            perform action: @escaping (Item?) -> Void
        ) -> some View {
            onPager(\.onActiveChange, action)
        }

        /// Adds an action for the start of a switch: by a finger, a selection, or a step of
        /// auto-advance.
        ///
        /// Each begin is followed by one `onPagerSettle` or `onPagerSwitchCancel`, also if all
        /// items are removed. An immediate jump settles without a begin.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item that was at rest.
        /// - Returns: A view with these pagers.
        public func onPagerSwitchBegin<Item>(
            for items: Item.Type,
            perform action: @escaping (Item) -> Void
        ) -> some View {
            onPager(\.onSwitchBegin, action)
        }

        /// Adds an action for content that comes to rest on the item that it left, or that loses
        /// all its items in motion.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item.
        /// - Returns: A view with these pagers.
        public func onPagerSwitchCancel<Item>(
            for items: Item.Type,
            perform action: @escaping (Item) -> Void
        ) -> some View {
            onPager(\.onSwitchCancel, action)
        }

        /// Adds an action for each frame of a switch.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item that was at rest, the target or probable target, and the done
        ///     part of the way, from 0 to 1. During a drag the second is the next item in the
        ///     direction in which the content has left the first.
        /// - Returns: A view with these pagers.
        public func onPagerSwitchProgress<Item>(
            for items: Item.Type,
            perform action: @escaping (_ from: Item, _ to: Item, _ progress: CGFloat) -> Void
        ) -> some View {
            onPager(\.onSwitchProgress, action)
        }
    }

    // MARK: - Visible items

    extension View {
        /// Adds an action for an item that becomes visible.
        ///
        /// `onAppear` of the item's content comes when the content is made ready, which is earlier.
        /// With `Pages` the action matches the controllers' appearance, so they also disappear in
        /// the background.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item.
        /// - Returns: A view with these pagers.
        public func onPagerItemAppear<Item>(
            for items: Item.Type,
            perform action: @escaping (Item) -> Void
        ) -> some View {
            onPager(\.onItemAppear, action)
        }

        /// Adds an action for an item that is no longer visible, or is removed while visible, alone
        /// or with its pager; once for each time that it appeared.
        ///
        /// In the background, and below another screen, items of `LoopPager` and `Ticker` do not
        /// disappear, except the current one with `pagerKeepDistance(_:)`.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers run no action.
        ///   - action: Gets the item with its last known value, also if it is a binding.
        /// - Returns: A view with these pagers.
        public func onPagerItemDisappear<Item>(
            for items: Item.Type,
            perform action: @escaping (Item) -> Void
        ) -> some View {
            onPager(\.onItemDisappear, action)
        }

        private func onPager<Item, Action>(
            _ event: WritableKeyPath<PagerItemOptions<Item>, [Action]>,
            _ action: Action
        ) -> some View {
            pagers(for: Item.self) { $0[keyPath: event].insert(action, at: 0) }
        }
    }

    // MARK: - All pagers

    extension View {
        /// Adds an action for a current item that comes near the last one, to load more.
        ///
        /// It runs once for a last item, and again if the current item has been further away from
        /// it in between. At a pinned end all items that rest there count as current.
        ///
        /// - Parameters:
        ///   - distance: The distance, in items; 0 or more.
        ///   - action: Loads more.
        /// - Returns: A view with these pagers.
        public func onPagerReachEnd(
            within distance: Int = 2,
            perform action: @escaping () -> Void
        ) -> some View {
            let end = ReachEnd(distance, action)
            return pagers { $0.onReachEnd.insert(end, at: 0) }
        }

        /// Adds an action for another stop: the place of the item that is selected, or will be, the
        /// number of places, and whether it is the first or the last one.
        ///
        ///     .onPagerStopChange { stop in canGoForward = !stop.isLast }
        ///
        /// - Parameter action: Gets the first stop, and each other one, also if data or the size
        ///   have changed it.
        /// - Returns: A view with these pagers.
        public func onPagerStopChange(perform action: @escaping (PagerStop) -> Void) -> some View {
            pagers { $0.onStopChange.insert(action, at: 0) }
        }

        /// Adds an action for a rest of auto-advance that starts or ends, for a view of the
        /// remaining time.
        ///
        ///     .onPagerRestChange { seconds in
        ///         progress = 0
        ///         guard let seconds else { return }
        ///         withAnimation(.linear(duration: seconds)) { progress = 1 }
        ///     }
        ///
        /// - Parameter action: Gets the time until the next step, in seconds; nil when the rest has
        ///   ended by a step, a finger, or any other reason to wait.
        /// - Returns: A view with these pagers.
        public func onPagerRestChange(
            perform action: @escaping (TimeInterval?) -> Void
        ) -> some View {
            pagers { $0.onRestChange.insert(action, at: 0) }
        }
    }
#endif
