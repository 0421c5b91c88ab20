#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// A view as its feed needs it, which loads pages when the end of the list comes near.
    @_spi(RondoSwiftUI)
    @MainActor
    public final class FeedKeeper {
        /// The feed that loads for the view; nil if nothing is loaded.
        public internal(set) var feed: (any FeedLoading)?
        /// The request in flight, which ends with the view.
        var request: Task<Void, Never>?
        /// Returns the time, by the view's engine.
        let now: () -> Milliseconds
        /// Updates the view, which calls the feed.
        public let update: () -> Void

        /// A keeper without a feed.
        init(now: @escaping () -> Milliseconds, update: @escaping () -> Void) {
            self.now = now
            self.update = update
        }

        deinit {
            request?.cancel()
        }
    }
#endif
