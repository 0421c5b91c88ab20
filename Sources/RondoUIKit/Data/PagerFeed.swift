#if os(iOS) || os(Linux)
    import Rondo

    /// Where a pager's items come from page by page, as far as the pager has to know.
    @MainActor
    protocol PagerFeed: AnyObject {
        /// Asks for the next page when it is wanted.
        func ask(_ scroller: Scroller, at time: Milliseconds)
        /// When it wants to be asked again by itself, nil for never.
        var deadline: Milliseconds? { get }
        /// Gives up what is in flight.
        func cancel()
    }
#endif
