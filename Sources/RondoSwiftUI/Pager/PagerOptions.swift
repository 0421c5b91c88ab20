#if os(iOS) || os(Linux)
    import Rondo
    import SwiftUI

    /// What modifiers say about a pager.
    struct PagerOptions {
        /// What makes the configuration of that which the view has by itself, one after the other.
        var changes: [(inout Configuration) -> Void] = []
        var way = Way.shortest
        var isScrollDisabled = false
        var isPaused = false
        /// Nil for what the surface is by itself.
        var isAdjustable: Bool?
        var scrollsToTop = false
        var pageDescription: (@MainActor (_ page: Int, _ count: Int) -> String)?
        var proxy: PagerProxy?
        var transition: (@MainActor (PagerEffect, PagerPhase) -> PagerEffect)?
    }

    /// Who is told what a pager does.
    struct PagerHandlers<Element> {
        var onSettle: [(Element) -> Void] = []
        var onPageChange: [(Element) -> Void] = []
        var onReachEnd: [ReachEnd] = []
        var onSwitchBegin: [(Element) -> Void] = []
        var onSwitchCancel: [(Element) -> Void] = []
        var onSwitchProgress: [(Element, Element, CGFloat) -> Void] = []
        var onItemAppear: [(Element) -> Void] = []
        var onItemDisappear: [(Element) -> Void] = []
    }
#endif
