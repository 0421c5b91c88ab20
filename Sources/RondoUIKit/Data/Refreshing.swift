#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// A refresh that someone waits for, until nothing refers to it.
    @_spi(RondoSwiftUI)
    public final class Refreshing: Sendable {
        private let end: AsyncStream<Never>.Continuation

        private init(_ end: AsyncStream<Never>.Continuation) {
            self.end = end
        }

        deinit {
            end.finish()
        }

        /// Starts a refresh, and returns at its end, or when the calling task is cancelled.
        ///
        /// - Parameter start: Starts to load; it retains the refresh until the first page has come
        ///   or failed.
        @MainActor
        static func wait(_ start: @MainActor (Refreshing) -> Void) async {
            let nothing = AsyncStream<Never> { start(Refreshing($0)) }
            for await _ in nothing {}
        }
    }
#endif
