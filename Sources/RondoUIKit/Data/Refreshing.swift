#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// A refresh that someone waits for, until nothing refers to it.
    @_spi(RondoSwiftUI)
    public final class Refreshing: Sendable {
        private let end: AsyncStream<Void>.Continuation

        private init(_ end: AsyncStream<Void>.Continuation) {
            self.end = end
        }

        deinit {
            end.finish()
        }

        /// The first page has come.
        func succeed() {
            end.yield()
        }

        /// Starts a refresh, and returns at its end, or when the calling task is cancelled.
        ///
        /// - Parameter start: Starts to load; it retains the refresh until the first page has come
        ///   or failed.
        /// - Returns: Whether the page has come.
        @MainActor
        static func wait(_ start: @MainActor (Refreshing) -> Void) async -> Bool {
            var hasCome = false
            let success = AsyncStream<Void> { start(Refreshing($0)) }
            for await _ in success { hasCome = true }
            return hasCome
        }
    }
#endif
