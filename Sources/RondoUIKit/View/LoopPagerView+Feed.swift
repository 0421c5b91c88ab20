#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension LoopPagerView {
        /// Loads items page by page from now on, when the end comes near.
        ///
        /// - Parameters:
        ///   - cursor: Of the first page.
        ///   - prefetch: How near to the last item the current one asks for more, in items; 0 or more.
        ///   - isReady: Whether the pager has the items of the last page.
        ///   - load: Gets a page.
        ///   - append: Puts its items behind the others.
        ///   - tell: Told how loading goes, within updates too.
        /// - Returns: Asks again at once, for a page that failed or that is wanted by now.
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

        /// Gives up what is in flight; nothing more is asked for.
        @_spi(RondoSwiftUI)
        public func stopFeed() {
            feed?.cancel()
            feed = nil
        }
    }
#endif
