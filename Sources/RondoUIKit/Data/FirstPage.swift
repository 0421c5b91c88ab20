#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// The end of a refresh: after its first page or a failure, or when nothing holds it any more,
    /// as after a cancellation.
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

        /// Ends the refresh if the page does not load any more.
        public func adopt(_ loading: LoopPagerLoading) {
            if case .loading = loading { return }
            end.finish()
        }
    }
#endif
