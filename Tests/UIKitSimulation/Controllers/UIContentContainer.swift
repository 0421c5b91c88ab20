// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An object that is notified before its size changes.
@MainActor
public protocol UIContentContainer: AnyObject {
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

/// Runs animations along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// A rotation of the simulated device, without an animation.
@MainActor
public final class SimulatedTransition: UIViewControllerTransitionCoordinator {
    public init() {}
}

extension UIWindow {
    /// Rotates the device: notifies the root controller first, then lays everything out again.
    public func rotate() {
        let size = CGSize(width: bounds.height, height: bounds.width)
        rootViewController?.viewWillTransition(to: size, with: SimulatedTransition())
        frame.size = size
        rootViewController?.view.frame = bounds
        Simulation.shared.layOut()
    }
}
