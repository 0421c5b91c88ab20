import RondoUIKit
import SwiftUI
import Testing
import UIKit

/// SwiftUI views in a window on a new device, with a finger.
@MainActor
final class Stage<Root: View> {
    let window: UIWindow
    let host: UIHostingController<Surrounding>
    private let model: Model
    let finger: Finger
    var device: Simulation { Simulation.shared }

    init(size: CGSize = CGSize(width: 400, height: 600), _ root: Root) {
        Simulation.reset()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        model = Model(root)
        host = UIHostingController(rootView: Surrounding(model: model))
        finger = Finger(in: window)
        window.rootViewController = host
        passTime()
    }

    /// Advances the time by a few frames.
    func passTime(_ seconds: TimeInterval = 0.032) {
        device.advance(by: seconds)
        #expect(device.mistakes == [])
    }

    /// A view around all others, whose changes are updates of SwiftUI.
    struct Surrounding: View {
        @ObservedObject fileprivate var model: Model

        var body: some View { model.root }
    }

    fileprivate final class Model: ObservableObject {
        @Published var root: Root

        init(_ root: Root) {
            self.root = root
        }
    }

    // MARK: SwiftUI's actions

    /// Updates the surrounding view with another value.
    func show(_ root: Root, animated: Bool = false) {
        withAnimation(animated ? .default : nil) { change(to: root) }
        passTime()
    }

    /// Sets another value of the surrounding view, for the next update.
    func change(to root: Root) {
        model.root = root
    }

    /// Taps a button, in a page or around the pager.
    func tap(_ title: String) {
        #expect(hostingViews.contains { !isHidden($0) && $0.tap(title) })
        passTime()
    }

    // MARK: The user's actions

    func press(at place: CGPoint? = nil) {
        finger.down(at: place ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    }

    /// A drag of a finger by a distance, including the slop, and a lift.
    func swipe(_ distance: CGPoint, from place: CGPoint? = nil) {
        press(at: place)
        finger.drag(by: distance, steps: 10)
        finger.up()
        settle()
    }

    /// A swipe to the left, or to the right if negative.
    func swipe(_ distance: CGFloat) {
        swipe(CGPoint(x: -distance, y: 0))
    }

    /// Advances the time until nothing moves.
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

    // MARK: Visible content

    var hostingViews: [HostingView] { window.descendants.compactMap { $0 as? HostingView } }
    var pagers: [LoopPagerView] { window.descendants.compactMap { $0 as? LoopPagerView } }

    var lists: [ShelvesView] { window.descendants.compactMap { $0 as? ShelvesView } }

    /// The visible texts of a pager's pages with their leading edges in the window.
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

    /// The texts of all pages, visible or not.
    var pageTexts: [String] { pagers.flatMap { texts(in: $0) } }

    private func texts(in view: UIView) -> [String] {
        view.descendants.compactMap { $0 as? HostingView }.flatMap(\.texts)
    }

    private func isHidden(_ view: UIView) -> Bool {
        view.isHidden || (view.superview.map { isHidden($0) } ?? false)
    }
}
