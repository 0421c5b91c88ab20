#if os(iOS) || os(Linux)
    import UIKit

    extension LoopPagerView {
        /// The scroll view that the content lies in.
        ///
        /// What a scroll view does besides scrolling is the app's: `refreshControl`,
        /// `keyboardDismissMode`, `bounces`, indicators, `UIViewController.setContentScrollView`. A
        /// refresh control, indicators and bars that look at the offset need ends that are pinned: an
        /// open end has no offset of its own. Delegate, offset, content size, paging and deceleration
        /// rate are the pager's.
        public var scrollView: UIScrollView { track }
    }

    extension PageContainerViewController {
        /// The scroll view that the pages lie in; see `LoopPagerView.scrollView`.
        public var scrollView: UIScrollView { pager.track }
    }

    extension ShelvesView {
        /// The scroll view of the list; see `LoopPagerView.scrollView`.
        public var scrollView: UIScrollView { track }
    }
#endif
