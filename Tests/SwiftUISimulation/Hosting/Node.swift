// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The state of a view: its place in the tree, and the values kept there while views are replaced.
///
/// A node stays as long as a view of the same type, with the same `id`, is in the same place.
@MainActor
public final class Node {
    unowned let host: HostingView
    var text: String?
    var button: (title: String, action: () -> Void)?
    /// The fixed size; nil along an axis for the available space.
    var frame: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    /// The space around the content, on each side.
    var padding: CGFloat = 0
    /// The factors of `scaleEffect`, nil without one.
    var scale: (x: CGFloat, y: CGFloat)?
    /// The axis along which inner views share the space; nil if each gets all of it.
    var axis: Axis?
    /// A representable's controller, with its coordinator.
    var controller: UIViewController?
    var coordinator: Any?
    /// Runs before the controller is removed.
    var dismantle: (() -> Void)?
    /// A representable's view.
    var view: UIView?
    /// Runs once when the node is removed, outside of the update.
    var onLeave: (() -> Void)?
    private var children: [Node] = []
    private var type: Any.Type?
    private var identity: AnyHashable?
    private var memory: [Int: AnyObject] = [:]
    private var hasAppeared = false
    /// The value of `animation(_:value:)` at the last update.
    private var watched: Any?

    init(_ host: HostingView) {
        self.host = host
    }

    // MARK: Updates

    func update(_ view: some View, _ environment: EnvironmentValues) {
        if type != Swift.type(of: view) { empty() }
        type = Swift.type(of: view)
        fillProperties(of: view, environment)
        if let view = view as? any PrimitiveView {
            view.show(in: self, environment)
        } else {
            show([host.observing { view.body }], environment)
        }
    }

    private func fillProperties(of view: some View, _ environment: EnvironmentValues) {
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            guard let property = child.value as? any NodeProperty else { continue }
            memory[index] = property.fill(memory[index], host, environment)
        }
    }

    /// Shows views within this one, each at the place of the previous view with the same index.
    func show(_ views: [any View], _ environment: EnvironmentValues) {
        while children.count > views.count { children.removeLast().empty() }
        while children.count < views.count { children.append(Node(host)) }
        for (child, view) in zip(children, views) { child.update(view, environment) }
    }

    /// With another identity than before, all inner state is new.
    func identify(_ new: AnyHashable) {
        if let identity, identity != new { show([], EnvironmentValues()) }
        identity = new
    }

    func appear(_ action: @escaping () -> Void) {
        guard !hasAppeared else { return }
        hasAppeared = true
        host.afterUpdate(action)
    }

    /// A new value, except the first one, animates the rest of the update, or keeps it still.
    func animate<Value: Equatable>(_ animation: Animation?, when value: Value) {
        if let old = watched as? Value, old != value { host.transaction.animation = animation }
        watched = value
    }

    /// Removes all state.
    func empty() {
        for child in children { child.empty() }
        children = []
        memory = [:]
        identity = nil
        hasAppeared = false
        watched = nil
        text = nil
        button = nil
        axis = nil
        frame = (nil, nil)
        padding = 0
        scale = nil
        if let onLeave { host.afterUpdate(onLeave) }
        onLeave = nil
        dismantle?()
        dismantle = nil
        controller?.willMove(toParent: nil)
        controller?.view.removeFromSuperview()
        controller?.removeFromParent()
        controller = nil
        view?.removeFromSuperview()
        view = nil
        coordinator = nil
    }

    // MARK: Content

    /// This node and all nodes within it, outer ones first.
    var all: [Node] { [self] + children.flatMap(\.all) }

    /// Gives controllers their frames: in a stack they share the space equally, and texts take no
    /// space.
    func lay(in space: CGRect) {
        let size = CGSize(
            width: frame.width ?? space.width,
            height: frame.height ?? space.height
        )
        lay(over: CGRect(origin: space.origin, size: size).insetBy(dx: padding, dy: padding))
    }

    private func lay(over frame: CGRect) {
        controller?.view.frame = frame
        view?.frame = frame
        guard let axis else {
            for child in children { child.lay(in: frame) }
            return
        }
        let parts = children.flatMap(\.parts)
        for (index, part) in parts.enumerated() {
            let share = 1 / CGFloat(parts.count)
            var rect = frame
            switch axis {
            case .horizontal:
                rect.size.width *= share
                rect.origin.x += rect.size.width * CGFloat(index)
            case .vertical:
                rect.size.height *= share
                rect.origin.y += rect.size.height * CGFloat(index)
            }
            part.lay(in: rect)
        }
    }

    /// The height of the content: the fixed one, otherwise the sum of its lines of text in a stack.
    var wantedHeight: CGFloat {
        if let height = frame.height { return height }
        let within = children.map(\.wantedHeight)
        let own: CGFloat = text == nil && button == nil ? 0 : 20
        let height = max(own, axis == .vertical ? within.reduce(0, +) : within.max() ?? 0)
        return height + 2 * padding
    }

    /// The parts that share the space of the surrounding stack.
    private var parts: [Node] {
        padding == 0 && controller == nil && view == nil && axis == nil
            ? children.flatMap(\.parts) : [self]
    }
}
