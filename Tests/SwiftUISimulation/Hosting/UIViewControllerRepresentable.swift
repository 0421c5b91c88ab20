// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: PrimitiveView {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeCoordinator() -> Coordinator
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    static func dismantleUIViewController(
        _ controller: UIViewControllerType,
        coordinator: Coordinator
    )
}

@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ controller: UIViewControllerType,
        coordinator: Coordinator
    ) {}

    public func show(in node: Node, _ environment: EnvironmentValues) {
        let coordinator = node.coordinator as? Coordinator ?? makeCoordinator()
        node.coordinator = coordinator
        let context = Context(
            coordinator: coordinator,
            transaction: node.host.transaction,
            environment: environment
        )
        let old = node.controller as? UIViewControllerType
        let controller = old ?? makeUIViewController(context: context)
        updateUIViewController(controller, context: context)
        guard old == nil else { return }
        add(controller, to: node)
        node.dismantle = {
            Self.dismantleUIViewController(controller, coordinator: coordinator)
        }
    }

    private func add(_ controller: UIViewController, to node: Node) {
        if node.host.controller == nil {
            Simulation.shared.note("a hosting configuration supports no view controllers")
        }
        node.controller = controller
        node.host.controller?.addChild(controller)
        node.host.addSubview(controller.view)
        controller.didMove(toParent: node.host.controller)
    }
}
