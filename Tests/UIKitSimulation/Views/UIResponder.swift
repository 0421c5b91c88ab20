// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The base class of event handling.
@MainActor
open class UIResponder: AccessibleObject {
    public override init() {}

    open var next: UIResponder? { nil }

    public var isFirstResponder: Bool { Simulation.shared.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        Simulation.shared.firstResponder?.resignFirstResponder()
        Simulation.shared.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { Simulation.shared.firstResponder = nil }
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func encodeRestorableState(with coder: NSCoder) {}

    open func decodeRestorableState(with coder: NSCoder) {}

    // The part of Apple's UITraitEnvironment for views and controllers.

    open var traitCollection: UITraitCollection { Simulation.shared.traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
