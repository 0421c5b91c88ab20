#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// Adds pull to refresh to a scroll view.
    @MainActor
    final class PullToRefresh {
        #if os(tvOS)
            /// Does nothing: tvOS has no refresh control.
            func adopt(_ refresh: (() async -> Void)?, in scrollView: UIScrollView) {}
        #else
            /// The control; nil until there is an action.
            private var control: UIRefreshControl?
            private var refresh: (() async -> Void)?
            /// Whether short content bounced before the control was added.
            private var bounced = false

            /// Sets the refresh action, or none; a refresh in progress continues.
            ///
            /// Without an action, a control of the app is left unchanged. The Mac idiom has no
            /// refresh control: adding one ends the app.
            func adopt(_ refresh: (() async -> Void)?, in scrollView: UIScrollView) {
                guard scrollView.traitCollection.userInterfaceIdiom != .mac else { return }
                self.refresh = refresh
                let isThere = control != nil && scrollView.refreshControl === control
                if refresh != nil, !isThere { add(to: scrollView) }
                if refresh == nil, isThere { remove(from: scrollView) }
            }

            /// Adds the control; content of any length can be pulled.
            private func add(to scrollView: UIScrollView) {
                let control = control ?? makeControl()
                self.control = control
                scrollView.refreshControl = control
                bounced = scrollView.alwaysBounceVertical
                scrollView.alwaysBounceVertical = true
            }

            private func makeControl() -> UIRefreshControl {
                let control = UIRefreshControl()
                control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
                return control
            }

            private func remove(from scrollView: UIScrollView) {
                scrollView.refreshControl = nil
                scrollView.alwaysBounceVertical = bounced
            }

            private func begin() {
                Task {
                    await refresh?()
                    control?.endRefreshing()
                }
            }
        #endif
    }
#endif
