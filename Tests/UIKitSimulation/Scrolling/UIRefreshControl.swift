// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What content that is pulled down far enough shows above it while it is refreshed.
@MainActor
open class UIRefreshControl: UIControl {
    weak var scrollView: UIScrollView?
    open private(set) var isRefreshing = false

    open func beginRefreshing() {
        isRefreshing = true
        scrollView?.insetsDidChange()
    }

    open func endRefreshing() {
        isRefreshing = false
        scrollView?.insetsDidChange()
    }

    /// A finger lifts from content that has been pulled down.
    func release(pulledBy distance: CGFloat) {
        guard !isRefreshing, distance >= Self.height else { return }
        beginRefreshing()
        send(.valueChanged)
    }

    /// How much room it takes above the content, in points.
    static let height: CGFloat = 60
}
