#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @_spi(RondoSwiftUI) import RondoUIKit
    import UIKit

    /// The UIKit side of a pager: a pager's view, or a container of pages.
    @MainActor
    protocol PagerSurface: AnyObject {
        var configuration: Configuration { get set }
        var isScrollEnabled: Bool { get set }
        var semanticContentAttribute: UISemanticContentAttribute { get set }
        /// Whether the surface is one adjustable element for VoiceOver; false for pages.
        var isAccessibilityAdjustable: Bool { get set }
        var pageDescription: @MainActor (_ page: Int, _ count: Int) -> String { get set }
        var scrollView: UIScrollView { get }
        /// The pager's view.
        var pagerView: LoopPagerView { get }
        /// Draws an item's view depending on its position.
        var itemTransition: ((_ view: UIView, _ phase: CGFloat) -> Void)? { get set }
        /// The item at rest.
        var settledItem: LoopPagerItem? { get }

        /// Reads the items again.
        func updateItems(animated: Bool)
        /// The index of an item, nil if it is not in the list.
        func indexForItem(withIdentifier identifier: AnyHashable) -> Int?
        /// Scrolls to an item.
        func scroll(to index: Int, animated: Bool, way: Way)
        func scrollToNext(animated: Bool)
        func scrollToPrevious(animated: Bool)
    }

    extension LoopPagerView: PagerSurface {
        var pagerView: LoopPagerView { self }

        var itemTransition: ((_ view: UIView, _ phase: CGFloat) -> Void)? {
            get { cellTransition }
            set { cellTransition = newValue }
        }
    }

    extension PageContainerViewController: PagerSurface {
        var isAccessibilityAdjustable: Bool {
            get { false }
            set {}
        }

        var itemTransition: ((_ view: UIView, _ phase: CGFloat) -> Void)? {
            get { pageTransition }
            set { pageTransition = newValue }
        }

        var settledItem: LoopPagerItem? { settledPage }

        func updateItems(animated: Bool) { updatePages(animated: animated) }

        func indexForItem(withIdentifier identifier: AnyHashable) -> Int? {
            indexForPage(withIdentifier: identifier)
        }

        func scroll(to index: Int, animated: Bool, way: Way) {
            setSelected(index, animated: animated, way: way)
        }

        func scrollToNext(animated: Bool) { selectNext(animated: animated) }

        func scrollToPrevious(animated: Bool) { selectPrevious(animated: animated) }
    }
#endif
