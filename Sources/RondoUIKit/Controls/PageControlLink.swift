#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Synchronizes a page control with a pager, in both directions.
    @MainActor
    final class PageControlLink: PagerFollower {
        private(set) weak var control: UIPageControl?
        private weak var pager: LoopPagerView?
        private lazy var action = UIAction { [weak self] _ in self?.controlDidChange() }
        /// Shows the time until the next step; nil for dots alone.
        private var timer: (any RestFollower)?

        /// A link for a control that has not been updated yet.
        ///
        /// - Parameters:
        ///   - control: The page control, not retained.
        ///   - pager: The pager that it scrolls, not retained.
        init(_ control: UIPageControl, of pager: LoopPagerView) {
            self.control = control
            self.pager = pager
            control.addAction(action, for: .valueChanged)
        }

        /// Disconnects the control.
        func end() {
            showProgress(false)
            control?.removeAction(action, for: .valueChanged)
        }

        /// Whether the dots show the time until the pager's next step; a rest in progress follows.
        func showProgress(_ isShown: Bool) {
            guard isShown != (timer != nil) else { return }
            timer?.end()
            timer = isShown ? control?.makeTimer() : nil
        }

        /// A rest of auto-advance has started, or ended.
        func restDidChange(to seconds: TimeInterval?) {
            timer?.restDidChange(to: seconds)
        }

        private func controlDidChange() {
            guard let control, let pager else { return }
            let (stop, stops) = (control.currentPage, pager.engine.scroller.stops)
            guard stop < stops.count else { return }
            pager.scroll(
                to: stops.firstItem(of: stop).value,
                // Animating each step would delay a finger that slides over the dots.
                animated: control.interactionState != .continuous
            )
        }

        func pagerDidDraw(_ pager: LoopPagerView) {
            guard let control else { return }
            let stop = pager.selectedStop
            if control.numberOfPages != stop.count { control.numberOfPages = stop.count }
            let current = stop.index ?? 0
            if control.currentPage != current { control.currentPage = current }
        }
    }

    extension LoopPagerView {
        /// A page control synchronized with the pager; not retained.
        ///
        /// It has a dot for each stop (see `PagerStop`), with that of the target or current item
        /// filled; a touch on it scrolls to a stop.
        public var pageControl: UIPageControl? {
            get { pageControlLink?.control }
            set {
                pageControlLink?.end()
                pageControlLink = newValue.map { PageControlLink($0, of: self) }
                if let pageControlLink { add(pageControlLink) }
                showProgressInPageControl()
            }
        }

        /// Shows or removes the progress in the page control.
        func showProgressInPageControl() {
            pageControlLink?.showProgress(showsProgressInPageControl)
            pageControlLink?.restDidChange(to: timeToNextStep)
        }
    }

    extension PageContainerViewController {
        /// A page control synchronized with the pages; see `LoopPagerView.pageControl`.
        public var pageControl: UIPageControl? {
            get { pager.pageControl }
            set { pager.pageControl = newValue }
        }

        /// See `LoopPagerView.showsProgressInPageControl`.
        public var showsProgressInPageControl: Bool {
            get { pager.showsProgressInPageControl }
            set { pager.showsProgressInPageControl = newValue }
        }
    }
#endif
