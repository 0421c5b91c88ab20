// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An action of an element in addition to its activation, offered by its name.
@MainActor
public final class UIAccessibilityCustomAction {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    public var name: String
    public var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
