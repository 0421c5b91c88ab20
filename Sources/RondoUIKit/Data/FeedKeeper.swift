#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The feed of a view, which loads pages when the end of the list comes near.
    @_spi(RondoSwiftUI)
    @MainActor
    public final class FeedKeeper {
        /// The feed; nil if nothing is loaded.
        private(set) var feed: (any FeedLoading)?
        let now: () -> Milliseconds
        let update: () -> Void

        /// A keeper without a feed.
        ///
        /// - Parameters:
        ///   - now: Returns the time, by the view's engine.
        ///   - update: Updates the view, which calls the feed.
        init(now: @escaping () -> Milliseconds, update: @escaping () -> Void) {
            self.now = now
            self.update = update
        }

        /// Loads a feed from now on, instead of any other.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many items before the last one the current item triggers a request; 0
        ///     or more.
        ///   - isReady: Whether the view has the items of the last page.
        ///   - isUrgent: Whether the next page is needed wherever the content is.
        ///   - load: Loads a page.
        ///   - append: Appends the items of a page.
        ///   - report: Called with each state of loading, also within updates.
        /// - Returns: Requests a failed page again, or a page that is needed by now.
        public func start<Item, Cursor: Sendable>(
            from cursor: Cursor,
            prefetch: Int,
            isReady: @escaping () -> Bool = { true },
            isUrgent: @escaping () -> Bool = { false },
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>,
            append: @escaping (LoopPagerPage<Item, Cursor>) -> Void,
            report: @escaping (LoopPagerLoading) -> Void
        ) -> () -> Void {
            stop()
            let feed = FeedLoader(
                for: self,
                from: cursor,
                prefetch: prefetch,
                isReady: isReady,
                isUrgent: isUrgent,
                load: load,
                append: append,
                report: report
            )
            self.feed = feed
            update()
            return { [weak feed, update] in
                feed?.retry()
                update()
            }
        }

        /// Cancels the request in flight and stops loading.
        public func stop() {
            feed?.cancel()
            feed = nil
        }
    }
#endif
