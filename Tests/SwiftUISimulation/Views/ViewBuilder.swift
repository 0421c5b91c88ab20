// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(content: (repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> { .first(first) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> { .second(second) }
}

public struct EmptyView: PrimitiveView {
    public init() {}

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.show([], environment)
    }
}

public struct AnyView: PrimitiveView {
    let content: any View

    public init(_ view: some View) {
        content = view
    }

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.show([content], environment)
    }
}

public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)

    public func show(in node: Node, _ environment: EnvironmentValues) {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        node.show(views, environment)
    }
}

/// One of two views; each has its own state.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    public func show(in node: Node, _ environment: EnvironmentValues) {
        switch self {
        case .first(let view): node.show([view], environment)
        case .second(let view): node.show([view], environment)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.show(map { [$0] } ?? [], environment)
    }
}
