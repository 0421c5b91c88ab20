/// What becomes of a step of auto-advance that a pause comes upon.
public enum PausedStep: Int, CaseIterable, Sendable {
    /// It goes on to its end.
    case finish
    /// It is on its target at once, and so is a scroll that was asked for.
    case end
    /// It stands still, and goes on with the rest of it when the last reason to wait is gone; a
    /// scroll that was asked for goes on.
    case freeze
}

/// Why a scroller does not advance by itself: any number of reasons, each of which comes and goes
/// without regard to the others.
///
///     scroller.pause(.hovered, at: 1000)
///     scroller.pause(.offScreen, at: 2000)
///     scroller.resume(.hovered, at: 3000)   // .offScreen still holds it
public struct Pauses: OptionSet, Sendable {
    /// One bit a reason.
    public let rawValue: Int

    /// The reasons of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A finger is down; `press`, `release` and `cancelPointer` tell it.
    public static let touched = Pauses(rawValue: 1 << 0)
    /// A mouse rests on it.
    public static let hovered = Pauses(rawValue: 1 << 1)
    /// Something in it has the focus.
    public static let focused = Pauses(rawValue: 1 << 2)
    /// Nobody sees the app or the tab; `hide` and `show` tell it.
    public static let hidden = Pauses(rawValue: 1 << 3)
    /// It is scrolled out of sight.
    public static let offScreen = Pauses(rawValue: 1 << 4)
    /// Motion is to be reduced; `reduceMotion` tells it.
    ///
    /// A user who asked for it all the same is done justice by `resume(.reducedMotion)`: it goes on
    /// by steps that take no time.
    public static let reducedMotion = Pauses(rawValue: 1 << 5)
    /// Somebody said so, by a button for instance.
    public static let told = Pauses(rawValue: 1 << 6)
    /// The host does not run; `wake` tells it.
    static let asleep = Pauses(rawValue: 1 << 7)
}
