#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// The values of the modifiers around a pager, a ticker or pages.
    struct PagerOptions {
        /// Changes of the view's default configuration, those of outer modifiers first.
        var changes: [(inout Configuration) -> Void] = []
        var way = Way.shortest
        var isScrollDisabled = false
        var isPaused = false
        var scrollsToTop = false
        var pageDescription: (@MainActor (_ page: Int, _ count: Int) -> String)?
        var proxy: PagerProxy?
        var sizing = LoopPagerSizing.fixed
        var itemsPerView: CGFloat?
        var margins = EdgeInsets()
        var transition: PagerTransition?
        /// Actions, those of inner modifiers first.
        var onReachEnd: [ReachEnd] = []
        var onRestChange: [(TimeInterval?) -> Void] = []
        var onStopChange: [(PagerStop) -> Void] = []
        /// The options for pagers with items of a type.
        var items = OptionsByType()

        /// The options of pagers within the items: a pause is the only one that reaches them.
        var inner: PagerOptions {
            var inner = PagerOptions()
            inner.isPaused = isPaused
            return inner
        }
    }

    /// The options for pagers with items of one type.
    struct PagerItemOptions<Item>: DefaultOptions {
        /// Nil when all items are shown.
        var isShown: ((Item) -> Bool)?
        /// Nil when all items have the same length.
        var length: ((Item) -> CGFloat)?
        /// The VoiceOver text of an item; nil for its own content.
        var description: ((Item) -> String)?
        var loader: (any PagerLoading)?
        /// Actions, those of inner modifiers first.
        var onSettle: [(Item) -> Void] = []
        var onCurrentChange: [(Item) -> Void] = []
        var onActiveChange: [(Item?) -> Void] = []
        var onSwitchBegin: [(Item) -> Void] = []
        var onSwitchCancel: [(Item) -> Void] = []
        var onSwitchProgress: [(Item, Item, CGFloat) -> Void] = []
        var onItemAppear: [(Item) -> Void] = []
        var onItemDisappear: [(Item) -> Void] = []
    }

    private struct PagerOptionsKey: EnvironmentKey {
        static var defaultValue: PagerOptions { PagerOptions() }
    }

    extension EnvironmentValues {
        /// The options of pagers, tickers and pages.
        var pagerOptions: PagerOptions {
            get { self[PagerOptionsKey.self] }
            set { self[PagerOptionsKey.self] = newValue }
        }
    }

    extension View {
        /// Changes an option of the pagers within this view.
        func pagers(_ change: @escaping (inout PagerOptions) -> Void) -> some View {
            transformEnvironment(\.pagerOptions, transform: change)
        }

        /// Changes an option of the pagers within this view whose items have a type.
        func pagers<Item>(
            for items: Item.Type,
            _ change: @escaping (inout PagerItemOptions<Item>) -> Void
        ) -> some View {
            pagers { change(&$0.items[PagerItemOptions<Item>.self]) }
        }
    }
#endif
