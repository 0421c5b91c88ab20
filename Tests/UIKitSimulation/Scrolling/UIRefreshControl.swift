// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The control above content that is pulled down and refreshed.
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

    /// A finger lifts after pulling the content down.
    func release(pulledBy distance: CGFloat) {
        guard !isRefreshing, distance >= Self.height else { return }
        beginRefreshing()
        send(.valueChanged)
    }

    /// Its height above the content, in points.
    static let height: CGFloat = 60
}
