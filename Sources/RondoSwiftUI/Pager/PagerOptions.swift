#if os(iOS) || os(Linux)
    import Rondo

    /// What modifiers say about a pager.
    struct PagerOptions {
        /// What makes the configuration of that which the view has by itself, one after the other.
        var changes: [(inout Configuration) -> Void] = []
        var way = Way.shortest
        var isScrollDisabled = false
        var isPaused = false
        /// Nil for what the surface is by itself.
        var isAdjustable: Bool?
        var scrollsToTop = false
        var pageDescription: (@MainActor (_ page: Int, _ count: Int) -> String)?
        var proxy: PagerProxy?

        /// The configuration that all changes make of one.
        func configuration(from base: Configuration) -> Configuration {
            var configuration = base
            for change in changes { change(&configuration) }
            return configuration
        }
    }

    /// Who is told what a pager does.
    struct PagerHandlers<Element> {
        var onSettle: [(Element) -> Void] = []
        var onPageChange: [(Element) -> Void] = []
        var onReachEnd: [ReachEnd] = []
    }
#endif
