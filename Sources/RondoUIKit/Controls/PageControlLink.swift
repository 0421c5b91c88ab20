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

    // MARK: - The time until the next step

    /// A view of the time until a pager's next step.
    @MainActor
    protocol RestFollower: AnyObject {
        /// A rest has started, with its time in seconds, or ended, with nil.
        func restDidChange(to seconds: TimeInterval?)
        /// The view is no longer used.
        func end()
    }

    // Only SDKs from that of iOS 17 on have the progress of page controls; they have SwiftData too.
    #if os(Linux) || canImport(SwiftData)
        /// The progress of a page control's current dot, which fills during a rest.
        @available(iOS 17, tvOS 17, *)
        final class PageControlTimer: NSObject, RestFollower, UIPageControlTimerProgressDelegate {
            private weak var control: UIPageControl?
            private let progress = UIPageControlTimerProgress(preferredDuration: 1)

            init(_ control: UIPageControl) {
                self.control = control
                super.init()
                progress.delegate = self
                control.progress = progress
            }

            func restDidChange(to seconds: TimeInterval?) {
                progress.pauseTimer()
                progress.currentProgress = 0
                guard let control, let seconds, seconds > 0 else { return }
                progress.setDuration(seconds, forPage: control.currentPage)
                progress.resumeTimer()
            }

            func end() {
                progress.pauseTimer()
                // An app can have set a progress of its own since.
                if control?.progress === progress { control?.progress = nil }
            }

            /// The pager takes the step.
            func pageControlTimerProgress(
                _ progress: UIPageControlTimerProgress,
                shouldAdvanceToPage page: Int
            ) -> Bool { false }
        }
    #endif

    extension UIPageControl {
        /// A view of a pager's rests in the current dot; nil before iOS 17, which has none.
        func makeTimer() -> (any RestFollower)? {
            #if os(Linux) || canImport(SwiftData)
                if #available(iOS 17, tvOS 17, *) { return PageControlTimer(self) }
            #endif
            return nil
        }
    }
#endif
