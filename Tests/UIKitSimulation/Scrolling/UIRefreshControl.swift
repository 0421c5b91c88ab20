// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The control above content that is pulled down and refreshed.
///
/// It begins as soon as a finger has pulled the content past its height, also before the lift, and
/// the scroll view has room for it from then on. Apple's page of the class: "When the user drags
/// the top of the scrollable content area downward, the scroll view reveals the refresh control,
/// begins animating its progress indicator, and notifies your app."
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

    /// Whether the present touch can begin a refresh; each one begins at most one.
    private var isArmed = true

    /// A finger goes down.
    func arm() {
        isArmed = true
    }

    /// A finger has pulled the content down.
    func pull(by distance: CGFloat) {
        guard isArmed, !isRefreshing, distance >= Self.height else { return }
        isArmed = false
        beginRefreshing()
        send(.valueChanged)
    }

    /// Its height above the content, in points.
    static let height: CGFloat = 60
}
