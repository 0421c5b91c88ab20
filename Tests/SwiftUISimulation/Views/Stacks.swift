// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Axis: Sendable {
    case horizontal
    case vertical
}

public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
}

public struct HStack<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.axis = .horizontal
        node.show([content], environment)
    }
}

public struct VStack<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.axis = .vertical
        node.show([content], environment)
    }
}
