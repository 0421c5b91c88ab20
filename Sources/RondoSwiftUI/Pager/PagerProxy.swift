#if os(iOS) || os(Linux)
    import Rondo
    import RondoUIKit

    /// Scrolls a pager, a ticker or pages from elsewhere.
    ///
    ///     @State private var rooms = PagerProxy()
    ///
    ///     LoopPager(…) { … }.proxy(rooms)
    ///     Button("Next") { rooms.scrollToNext() }
    ///
    /// Before the pager is there, nothing happens.
    @MainActor
    public final class PagerProxy {
        weak var surface: (any PagerSurface)? {
            didSet {
                guard let surface, surface !== oldValue else { return }
                for entry in controls { entry.control?.connect(to: surface) }
            }
        }
        /// What shows where the pager is, not kept alive.
        private var controls: [Weak] = []

        private struct Weak {
            weak var control: (any PagerControl)?
        }

        /// The view of a pager or ticker, for everything that has no modifier, such as recordings;
        /// nil before it is there.
        ///
        /// What modifiers and the environment say of it is theirs, and so are data source and
        /// delegate.
        public var view: LoopPagerView? { surface as? LoopPagerView }

        /// The container of pages; see `view`.
        public var container: PageContainerViewController? {
            surface as? PageContainerViewController
        }

        /// A proxy of no pager yet.
        public nonisolated init() {}

        /// Connects a control to the pager, now or when that is there; once.
        func add(_ control: some PagerControl) {
            controls.removeAll { $0.control == nil }
            guard !controls.contains(where: { $0.control === control }) else { return }
            controls.append(Weak(control: control))
            if let surface { control.connect(to: surface) }
        }

        /// Goes to an item, across the seam when that is the way.
        ///
        /// - Parameters:
        ///   - id: The id of the item.
        ///   - animated: Whether it takes its 0.3 seconds; with reduced motion it never does.
        ///   - way: Which way round; where an end leaves one way only, that one.
        /// - Returns: False when there is no such item.
        @discardableResult
        public func scroll(
            to id: some Hashable,
            animated: Bool = true,
            way: Way = .shortest
        ) -> Bool {
            guard let surface, let index = surface.indexForItem(withIdentifier: id) else {
                return false
            }
            surface.scroll(to: index, animated: animated, way: way)
            return true
        }

        /// One item on, counted from the target when one is under way; nothing at a pinned end.
        ///
        /// - Parameter animated: As above.
        public func scrollToNext(animated: Bool = true) {
            surface?.scrollToNext(animated: animated)
        }

        /// One item back; see `scrollToNext(animated:)`.
        ///
        /// - Parameter animated: As above.
        public func scrollToPrevious(animated: Bool = true) {
            surface?.scrollToPrevious(animated: animated)
        }
    }
#endif
