#if os(iOS) || os(Linux)
    import UIKit

    /// Has a scroll view pulled down to refresh what is in it.
    @MainActor
    final class PullToRefresh {
        private let control = UIRefreshControl()
        private var refresh: (() async -> Void)?

        init() {
            control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
        }

        /// Refreshes by an action, or not at all; a refresh that is under way goes on.
        ///
        /// Without one the control of an app stays where it is.
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
    }
#endif
