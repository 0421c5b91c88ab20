#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    // Modifiers of any view, for all pagers, tickers and pages within it. Their order among other
    // modifiers does not matter, and of two values for the same option the innermost wins. They do
    // not reach pagers within the items of a pager, except `pagersPaused(_:)`.

    // MARK: - Layout

    extension View {
        /// Sets the scroll axis of pagers; the default is horizontal, for a ticker vertical.
        ///
        /// - Parameter axis: The axis.
        /// - Returns: A view with these pagers.
        public func pagerAxis(_ axis: Axis) -> some View {
            pagerConfiguration { $0.axis = axis == .vertical ? .vertical : .horizontal }
        }

        /// Pins one end of pagers or both; by default the items are a loop.
        ///
        /// - Parameter ends: The ends at which the content stops.
        /// - Returns: A view with these pagers.
        public func pagerPinned(_ ends: PinnedEnds) -> some View {
            pagerConfiguration { $0.ends = ends.ends }
        }

        /// Sets the gap between neighbours in pagers.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: A view with these pagers.
        public func pagerSpacing(_ spacing: CGFloat) -> some View {
            pagerConfiguration { $0.spacing = spacing }
        }

        /// Sets free space at edges of pagers; items rest within it and are visible in it.
        ///
        ///     .pagerContentMargins(.horizontal, 32)   // the neighbours peek in
        ///
        /// - Parameters:
        ///   - edges: The edges; margins at other edges are unchanged.
        ///   - length: In points, 0 or more.
        /// - Returns: A view with these pagers.
        public func pagerContentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some View {
            pagers { $0.margins.set(edges, to: length) }
        }

        /// Sets the length of all items along the axis; by default it is that of the pager.
        ///
        /// - Parameter length: In points, 0 or more; nil for the length of the pager.
        /// - Returns: A view with these pagers.
        public func pagerItemLength(_ length: CGFloat?) -> some View {
            pagers {
                $0.itemsPerView = nil
                $0.changes.append { $0.extent = length.map { .points($0) } ?? .viewport }
            }
        }

        /// Sets how many items share a pager with the gaps between them, whatever its size.
        ///
        ///     .pagerItemsPerView(sizeClass == .compact ? 1.2 : 4)
        ///
        /// - Parameter count: Such as 2.5; above 0. Nil for items as long as the pager.
        /// - Returns: A view with these pagers.
        public func pagerItemsPerView(_ count: CGFloat?) -> some View {
            pagers {
                $0.itemsPerView = count
                $0.changes.append { $0.extent = .viewport }
            }
        }

        /// Gives each item of pagers its own length along the axis; pages have no lengths.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers are unchanged.
        ///   - length: In points, 0 or more. Called for each item in each update.
        /// - Returns: A view with these pagers.
        public func pagerItemLength<Item>(
            for items: Item.Type,
            _ length: @escaping (Item) -> CGFloat
        ) -> some View {
            pagers(for: items) { $0.length = length }
        }

        /// Sets where items rest in pagers; by default at the start.
        ///
        /// - Parameter alignment: The alignment.
        /// - Returns: A view with these pagers.
        public func pagerItemAlignment(_ alignment: Configuration.Alignment) -> some View {
            pagerConfiguration { $0.alignment = alignment }
        }

        /// Sets the lengths of items, or the height of pagers, from the content; by default the
        /// content decides neither.
        ///
        /// A pager with the height of its content is useful in a `ScrollView` or a `List`. With a
        /// vertical axis it is the width. Content is measured when it becomes ready, and in each
        /// update of the parent view.
        ///
        /// - Parameter sizing: The part of the layout that the content decides; see
        ///   `LoopPagerSizing`.
        /// - Returns: A view with these pagers.
        public func pagerSizing(_ sizing: LoopPagerSizing) -> some View {
            pagers { $0.sizing = sizing }
        }

        /// Keeps items that were shown, with their state, up to a distance.
        ///
        /// By default an item is kept while it is visible or next to the visible ones, and a page
        /// of `Pages` until it is three or more pages away.
        ///
        /// - Parameter distance: From the current item, in items; 1 or more. At rest, items at this
        ///   distance or further away are released.
        /// - Returns: A view with these pagers.
        public func pagerKeepDistance(_ distance: Int) -> some View {
            pagerConfiguration { $0.tiles = .pages(keep: distance) }
        }

        /// Shows only some of the items of pagers; a hidden item returns at its place.
        ///
        /// A hidden item is not counted, and a current one is replaced by its successor in the
        /// direction of travel.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers are unchanged.
        ///   - isShown: Whether an item is shown; called for each item in each update. Nil for all.
        /// - Returns: A view with these pagers.
        public func pagerFilter<Item>(
            for items: Item.Type,
            _ isShown: ((Item) -> Bool)?
        ) -> some View {
            pagers(for: items) { $0.isShown = isShown }
        }

        /// Changes options without a modifier, such as `physics` and `short`.
        ///
        ///     LoopPager(banners) { BannerView($0) }
        ///         .frame(height: 200)
        ///         .pagerConfiguration { $0.short = .still }
        ///
        /// - Parameter change: Changes the engine's configuration. Each pager sets viewport,
        ///   direction and initial item.
        /// - Returns: A view with these pagers.
        public func pagerConfiguration(
            _ change: @escaping (inout Configuration) -> Void
        ) -> some View {
            pagers { $0.changes.append(change) }
        }
    }

    // MARK: - Motion

    extension View {
        /// Sets where the content of pagers rests after a lift; by default at most one item
        /// further.
        ///
        /// - Parameter snap: The kind of snapping.
        /// - Returns: A view with these pagers.
        public func pagerSnap(_ snap: Snap) -> some View {
            pagerConfiguration { $0.snap = snap }
        }

        /// Sets auto-advance by steps; it waits during a touch, out of sight, and under reduced
        /// motion.
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next, in seconds; nil for
        ///     never.
        ///   - duration: The duration of a step, in seconds; at most the interval. Nil, the
        ///     default, for 0.4, or the interval if that is less.
        /// - Returns: A view with these pagers.
        public func pagerAutoAdvance(
            every interval: TimeInterval?,
            duration: TimeInterval? = nil
        ) -> some View {
            pagerAutoAdvance(interval.map { .every($0, duration: duration) })
        }

        /// Sets auto-advance by steps or as a marquee.
        ///
        ///     .pagerAutoAdvance(.every(5))
        ///     .pagerAutoAdvance(AutoAdvance(speed: 40))
        ///
        /// - Parameter advance: The automatic movement; nil for none.
        /// - Returns: A view with these pagers.
        public func pagerAutoAdvance(_ advance: AutoAdvance?) -> some View {
            pagerConfiguration { $0.advance = advance }
        }

        /// Sets auto-advance by durations; it waits during a touch, out of sight, and under reduced
        /// motion.
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next.
        ///   - duration: The duration of a step; at most the interval. Nil, the default, for 0.4
        ///     seconds, or the interval if that is less.
        /// - Returns: A view with these pagers.
        @available(iOS 16, tvOS 16, *)
        public func pagerAutoAdvance(
            every interval: Duration,
            duration: Duration? = nil
        ) -> some View {
            pagerAutoAdvance(.every(interval, duration: duration))
        }

        /// Pauses auto-advance of pagers; a current step continues to its end.
        ///
        /// It also reaches pagers within the items of a pager.
        ///
        /// - Parameter isPaused: Whether they wait. A pager waits while any surrounding view pauses
        ///   it.
        /// - Returns: A view with these pagers.
        public func pagersPaused(_ isPaused: Bool = true) -> some View {
            pagers { $0.isPaused = $0.isPaused || isPaused }
        }

        /// Sets the direction in a loop when a selection is set; the default is the shortest.
        ///
        /// - Parameter way: The direction; a pinned end may leave only one way.
        /// - Returns: A view with these pagers.
        public func pagerScrollWay(_ way: Way) -> some View {
            pagers { $0.way = way }
        }

        /// Turns scrolling of pagers by fingers off, while their content stays enabled.
        ///
        /// From iOS 16 on SwiftUI's own `scrollDisabled(_:)` does the same.
        ///
        /// - Parameter isDisabled: Whether it is off.
        /// - Returns: A view with these pagers.
        public func pagerScrollDisabled(_ isDisabled: Bool) -> some View {
            pagers { $0.isScrollDisabled = isDisabled }
        }

        /// Scrolls a pager to the first item when the status bar is tapped; only one view on screen
        /// may do so.
        ///
        /// - Parameter scrolls: Whether it does.
        /// - Returns: A view with this pager.
        public func pagerScrollsToTop(_ scrolls: Bool = true) -> some View {
            pagers { $0.scrollsToTop = scrolls }
        }

        /// Connects a proxy to the pager within this view.
        ///
        /// - Parameter proxy: A state of the parent view. Of several pagers it controls one.
        /// - Returns: A view with this pager.
        public func pagerProxy(_ proxy: PagerProxy) -> some View {
            pagers { $0.proxy = proxy }
        }

        /// Connects a loader, which loads pages when the end comes near.
        ///
        /// - Parameter loader: The loader of the pager's items, or of those that its bindings read;
        ///   a state object of the parent view. It loads for one view at a time, the one that
        ///   appeared last. Pagers with items of another type are unchanged.
        /// - Returns: A view with this pager.
        public func pagerLoader<Item, Cursor>(_ loader: PagerLoader<Item, Cursor>) -> some View {
            pagers(for: Item.self) { $0.loader = loader }
                .pagers(for: Binding<Item>.self) { $0.loader = loader }
        }
    }

    // MARK: - Drawing and VoiceOver

    extension View {
        /// Draws the items of pagers depending on their position, with each frame: faded, scaled,
        /// rotated.
        ///
        ///     .pagerTransition { content, phase in
        ///         content.opacity(1 - abs(phase.value)).scaleEffect(1 - 0.2 * abs(phase.value))
        ///     }
        ///
        /// It works like `scrollTransition`, from iOS 15 on. The content is not evaluated again.
        ///
        /// - Parameter transition: Returns the effect at a phase; at 0 usually none.
        /// - Returns: A view with these pagers.
        public func pagerTransition(
            _ transition:
                @escaping @MainActor (_ content: PagerEffect, _ phase: PagerPhase) -> PagerEffect
        ) -> some View {
            pagers { $0.transition = transition }
        }

        /// Sets the VoiceOver text for another item; by default `SpokenText.page`.
        ///
        /// - Parameter text: Returns the text for the item's number, from 1, and the count.
        /// - Returns: A view with these pagers.
        public func pagerPageDescription(
            _ text: @escaping @MainActor (_ page: Int, _ count: Int) -> String
        ) -> some View {
            pagers { $0.pageDescription = text }
        }

        /// Makes a pager one adjustable element for VoiceOver, turned by a swipe up or down,
        /// instead of its items; a ticker always is one, and pages never are.
        ///
        /// - Parameters:
        ///   - items: The type of the items; other pagers are unchanged.
        ///   - itemDescription: Returns the text for an item; `pagerPageDescription(_:)` is added
        ///     to it. Called when VoiceOver needs it.
        /// - Returns: A view with these pagers.
        public func pagerAccessibilityAdjustable<Item>(
            for items: Item.Type,
            itemDescription: @escaping (Item) -> String
        ) -> some View {
            pagers(for: items) { $0.description = itemDescription }
        }
    }
#endif
