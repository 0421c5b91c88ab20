// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A way of VoiceOver through elements of one kind, chosen by a turn of two fingers.
@MainActor
public final class UIAccessibilityCustomRotor {
    public enum Direction: Int, Sendable {
        case previous
        case next
    }

    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    public let name: String
    public let itemSearchBlock: Search

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }
}

/// A request of VoiceOver for the element after or before the present one.
@MainActor
public final class UIAccessibilityCustomRotorSearchPredicate {
    public var currentItem: UIAccessibilityCustomRotorItemResult
    public var searchDirection = UIAccessibilityCustomRotor.Direction.next

    init(currentItem: UIAccessibilityCustomRotorItemResult) {
        self.currentItem = currentItem
    }
}

/// An element, with a range of its text or without one.
@MainActor
public final class UIAccessibilityCustomRotorItemResult {
    public weak var targetElement: AccessibleObject?

    public init(targetElement: AccessibleObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
    }

    init() {}
}

/// A range of text.
public final class UITextRange {}
