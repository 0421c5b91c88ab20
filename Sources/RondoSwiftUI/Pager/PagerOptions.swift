#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// The values of a pager's modifiers.
    struct PagerOptions {
        /// Changes of the view's default configuration, in order.
        var changes: [(inout Configuration) -> Void] = []
        var way = Way.shortest
        var isScrollDisabled = false
        var isPaused = false
        /// Nil for the surface's default.
        var isAdjustable: Bool?
        var scrollsToTop = false
        var pageDescription: (@MainActor (_ page: Int, _ count: Int) -> String)?
        var proxy: PagerProxy?
        var sizing = LoopPagerSizing.fixed
        var loader: (any PagerLoading)?
        var transition: PagerTransition?
    }

    /// The actions of a pager's events.
    struct PagerHandlers<Element> {
        var onSettle: [(Element) -> Void] = []
        var onPageChange: [(Element) -> Void] = []
        var onReachEnd: [ReachEnd] = []
        var onRestChange: [(TimeInterval?) -> Void] = []
        var onSwitchBegin: [(Element) -> Void] = []
        var onSwitchCancel: [(Element) -> Void] = []
        var onSwitchProgress: [(Element, Element, CGFloat) -> Void] = []
        var onItemAppear: [(Element) -> Void] = []
        var onItemDisappear: [(Element) -> Void] = []
    }
#endif
