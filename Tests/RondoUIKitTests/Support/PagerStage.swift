import Rondo
import Testing
import UIKit

@testable import RondoUIKit

/// A pager in a window, with a finger.
@MainActor
protocol PagerStage: AnyObject {
    var window: UIWindow { get }
    var pager: LoopPagerView { get }
    var finger: Finger { get }
}

extension PagerStage {
    var device: Simulation { Simulation.shared }

    /// A drag along the axis by a distance, including the slop, and a lift.
    func swipe(_ distance: CGFloat, steps: Int = 10, holding pause: TimeInterval = 0) {
        press()
        drag(distance, steps: steps)
        if pause > 0 { device.advance(by: pause) }
        finger.up()
    }

    func press() {
        finger.down(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    }

    func drag(_ distance: CGFloat, steps: Int = 10) {
        let isVertical = pager.configuration.axis == .vertical
        finger.drag(
            by: CGPoint(x: isVertical ? 0 : distance, y: isVertical ? distance : 0),
            steps: steps
        )
    }

    /// Advances the time until nothing moves.
    func settle() {
        device.advance(by: 0.016)
        #expect(device.advance { self.pager.phase == .idle && !self.pager.track.isDecelerating })
        device.advance(by: 0.016)
    }
}
