/// What happens to a step of auto-advance that a pause interrupts.
public enum PausedStep: Int, CaseIterable, Sendable {
    /// The step continues to its end.
    case finish
    /// The step, or a requested scroll, jumps to its target.
    case end
    /// The step freezes, and continues when the last reason to wait is gone; a requested scroll
    /// continues.
    case freeze
}

/// The reasons for auto-advance to wait.
///
/// Each one starts and ends independently.
///
///     scroller.pause(.hovered, at: 1000)
///     scroller.pause(.offScreen, at: 2000)
///     scroller.resume(.hovered, at: 3000)   // .offScreen remains
public struct Pauses: OptionSet, Sendable {
    /// One bit a reason.
    public let rawValue: Int

    /// The reasons of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A finger is down; set by `press`, `release` and `cancelPointer`.
    public static let touched = Pauses(rawValue: 1 << 0)
    /// A mouse is over the scroller; in UIKit, a menu or a drag lifts a cell.
    public static let hovered = Pauses(rawValue: 1 << 1)
    /// An element in the scroller has the focus.
    public static let focused = Pauses(rawValue: 1 << 2)
    /// The app or the tab is hidden; set by `hide` and `show`, and ignored by `pause` and `resume`.
    public static let hidden = Pauses(rawValue: 1 << 3)
    /// The scroller is scrolled out of view.
    public static let offScreen = Pauses(rawValue: 1 << 4)
    /// The system requests reduced motion; set by `reduceMotion`.
    ///
    /// If the user starts auto-advance anyway, call `resume(.reducedMotion)`: it continues with
    /// immediate steps.
    public static let reducedMotion = Pauses(rawValue: 1 << 5)
    /// Paused by a command, for example by a button.
    public static let requested = Pauses(rawValue: 1 << 6)
    /// The host is asleep; used by `wake`.
    static let asleep = Pauses(rawValue: 1 << 7)
}
