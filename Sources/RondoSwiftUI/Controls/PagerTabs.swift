#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI
    import UIKit

    /// Tabs for pages, or for the items of a pager, with an indicator that follows the content.
    ///
    ///     @State private var pager = PagerProxy()
    ///
    ///     PagerTabs(parts, proxy: pager) { part in part.title }
    ///     Pages(parts) { part in PartView(part) }
    ///         .pagerProxy(pager)
    ///
    /// It is the `PageTabBar` of RondoUIKit: a tap goes to a page, tabs share the bar or scroll,
    /// and VoiceOver reads a tab bar.
    @MainActor
    public struct PagerTabs: UIViewRepresentable {
        private let titles: [String]
        private let proxy: PagerProxy

        /// Tabs for items.
        ///
        /// - Parameters:
        ///   - data: The items that the pager shows, in order.
        ///   - proxy: The proxy of the pager or the pages.
        ///   - title: The text of a tab.
        public init<Data: RandomAccessCollection>(
            _ data: Data,
            proxy: PagerProxy,
            title: (Data.Element) -> String
        ) {
            titles = data.map(title)
            self.proxy = proxy
        }

        /// See `UIViewRepresentable`.
        public func makeUIView(context: Context) -> PageTabBar { ProxyTabs(frame: .zero) }

        /// See `UIViewRepresentable`.
        public func updateUIView(_ bar: PageTabBar, context: Context) {
            let titles = titles
            // The tabs may be updated before the pager.
            bar.title = { index, _ in titles.indices.contains(index) ? titles[index] : "" }
            bar.semanticContentAttribute = context.environment.semanticContentAttribute
            if let bar = bar as? ProxyTabs { proxy.add(bar) }
        }
    }

    /// Dots for the stops of a pager, or for pages; a touch on a dot goes to its stop.
    ///
    ///     LoopPager(banners) { BannerView($0) }
    ///         .pagerProxy(pager)
    ///     PagerDots(proxy: pager) { $0.currentPageIndicatorTintColor = .label }
    @MainActor
    public struct PagerDots: UIViewRepresentable {
        private let proxy: PagerProxy
        private let showsProgress: Bool
        private let configure: (UIPageControl) -> Void

        /// The dots of a pager.
        ///
        /// - Parameters:
        ///   - proxy: The proxy of the pager or the pages.
        ///   - showsProgress: Whether the current dot fills until auto-advance starts its next
        ///     step, from iOS 17 on.
        ///   - configure: Sets colours and images of the page control, in each update.
        public init(
            proxy: PagerProxy,
            showsProgress: Bool = false,
            configure: @escaping (UIPageControl) -> Void = { _ in }
        ) {
            self.proxy = proxy
            self.showsProgress = showsProgress
            self.configure = configure
        }

        /// See `UIViewRepresentable`.
        public func makeUIView(context: Context) -> UIPageControl {
            let control = ProxyDots(frame: .zero)
            control.setContentHuggingPriority(.defaultHigh, for: .vertical)
            return control
        }

        /// See `UIViewRepresentable`.
        public func updateUIView(_ control: UIPageControl, context: Context) {
            control.semanticContentAttribute = context.environment.semanticContentAttribute
            configure(control)
            if let control = control as? ProxyDots { proxy.add(control) }
            proxy.showsProgress = showsProgress
        }
    }
#endif
