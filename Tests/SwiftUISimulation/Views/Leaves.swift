// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, DontRepeatTypeInStaticProperties

public struct Text: PrimitiveView {
    let text: String

    public init(_ text: some StringProtocol) {
        self.text = String(text)
    }

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.text = text
    }
}

/// A colour; nothing is drawn here.
public struct Color: PrimitiveView {
    public static let accentColor = Color()

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.show([], environment)
    }
}

public struct Button: PrimitiveView {
    let title: String
    let action: () -> Void

    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.title = String(title)
        self.action = action
    }

    public func show(in node: Node, _ environment: EnvironmentValues) {
        node.button = (title, action)
    }
}
