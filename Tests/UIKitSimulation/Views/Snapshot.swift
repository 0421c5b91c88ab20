/// A picture of a view.
@MainActor
public final class Snapshot: UIView {
    /// The pictured view.
    public private(set) weak var original: UIView?

    /// The opacity of the view when the picture was taken.
    public private(set) var opacity: CGFloat = 1

    convenience init(of view: UIView) {
        self.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        original = view
        opacity = view.alpha
    }
}
