/// What goes through the elements of a window one by one: VoiceOver with flicks, Full Keyboard Access
/// with its keys, Switch Control with a switch.
///
/// Apple documents the order of elements and the notification of the focus. How an element out of
/// sight comes into it is not documented, so tests try each way.
@MainActor
public final class AssistiveTechnology {
    /// What UIKit does with an element out of sight before it gets the focus.
    public enum Scrolling: Sendable {
        /// Nothing.
        case none
        /// The scroll views around it show it at once.
        case immediate
        /// The scroll views around it scroll to it in an animation.
        case animated
    }

    /// The element with the focus.
    public private(set) var focus: UIView?
    private let window: UIWindow
    private let scrolling: Scrolling
    private let tellsOfFocus: Bool

    /// Nothing has the focus.
    ///
    /// - Parameters:
    ///   - window: Whose elements it goes through.
    ///   - scrolling: What UIKit does with an element out of sight.
    ///   - tellsOfFocus: Whether the focus is notified.
    public init(in window: UIWindow, scrolling: Scrolling = .none, tellsOfFocus: Bool = true) {
        self.window = window
        self.scrolling = scrolling
        self.tellsOfFocus = tellsOfFocus
    }

    /// All elements, in order.
    public var elements: [UIView] { Self.elements(in: window) }

    /// Puts the focus on the next element, or on the first.
    ///
    /// - Returns: False behind the last one.
    public func next() -> Bool { move(by: 1) }

    /// Puts the focus on the previous element, or on the last.
    ///
    /// - Returns: False before the first one.
    public func previous() -> Bool { move(by: -1) }

    private func move(by step: Int) -> Bool {
        let all = elements
        var place = step > 0 ? all.startIndex : all.endIndex - 1
        if let focus {
            guard let old = all.firstIndex(where: { $0 === focus }) else {
                Simulation.shared.note("the element with the focus has gone")
                return false
            }
            place = old + step
        }
        guard all.indices.contains(place) else { return false }
        focus(on: all[place])
        return true
    }

    /// Puts the focus on an element, as a finger that explores the screen does.
    public func focus(on element: UIView) {
        focus = element
        if scrolling != .none {
            for view in element.scrollViews where view.isScrollEnabled {
                let place = element.convert(element.bounds, to: view)
                view.scrollRectToVisible(place, animated: scrolling == .animated)
            }
        }
        if tellsOfFocus { Simulation.shared.focusVoiceOver(on: element) }
        // Far less than an animation takes: the next key may come before its end.
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
    /// The scroll views that it lies in, the innermost first.
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
