#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// Loads the pages of a feed, whose items and cursors have any type.
    @MainActor
    protocol FeedLoading: AnyObject {
        /// Requests the next page if it is needed.
        func ask(_ scroller: Scroller, at time: Milliseconds)
        /// When it needs another call without an event, nil for never.
        var deadline: Milliseconds? { get }
        /// Cancels the request in flight.
        func cancel()
    }
#endif
