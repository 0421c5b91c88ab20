#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @_spi(RondoSwiftUI) import RondoUIKit
    import UIKit

    /// The UIKit side of a pager: a pager's view, or a container of pages.
    @MainActor
    protocol PagerSurface: AnyObject {
        var configuration: Configuration { get set }
        /// The pager's view.
        var pagerView: LoopPagerView { get }
        /// Draws an item's view depending on its position.
        var itemTransition: ((_ view: UIView, _ phase: CGFloat) -> Void)? { get set }
        /// Scrolls to an item.
        func scroll(to index: Int, animated: Bool, way: Way)
    }

    extension LoopPagerView: PagerSurface {
        var pagerView: LoopPagerView { self }

        var itemTransition: ((_ view: UIView, _ phase: CGFloat) -> Void)? {
            get { cellTransition }
            set { cellTransition = newValue }
        }
    }

    extension PageContainerViewController: PagerSurface {
        var itemTransition: ((_ view: UIView, _ phase: CGFloat) -> Void)? {
            get { pageTransition }
            set { pageTransition = newValue }
        }

        func scroll(to index: Int, animated: Bool, way: Way) {
            setSelected(index, animated: animated, way: way)
        }
    }
#endif
