#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// A control that shows the position of a pager, and scrolls it.
    @MainActor
    protocol PagerControl: AnyObject {
        /// Connects to a pager, which may be made later than the control.
        func connect(to pager: LoopPagerView)
    }

    extension PageTabBar: PagerControl {
        func connect(to pager: LoopPagerView) { follow(pager) }
    }

    extension UIPageControl: PagerControl {
        func connect(to pager: LoopPagerView) { pager.pageControl = self }
    }
#endif
