#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    extension LoopPagerView {
        /// The scroll view that contains the content.
        ///
        /// The app can set `refreshControl`, `keyboardDismissMode`, `bounces`, indicators, and
        /// `UIViewController.setContentScrollView`. A refresh control, indicators and bars that use
        /// the offset need pinned ends: content with an open end has no fixed offset. The pager
        /// sets delegate, offset, content size, paging and deceleration rate.
        public var scrollView: UIScrollView { track }
    }

    extension PageContainerViewController {
        /// The scroll view that contains the pages; see `LoopPagerView.scrollView`.
        public var scrollView: UIScrollView { pager.track }
    }

    extension ShelvesView {
        /// The scroll view of the list; see `LoopPagerView.scrollView`.
        public var scrollView: UIScrollView { track }
    }
#endif
