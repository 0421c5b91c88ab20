// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What is told of another size before it gets it.
@MainActor
public protocol UIContentContainer: AnyObject {
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

/// Runs what goes along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// A rotation of the simulated device, which has no animation of its own.
@MainActor
public final class SimulatedTransition: UIViewControllerTransitionCoordinator {
    public init() {}
}

extension UIWindow {
    /// The device is turned: the root controller is told first, then everything is laid out anew.
    public func rotate() {
        let size = CGSize(width: bounds.height, height: bounds.width)
        rootViewController?.viewWillTransition(to: size, with: SimulatedTransition())
        frame.size = size
        rootViewController?.view.frame = bounds
        Simulation.shared.layOut()
    }
}
