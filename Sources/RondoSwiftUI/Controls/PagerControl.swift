#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// A control that shows the position of a pager, and scrolls it.
    @MainActor
    protocol PagerControl: AnyObject {
        /// Connects to a surface, which may be made later than the control.
        func connect(to surface: any PagerSurface)
    }

    extension PageTabBar: PagerControl {
        func connect(to surface: any PagerSurface) {
            if let container = surface as? PageContainerViewController { follow(container) }
            if let pager = surface as? LoopPagerView { follow(pager) }
        }
    }

    extension UIPageControl: PagerControl {
        func connect(to surface: any PagerSurface) {
            (surface as? PageContainerViewController)?.pageControl = self
            (surface as? LoopPagerView)?.pageControl = self
        }
    }
#endif
