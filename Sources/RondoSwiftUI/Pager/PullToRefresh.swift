#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// Adds pull to refresh to a scroll view.
    @MainActor
    final class PullToRefresh {
        #if os(tvOS)
            /// Does nothing: tvOS has no refresh control.
            func adopt(_ refresh: (() async -> Void)?, in scrollView: UIScrollView) {}
        #else
            private let control = UIRefreshControl()
            private var refresh: (() async -> Void)?

            init() {
                control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
            }

            /// Sets the refresh action, or none; a refresh in progress continues.
            ///
            /// Without an action, a control of the app is left unchanged.
            func adopt(_ refresh: (() async -> Void)?, in scrollView: UIScrollView) {
                self.refresh = refresh
                let isThere = scrollView.refreshControl === control
                if refresh != nil, !isThere { scrollView.refreshControl = control }
                if refresh == nil, isThere { scrollView.refreshControl = nil }
            }

            private func begin() {
                Task {
                    await refresh?()
                    control.endRefreshing()
                }
            }
        #endif
    }
#endif
