import RondoUIKit
import SwiftUI
import Testing
import UIKit

/// SwiftUI's views in a window on a fresh device, with a finger.
@MainActor
final class Stage<Root: View> {
    let window: UIWindow
    let host: UIHostingController<Root>
    let finger: Finger
    var device: Simulation { Simulation.shared }

    init(size: CGSize = CGSize(width: 400, height: 600), _ root: Root) {
        Simulation.reset()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        host = UIHostingController(rootView: root)
        finger = Finger(in: window)
        window.rootViewController = host
        passTime()
    }

    /// A few frames.
    func passTime(_ seconds: TimeInterval = 0.032) {
        device.advance(by: seconds)
        #expect(device.mistakes == [])
    }

    // MARK: What SwiftUI does

    /// The view around has another value.
    func show(_ root: Root, animated: Bool = false) {
        withAnimation(animated ? .default : nil) { host.rootView = root }
        passTime()
    }

    /// Touches a button, in a page or around.
    func tap(_ title: String) {
        #expect(hostingViews.contains { !isHidden($0) && $0.tap(title) })
        passTime()
    }

    // MARK: What the user does

    func press(at place: CGPoint? = nil) {
        finger.down(at: place ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    }

    /// A drag of a finger by some points, including the slop, and a lift.
    func swipe(_ distance: CGPoint, from place: CGPoint? = nil) {
        press(at: place)
        finger.drag(by: distance, steps: 10)
        finger.up()
        settle()
    }

    /// To the left, or to the right when negative.
    func swipe(_ distance: CGFloat) {
        swipe(CGPoint(x: -distance, y: 0))
    }

    /// Lets time pass until nothing moves.
    func settle() {
        passTime()
        #expect(
            device.advance {
                self.pagers.allSatisfy { $0.phase == .idle }
                    && self.lists.allSatisfy { !$0.isMoving }
            }
        )
        passTime()
    }

    // MARK: What is seen

    var hostingViews: [HostingView] { window.descendants.compactMap { $0 as? HostingView } }
    var pagers: [LoopPagerView] { window.descendants.compactMap { $0 as? LoopPagerView } }

    var lists: [ShelvesView] { window.descendants.compactMap { $0 as? ShelvesView } }

    /// The texts on screen with their leading edges in the window, those of the pages of a pager.
    func seen(in pager: LoopPagerView? = nil) -> [String] {
        guard let pager = pager ?? pagers.first else { return [] }
        return pager.visibleCells.flatMap { cell in
            let frame = cell.convert(cell.bounds, to: nil)
            let edge = pager.configuration.axis == .vertical ? frame.minY : frame.minX
            return texts(in: cell).map { "\($0)@\(Int(edge.rounded()))" }
        }
    }

    /// The hosting view that shows a text.
    func page(showing text: String) -> HostingView? {
        hostingViews.first { $0.texts.contains(text) }
    }

    /// Every text of every page there is, on screen or not.
    var pageTexts: [String] { pagers.flatMap { texts(in: $0) } }

    private func texts(in view: UIView) -> [String] {
        view.descendants.compactMap { $0 as? HostingView }.flatMap(\.texts)
    }

    private func isHidden(_ view: UIView) -> Bool {
        view.isHidden || (view.superview.map { isHidden($0) } ?? false)
    }
}
