// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that reacts to a finger.
@MainActor
open class UIControl: UIView {
    /// An event of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// The visible state of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let selected = State(rawValue: 1 << 2)
    }

    open var isSelected = false
    /// Whether it sends actions; the simulation draws no difference.
    open var isEnabled = true
    /// Whether a finger is on it.
    open private(set) var isHighlighted = false
    /// Its present state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private var actions: [(action: UIAction, event: Event)] = []

    open func addAction(_ action: UIAction, for event: Event) {
        actions.append((action, event))
    }

    open func removeAction(_ action: UIAction, for event: Event) {
        actions.removeAll { $0.action === action && $0.event == event }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = true
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        send(.touchUpInside)
        if self is UIButton { send(.primaryActionTriggered) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        send(.touchCancel)
    }

    func send(_ event: Event) {
        guard isEnabled else { return }
        for entry in actions where entry.event.contains(event) {
            entry.action.handler(entry.action)
        }
    }
}

/// The action of a control.
@MainActor
public final class UIAction {
    let handler: (UIAction) -> Void

    public init(handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }
}

/// A button.
@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
    }

    open private(set) var buttonType = ButtonType.custom
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel(frame: .zero)
        label.isUserInteractionEnabled = false
        addSubview(label)
        return label
    }()
    /// Whether the button changes below a pointer.
    open var isPointerInteractionEnabled = false
    private var titleColors: [UInt: UIColor] = [:]

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// Whether UIKit fills the title with the tint colour, as it does in selected system buttons.
    public var isFilled: Bool { buttonType == .system && isSelected }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    /// The colour of a state, or else that of the normal state.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    open func setTitle(_ title: String?, for state: State) {
        titleLabel?.text = title
    }

    open func title(for state: State) -> String? { titleLabel?.text }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        titleLabel?.sizeThatFits(size) ?? .zero
    }
}

/// A slider.
@MainActor
open class UISlider: UIControl {}

/// A text field, which scrolls into view for typing.
@MainActor
open class UITextField: UIControl {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        reveal()
        return isFirst
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let hasResigned = super.resignFirstResponder()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return hasResigned
    }
}

/// A view for text of several lines.
@MainActor
open class UITextView: UIScrollView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification"
    )

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        reveal()
        return isFirst
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let hasResigned = super.resignFirstResponder()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return hasResigned
    }
}
