// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An object that is notified of a new size in advance.
@MainActor
public protocol UIContentContainer: AnyObject {
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

/// Runs the animations along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// A rotation of the simulated device, which has no animation of its own.
@MainActor
public final class SimulatedTransition: UIViewControllerTransitionCoordinator {
    public init() {}
}

extension UIWindow {
    /// Rotates the device: the root controller is notified first, then everything gets a new
    /// layout.
    public func rotate() {
        let size = CGSize(width: bounds.height, height: bounds.width)
        rootViewController?.viewWillTransition(to: size, with: SimulatedTransition())
        frame.size = size
        rootViewController?.view.frame = bounds
        Simulation.shared.layOut()
    }
}
