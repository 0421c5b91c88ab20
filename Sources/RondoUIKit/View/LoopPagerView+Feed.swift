#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension LoopPagerView {
        /// Loads items page by page from now on, each page when the end comes near.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many items before the last one the current item triggers a request; 0
        ///     or more.
        ///   - isReady: Whether the pager has the items of the last page.
        ///   - load: Loads a page.
        ///   - append: Appends the items of a page.
        ///   - tell: Called for each change of the loading state, possibly during an update.
        /// - Returns: A function that immediately requests the next page if it failed or is needed.
        @_spi(RondoSwiftUI)
        public func startFeed<Item: Sendable, Cursor: Sendable>(
            from cursor: Cursor,
            prefetch: Int,
            isReady: @escaping () -> Bool = { true },
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>,
            append: @escaping (LoopPagerPage<Item, Cursor>) -> Void,
            tell: @escaping (LoopPagerLoading) -> Void
        ) -> () -> Void {
            stopFeed()
            let feed = LoopPagerFeed(
                from: cursor,
                prefetch: prefetch,
                now: { [weak engine] in engine?.now ?? 0 },
                isReady: isReady,
                load: load,
                append: append,
                tell: tell,
                onDelay: { [weak self] in self?.update() }
            )
            self.feed = feed
            update()
            return { [weak self, weak feed] in
                feed?.retry()
                self?.update()
            }
        }

        /// Cancels the request in flight and stops loading.
        @_spi(RondoSwiftUI)
        public func stopFeed() {
            feed?.cancel()
            feed = nil
        }
    }
#endif
