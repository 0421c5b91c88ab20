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
        func adopt(_ refresh: (() async -> Void)?, in scrollView: UIScrollView) {
            self.refresh = refresh
            let wanted = refresh == nil ? nil : control
            if scrollView.refreshControl !== wanted { scrollView.refreshControl = wanted }
        }

        private func begin() {
            Task {
                await refresh?()
                control.endRefreshing()
            }
        }
    }
#endif
