#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit

    /// Scrolls a pager, a ticker or pages from code.
    ///
    ///     @State private var rooms = PagerProxy()
    ///
    ///     LoopPager(…) { … }.pagerProxy(rooms)
    ///     Button("Next") { rooms.scrollToNext() }
    ///
    /// Without a pager it does nothing.
    @MainActor
    public final class PagerProxy {
        weak var surface: (any PagerSurface)? {
            didSet {
                guard let surface, surface !== oldValue else { return }
                for entry in controls { entry.control?.connect(to: surface) }
                surface.pagerView.showsProgressInPageControl = showsProgress
            }
        }
        /// Whether the connected dots show the time until the next step.
        var showsProgress = false {
            didSet { surface?.pagerView.showsProgressInPageControl = showsProgress }
        }
        /// The connected controls, not retained.
        private var controls: [Weak] = []

        private struct Weak {
            weak var control: (any PagerControl)?
        }

        /// The view of a pager or ticker, for everything without a modifier, such as recordings;
        /// nil before it exists.
        ///
        /// Modifiers and the environment set their values, and the pager sets the data source.
        public var view: LoopPagerView? { surface as? LoopPagerView }

        /// The container of pages; see `view`.
        public var container: PageContainerViewController? {
            surface as? PageContainerViewController
        }

        /// A proxy without a pager.
        public nonisolated init() {}

        /// Connects a control to the pager, now or when the pager exists; once.
        func add(_ control: some PagerControl) {
            controls.removeAll { $0.control == nil }
            guard !controls.contains(where: { $0.control === control }) else { return }
            controls.append(Weak(control: control))
            if let surface { control.connect(to: surface) }
        }

        /// Scrolls to an item, across the seam if that is the way.
        ///
        /// - Parameters:
        ///   - id: The id of the item.
        ///   - animated: Whether it takes 0.3 seconds; under reduced motion it is immediate.
        ///   - way: The direction in a loop; a pinned end may leave only one way.
        /// - Returns: False if there is no such item.
        @discardableResult
        public func scroll(
            to id: some Hashable,
            animated: Bool = true,
            way: Way = .shortest
        ) -> Bool {
            guard let surface, let index = surface.pagerView.indexForItem(withIdentifier: id) else {
                return false
            }
            surface.scroll(to: index, animated: animated, way: way)
            return true
        }

        /// Goes to the next stop, counted from the target of a motion; does nothing at a pinned
        /// end.
        ///
        /// - Parameter animated: As above.
        public func scrollToNext(animated: Bool = true) {
            surface?.pagerView.scrollToNext(animated: animated)
        }

        /// Goes to the previous stop; see `scrollToNext(animated:)`.
        ///
        /// - Parameter animated: As above.
        public func scrollToPrevious(animated: Bool = true) {
            surface?.pagerView.scrollToPrevious(animated: animated)
        }
    }
#endif
