/// A picture of a view.
@MainActor
public final class Snapshot: UIView {
    /// The pictured view.
    public private(set) weak var original: UIView?

    convenience init(of view: UIView) {
        self.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        original = view
    }
}
