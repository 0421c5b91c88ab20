/// A technology that visits the elements of a window one by one: VoiceOver by flicks, Full Keyboard
/// Access by keys, Switch Control by a switch.
///
/// Apple documents the order of elements and the notification of the focus, but not how an element
/// out of sight becomes visible. So tests try every case.
@MainActor
public final class AssistiveTechnology {
    /// UIKit's treatment of an element out of sight before it gets the focus.
    public enum Scrolling: Sendable {
        /// UIKit does nothing.
        case none
        /// The surrounding scroll views show it immediately.
        case immediate
        /// The surrounding scroll views scroll to it with an animation.
        case animated
    }

    /// The element with the focus.
    public private(set) var element: AccessibleObject?
    /// The view that is, or contains, the element with the focus.
    public var focus: UIView? {
        let all = sequence(first: element) { $0?.accessibilityContainer as? AccessibleObject }
        return all.lazy.compactMap { $0 as? UIView }.first
    }
    private let window: UIWindow
    private let scrolling: Scrolling
    private let notifiesFocus: Bool

    /// Starts without focus.
    ///
    /// - Parameters:
    ///   - window: The window with the elements.
    ///   - scrolling: UIKit's treatment of an element out of sight.
    ///   - notifiesFocus: Whether the focus is notified.
    public init(in window: UIWindow, scrolling: Scrolling = .none, notifiesFocus: Bool = true) {
        self.window = window
        self.scrolling = scrolling
        self.notifiesFocus = notifiesFocus
    }

    /// All elements, in order.
    public var elements: [UIView] { Self.elements(in: window) }

    /// Moves the focus to the next element, or to the first.
    ///
    /// - Returns: False after the last one.
    public func next() -> Bool { move(by: 1) }

    /// Moves the focus to the previous element, or to the last.
    ///
    /// - Returns: False before the first one.
    public func previous() -> Bool { move(by: -1) }

    /// The rotors around the element with the focus, the innermost first.
    public var rotors: [UIAccessibilityCustomRotor] {
        sequence(first: focus) { $0?.superview }.flatMap { $0?.accessibilityCustomRotors ?? [] }
    }

    /// Moves the focus by the rotor with a name, by a flick up or down.
    ///
    /// - Returns: False at an end of its elements.
    public func turn(
        _ name: String,
        _ direction: UIAccessibilityCustomRotor.Direction = .next
    ) -> Bool {
        guard let rotor = rotors.first(where: { $0.name == name }) else {
            Simulation.shared.note("no rotor has the name \(name)")
            return false
        }
        let current = UIAccessibilityCustomRotorItemResult()
        current.targetElement = element
        let predicate = UIAccessibilityCustomRotorSearchPredicate(currentItem: current)
        predicate.searchDirection = direction
        guard let target = rotor.itemSearchBlock(predicate)?.targetElement else { return false }
        focus(on: target)
        return true
    }

    /// The names of the actions of the element with the focus.
    public var actions: [String] { offered.map(\.name) }

    /// Performs an action of the element with the focus.
    ///
    /// - Returns: What the action returns; false without an action of this name.
    public func perform(_ name: String) -> Bool {
        offered.first { $0.name == name }.flatMap { $0.actionHandler?($0) } ?? false
    }

    private var offered: [UIAccessibilityCustomAction] {
        element?.accessibilityCustomActions ?? []
    }

    /// Activates the element with the focus, by a double tap: a touch at its activation point.
    public func activate() {
        guard let element else { return }
        let finger = Finger(in: window)
        finger.down(at: element.accessibilityActivationPoint)
        finger.up()
    }

    private func move(by step: Int) -> Bool {
        let all = elements
        var place = step > 0 ? all.startIndex : all.endIndex - 1
        if let focus {
            guard let old = all.firstIndex(where: { $0 === focus }) else {
                Simulation.shared.note("the element with the focus is gone")
                return false
            }
            place = old + step
        }
        guard all.indices.contains(place) else { return false }
        focus(on: all[place])
        return true
    }

    /// Moves the focus to an element, like a finger that explores the screen.
    public func focus(on element: AccessibleObject) {
        self.element = element
        if scrolling != .none, let focus {
            for view in focus.scrollViews where view.isScrollEnabled {
                let place = focus.convert(focus.bounds, to: view)
                view.scrollRectToVisible(place, animated: scrolling == .animated)
            }
        }
        if notifiesFocus { Simulation.shared.focusVoiceOver(on: element) }
        // Much less than the duration of an animation: the next key may come before its end.
        Simulation.shared.advance(by: 0.1)
    }

    private static func elements(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else {
            return []
        }
        if view.isAccessibilityElement { return [view] }
        let parts = view.accessibilityElements?.compactMap { $0 as? UIView }
        return (parts ?? view.subviewsByPlace).flatMap { elements(in: $0) }
    }
}

extension UIView {
    /// The surrounding scroll views, the innermost first.
    fileprivate var scrollViews: [UIScrollView] {
        let outer = superview?.scrollViews ?? []
        return [superview as? UIScrollView].compactMap { $0 } + outer
    }

    /// From top to bottom, and in the direction of the language.
    fileprivate var subviewsByPlace: [UIView] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return subviews.sorted { one, other in
            if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
            return isMirrored
                ? one.frame.maxX > other.frame.maxX : one.frame.minX < other.frame.minX
        }
    }
}
