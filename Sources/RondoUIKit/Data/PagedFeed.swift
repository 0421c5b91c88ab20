#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// Loads the pages of a data source, and again from the first one on.
    @MainActor
    final class PagedFeed {
        private let keeper: () -> FeedKeeper?
        private let report: (LoopPagerLoading) -> Void
        private var ask: (() -> Void)?
        /// Loads from the first page on.
        private var begin: ((FirstPage?) -> Void)?
        /// Whether the next page replaces all others.
        private var isRefreshing = false

        /// A feed that loads nothing yet.
        ///
        /// - Parameters:
        ///   - keeper: The keeper of the view, nil without a view.
        ///   - report: Called with each state of loading.
        init(
            keeper: @escaping () -> FeedKeeper?,
            report: @escaping (LoopPagerLoading) -> Void
        ) {
            self.keeper = keeper
            self.report = report
        }

        /// Loads pages from now on, instead of others.
        ///
        /// `append` gets the items of each page; after a refresh those of the first page replace
        /// all items.
        func load<Item, Cursor: Sendable>(
            from cursor: Cursor,
            prefetch: Int,
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>,
            append: @escaping (_ items: [Item], _ isReplacement: Bool) -> Void
        ) {
            stop()
            begin = { [weak self] first in
                guard let self, let keeper = keeper() else { return }
                ask = keeper.start(
                    FeedLoader(
                        from: cursor,
                        prefetch: prefetch,
                        isUrgent: { [weak self] in self?.isRefreshing == true },
                        load: load,
                        append: { [weak self] page in
                            let isReplacement = self?.isRefreshing == true
                            self?.isRefreshing = false
                            append(page.items, isReplacement)
                        },
                        report: { [weak self] loading in
                            self?.report(loading)
                            first?.adopt(loading)
                        }
                    )
                )
            }
            begin?(nil)
        }

        /// Loads the first page again, and returns after it, or its failure; immediately if nothing
        /// is loaded.
        func refresh() async {
            guard let begin else { return }
            isRefreshing = true
            await FirstPage.wait { begin($0) }
        }

        /// Immediately requests a failed page again.
        func retry() {
            ask?()
        }

        /// Cancels the request in flight, and stops loading.
        func stop() {
            keeper()?.stop()
            (ask, begin, isRefreshing) = (nil, nil, false)
            report(.idle)
        }
    }
#endif
