#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import UIKit

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
        /// The view of a pager, a ticker or pages.
        private weak var pager: LoopPagerView?
        /// Whether the connected dots show the time until the next step.
        var showsProgress = false {
            didSet { pager?.showsProgressInPageControl = showsProgress }
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
        public var view: LoopPagerView? { container == nil ? pager : nil }

        /// The container of pages; see `view`.
        public private(set) weak var container: PageContainerViewController?

        /// A proxy without a pager.
        public nonisolated init() {}

        /// Scrolls a pager from now on, that of a container for pages.
        func connect(_ new: LoopPagerView, in container: PageContainerViewController?) {
            guard new !== pager else { return }
            disconnectControls()
            pager = new
            self.container = container
            for entry in controls { entry.control?.connect(to: new) }
            new.showsProgressInPageControl = showsProgress
        }

        /// Connects a control to the pager, now or when the pager exists; once, and no longer to
        /// that of another proxy.
        func add(_ control: some PagerControl) {
            controls.removeAll { $0.control == nil }
            guard control.proxy !== self else { return }
            control.proxy?.remove(control)
            control.proxy = self
            controls.append(Weak(control: control))
            if let pager { control.connect(to: pager) }
        }

        private func remove(_ control: some PagerControl) {
            controls.removeAll { $0.control === control }
            if let pager { control.disconnect(from: pager) }
        }

        private func disconnectControls() {
            guard let pager else { return }
            for entry in controls { entry.control?.disconnect(from: pager) }
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
            pager?.scroll(toItemWithIdentifier: id, animated: animated, way: way) ?? false
        }

        /// Goes to the next stop, counted from the target of a motion; does nothing at a pinned
        /// end.
        ///
        /// - Parameter animated: As above.
        public func scrollToNext(animated: Bool = true) {
            pager?.scrollToNext(animated: animated)
        }

        /// Goes to the previous stop; see `scrollToNext(animated:)`.
        ///
        /// - Parameter animated: As above.
        public func scrollToPrevious(animated: Bool = true) {
            pager?.scrollToPrevious(animated: animated)
        }
    }

    /// A control that shows the position of a pager, and scrolls it.
    @MainActor
    protocol PagerControl: AnyObject {
        /// The proxy of the pager.
        var proxy: PagerProxy? { get set }
        /// Connects to a pager, which may be made later than the control.
        func connect(to pager: LoopPagerView)
        /// Ends the connection to a pager.
        func disconnect(from pager: LoopPagerView)
    }

    /// The tabs of a proxy.
    final class ProxyTabs: PageTabBar, PagerControl {
        weak var proxy: PagerProxy?

        func connect(to pager: LoopPagerView) { follow(pager) }

        func disconnect(from pager: LoopPagerView) { unfollow() }
    }

    /// The dots of a proxy.
    final class ProxyDots: UIPageControl, PagerControl {
        weak var proxy: PagerProxy?

        func connect(to pager: LoopPagerView) { pager.pageControl = self }

        func disconnect(from pager: LoopPagerView) {
            if pager.pageControl === self { pager.pageControl = nil }
        }
    }
#endif
