#if os(iOS) || os(Linux)
    import UIKit

    /// Keeps a page control in step with a pager, both ways.
    @MainActor
    final class PageControlLink: PagerFollower {
        private(set) weak var control: UIPageControl?
        private let select: (_ index: Int, _ isAnimated: Bool) -> Void
        private lazy var action = UIAction { [weak self] _ in self?.controlDidChange() }

        /// A link that is not in step yet.
        ///
        /// - Parameters:
        ///   - control: The page control, not kept alive.
        ///   - select: Goes to an item.
        init(
            _ control: UIPageControl,
            select: @escaping (_ index: Int, _ isAnimated: Bool) -> Void
        ) {
            self.control = control
            self.select = select
            control.addAction(action, for: .valueChanged)
        }

        /// The control is the app's alone from now on.
        func end() {
            control?.removeAction(action, for: .valueChanged)
        }

        private func controlDidChange() {
            guard let control else { return }
            // A finger that slides over the dots would wait for each of them.
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
        /// A page control in step with the pager; not kept alive.
        ///
        /// It has a dot for each item, that of the one that is shown or gone to filled, and a touch
        /// on it goes to an item.
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

        /// How long it is until auto-advance starts its next step, in seconds; nil while something is
        /// in its way, or a step is under way.
        ///
        /// It changes when `didSettleOn` is told, and with `pauses`; what shows the time that is left,
        /// such as `UIPageControlTimerProgress` of iOS 17, starts from it.
        public var timeToNextStep: TimeInterval? {
            guard isAdvancing, phase == .idle, configuration.advance?.speed == nil,
                let due = engine.scroller.nextDeadline
            else { return nil }
            return max(0, due - engine.now) / 1000
        }
    }

    extension PageContainerViewController {
        /// A page control in step with the pages; see `LoopPagerView.pageControl`.
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
