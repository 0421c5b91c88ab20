#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// The end of a refresh: its first page has come or failed.
    ///
    /// It also ends when nothing refers to this, as after a cancellation.
    @_spi(RondoSwiftUI)
    public final class FirstPage: Sendable {
        private let end: AsyncStream<Never>.Continuation

        private init(_ end: AsyncStream<Never>.Continuation) {
            self.end = end
        }

        deinit {
            end.finish()
        }

        /// Starts a refresh, and returns at its end, or when the calling task is cancelled.
        ///
        /// - Parameter start: Starts to load, and passes the first page to who reports its end.
        @MainActor
        public static func wait(_ start: @MainActor (FirstPage) -> Void) async {
            let nothing = AsyncStream<Never> { start(FirstPage($0)) }
            for await _ in nothing {}
        }

        /// Ends the refresh, unless the page is loading.
        public func adopt(_ loading: LoopPagerLoading) {
            if case .loading = loading { return }
            end.finish()
        }
    }
#endif
