import RondoTestSupport
import SwiftUI
import UIKit

/// Tests of an app in a window on a simulated device.
@MainActor
protocol AppTests {
    var window: UIWindow { get }
}

/// A window of a phone, on a new device.
@MainActor
func newWindow() -> UIWindow {
    Simulation.reset()
    return UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
}

extension AppTests {
    var device: Simulation { Simulation.shared }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        device.advance(by: 0.032)
    }

    func show(_ view: some View) {
        show(UIHostingController(rootView: view))
    }

    func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        window.descendants.compactMap { $0 as? Kind }
    }

    /// The texts of labels.
    func texts(in cells: [UIView]) -> [String] {
        cells.flatMap { [$0] + $0.descendants }.compactMap { ($0 as? UILabel)?.text }
    }

    func swipe(from point: CGPoint, by way: CGPoint, wait: Double = 1) {
        let finger = Finger(in: window)
        finger.down(at: point)
        finger.drag(by: way, steps: 10)
        finger.up()
        device.advance(by: wait)
    }

    /// A touch of a finger, without the time for what it starts.
    func touch(_ point: CGPoint) {
        let finger = Finger(in: window)
        finger.down(at: point)
        finger.up()
    }
}
