// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A row of dots, one of them filled.
@MainActor
open class UIPageControl: UIControl {
    public enum InteractionState: Int, Sendable {
        case none
        case discrete
        case continuous
    }

    open var numberOfPages = 0
    open var currentPage = 0 {
        didSet {
            currentPage = max(0, min(currentPage, numberOfPages - 1))
            if currentPage != oldValue { progress?.pageDidChange() }
        }
    }
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.control = nil
            progress?.control = self
        }
    }
    open private(set) var interactionState = InteractionState.none

    /// The user selects a dot, by a tap or by sliding over all of them.
    public func choose(_ page: Int, sliding: Bool = false) {
        interactionState = sliding ? .continuous : .discrete
        currentPage = page
        send(.valueChanged)
        interactionState = .none
    }
}
