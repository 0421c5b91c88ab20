// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A press of a button or a key.
@MainActor
public final class UIPress: Hashable {
    /// The key of a hardware keyboard, nil for other presses.
    public let key: UIKey?

    init(_ key: UIKey?) {
        self.key = key
    }

    public nonisolated static func == (lhs: UIPress, rhs: UIPress) -> Bool { lhs === rhs }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

@MainActor
public final class UIKey {
    public let keyCode: UIKeyboardHIDUsage
    public let modifierFlags: UIKeyModifierFlags

    init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
    }
}

/// The numbers of keys in the USB standard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 0x04
    case keyboardHome = 0x4A
    case keyboardPageUp
    case keyboardDeleteForward
    case keyboardEnd
    case keyboardPageDown
    case keyboardRightArrow
    case keyboardLeftArrow
    case keyboardDownArrow
    case keyboardUpArrow
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

public final class UIPressesEvent {}

extension Simulation {
    /// The user presses a key, which the first responder gets.
    public func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
        firstResponder?.pressesBegan([UIPress(UIKey(key, flags))], with: UIPressesEvent())
        layOut()
    }
}
