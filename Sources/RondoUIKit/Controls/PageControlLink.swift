#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Synchronizes a page control with a pager, in both directions.
    @MainActor
    final class PageControlLink: PagerFollower {
        private(set) weak var control: UIPageControl?
        private let select: (_ stop: Int, _ isAnimated: Bool) -> Void
        private lazy var action = UIAction { [weak self] _ in self?.controlDidChange() }

        /// A link for a control that has not been updated yet.
        ///
        /// - Parameters:
        ///   - control: The page control, not retained.
        ///   - select: Scrolls to a stop.
        init(
            _ control: UIPageControl,
            select: @escaping (_ stop: Int, _ isAnimated: Bool) -> Void
        ) {
            self.control = control
            self.select = select
            control.addAction(action, for: .valueChanged)
        }

        /// Disconnects the control.
        func end() {
            control?.removeAction(action, for: .valueChanged)
        }

        private func controlDidChange() {
            guard let control else { return }
            // Animating each step would delay a finger that slides over the dots.
            select(control.currentPage, control.interactionState != .continuous)
        }

        func pagerDidDraw(_ pager: LoopPagerView) {
            guard let control else { return }
            let stops = pager.engine.scroller.stops
            if control.numberOfPages != stops.count { control.numberOfPages = stops.count }
            let current = pager.leadingIndex.map { stops.stop(of: ItemIndex($0)) } ?? 0
            if control.currentPage != current { control.currentPage = current }
        }
    }

    extension LoopPagerView {
        /// A page control synchronized with the pager; not retained.
        ///
        /// It has a dot for each stop, with the present or target one filled; a touch on it scrolls to
        /// a stop. Each item is a stop, except between two pinned ends, where items that rest at the
        /// same end share one, and with a `step` of several items.
        public var pageControl: UIPageControl? {
            get { pageControlLink?.control }
            set {
                link(newValue) { [weak self] index, isAnimated in
                    self?.scroll(to: index, animated: isAnimated)
                }
            }
        }

        func link(
            _ control: UIPageControl?,
            select: @escaping (_ index: Int, _ isAnimated: Bool) -> Void
        ) {
            pageControlLink?.end()
            pageControlLink = control.map { control in
                PageControlLink(control) { [weak self] stop, isAnimated in
                    guard let stops = self?.engine.scroller.stops, stop < stops.count else {
                        return
                    }
                    select(stops.firstItem(of: stop).value, isAnimated)
                }
            }
            if let pageControlLink { add(pageControlLink) }
        }
    }

    extension PageContainerViewController {
        /// A page control synchronized with the pages; see `LoopPagerView.pageControl`.
        public var pageControl: UIPageControl? {
            get { pager.pageControl }
            set {
                pager.link(newValue) { [weak self] index, isAnimated in
                    self?.setSelected(index, animated: isAnimated)
                }
            }
        }
    }
#endif
