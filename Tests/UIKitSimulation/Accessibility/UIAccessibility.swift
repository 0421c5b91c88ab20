// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The role of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// The role of a container view for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none
    case dataTable
    case list
    case landmark
    case semanticGroup
}

/// The direction of a three-finger swipe.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}

/// The user's settings, and announcements.
public enum UIAccessibility {
    /// The kind of a notification.
    public struct Notification: RawRepresentable, Equatable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let layoutChanged = Notification(rawValue: 1001)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification"
    )
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    @MainActor public static var isVoiceOverRunning: Bool { Simulation.shared.isVoiceOverRunning }

    @MainActor public static var isSwitchControlRunning: Bool {
        Simulation.shared.isSwitchControlRunning
    }

    @MainActor public static var isReduceMotionEnabled: Bool {
        Simulation.shared.isReduceMotionEnabled
    }

    /// Converts a rectangle of a view to the screen, which the window fills here.
    @MainActor public static func convertToScreenCoordinates(
        _ rect: CGRect,
        in view: UIView
    ) -> CGRect { view.convert(rect, to: nil) }

    @MainActor public static func post(notification: Notification, argument: Any?) {
        Simulation.shared.announcements.append(
            Announcement(notification: notification, text: argument as? String)
        )
        if notification == .layoutChanged { Simulation.shared.wantedFocus = argument as? UIView }
    }
}

extension Simulation {
    /// The user changes the setting.
    public func reduceMotion(_ isOn: Bool) {
        isReduceMotionEnabled = isOn
        NotificationCenter.default.post(
            name: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil
        )
    }

    /// VoiceOver moves its focus to an element, which becomes visible; VoiceOver stays on.
    public func focusVoiceOver(on element: Any) {
        isVoiceOverRunning = true
        focus(on: element)
    }

    /// Switch Control moves its focus to an element, which becomes visible; it stays on.
    public func focusSwitchControl(on element: Any) {
        isSwitchControlRunning = true
        focus(on: element)
    }

    private func focus(on element: Any) {
        (element as? UIView)?.reveal()
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification,
            object: nil,
            userInfo: [UIAccessibility.focusedElementUserInfoKey: element]
        )
    }

    /// The user turns VoiceOver off.
    public func endVoiceOver() {
        isVoiceOverRunning = false
        NotificationCenter.default.post(
            name: UIAccessibility.voiceOverStatusDidChangeNotification,
            object: nil
        )
    }

    /// The user turns Switch Control off.
    public func endSwitchControl() {
        isSwitchControlRunning = false
        NotificationCenter.default.post(
            name: UIAccessibility.switchControlStatusDidChangeNotification,
            object: nil
        )
    }
}

/// A focusable element that is no view.
@MainActor
open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }
}
