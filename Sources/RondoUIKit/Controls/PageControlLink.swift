#if os(iOS) || os(Linux)
    import UIKit

    /// Synchronizes a page control with a pager, in both directions.
    @MainActor
    final class PageControlLink: PagerFollower {
        private(set) weak var control: UIPageControl?
        private let select: (_ index: Int, _ isAnimated: Bool) -> Void
        private lazy var action = UIAction { [weak self] _ in self?.controlDidChange() }

        /// A link for a control that has not been updated yet.
        ///
        /// - Parameters:
        ///   - control: The page control, not retained.
        ///   - select: Scrolls to an item.
        init(
            _ control: UIPageControl,
            select: @escaping (_ index: Int, _ isAnimated: Bool) -> Void
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
            let count = pager.numberOfItems
            if control.numberOfPages != count { control.numberOfPages = count }
            let current = pager.leadingIndex ?? 0
            if control.currentPage != current { control.currentPage = current }
        }
    }

    extension LoopPagerView {
        /// A page control synchronized with the pager; not retained.
        ///
        /// It has a dot for each item, with the shown or target item filled; a touch on it scrolls
        /// to an item.
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
            pageControlLink = control.map { PageControlLink($0, select: select) }
            if let pageControlLink { add(pageControlLink) }
        }

        /// The time until auto-advance starts its next step, in seconds; nil while it cannot, or
        /// during a step.
        ///
        /// It changes with `didSettleOn` and with `pauses`; use it to start a view of the remaining
        /// time, such as `UIPageControlTimerProgress` of iOS 17.
        public var timeToNextStep: TimeInterval? {
            guard isAdvancing, phase == .idle, configuration.advance?.speed == nil,
                let due = engine.scroller.nextDeadline
            else { return nil }
            return max(0, due - engine.now) / 1000
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
