#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The feed of a view, which loads pages when the end of the list comes near.
    @_spi(RondoSwiftUI)
    @MainActor
    public final class FeedKeeper {
        /// The feed; nil if nothing is loaded.
        private(set) var feed: (any FeedLoading)?
        /// Whether nothing is loaded.
        public var isIdle: Bool { feed == nil }
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
        /// - Returns: Requests a failed page again, or a page that is needed by now.
        public func start<Item, Cursor>(_ feed: FeedLoader<Item, Cursor>) -> () -> Void {
            stop()
            feed.keeper = self
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
