// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeCoordinator() -> Coordinator
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
}

@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public func show(in node: Node, _ environment: EnvironmentValues) {
        let coordinator = node.coordinator as? Coordinator ?? makeCoordinator()
        node.coordinator = coordinator
        let context = Context(
            coordinator: coordinator,
            transaction: node.host.transaction,
            environment: environment
        )
        let old = node.view as? UIViewType
        let view = old ?? makeUIView(context: context)
        updateUIView(view, context: context)
        guard old == nil else { return }
        node.view = view
        node.host.addSubview(view)
    }
}
