// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of Apple's NSObject that UIKit adds for accessibility; without the Objective-C runtime
/// NSObject itself cannot have it.
///
/// Objects of this class stand for elements of hosted SwiftUI content, which are neither views nor
/// instances of `UIAccessibilityElement`.
@MainActor
open class AccessibleObject {
    public init() {}

    /// The object around it; a view has none of its own.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// The activation point that was set.
    private var activationPoint: CGPoint?

    /// Where a double tap touches the screen; by default the middle of the element.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? middleOnScreen }
        set { activationPoint = newValue }
    }

    /// A hook for views: the middle on the screen.
    var middleOnScreen: CGPoint { .zero }

    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    open func accessibilityIncrement() {}

    open func accessibilityDecrement() {}

    open func awakeFromNib() {}
}
