/// What UIKit may do, in one version or on a busy device, and the simulation does when it is told to.
///
/// The tests of all views run with each of them: `RONDO_UIKIT=lateInsets,linkFirst swift test`.
public enum Quirk: String, CaseIterable, Sendable {
    /// A finger that catches decelerating content and lifts without a drag is told to the delegate
    /// as a drag of its own.
    case tellsOfCatches
    /// A scroll view at rest takes no offset past its edges.
    case clampsOffsets
    /// Content that coasts after a drag is still called dragged, and content that a finger has
    /// caught still decelerating.
    case flagsLinger
    /// A finger is tracked only after the layout pass that follows its touch.
    case lateTracking
    /// Layout passes come at any time, and for all views.
    case strayLayout
    /// The safe area of a view changes after the layout pass that has moved the view.
    case lateInsets
    /// Two of four frames are not drawn, but for the last one of a time that is waited for.
    case droppedFrames
    /// Display links are called before scroll views move their content.
    case linkFirst
    /// An offset that is set ends an animated scroll, which is not told to the delegate.
    case offsetEndsAnimation
    /// What is in a scroll view has a transform, under which it looks as without; to set its frame traps.
    case transforms

    /// Those that `RONDO_UIKIT` names, with commas between them.
    static let ofEnvironment: Set<Quirk> = {
        let names = ProcessInfo.processInfo.environment["RONDO_UIKIT"] ?? ""
        return Set(
            names.split(separator: ",").map { name in
                guard let quirk = Quirk(rawValue: String(name)) else {
                    preconditionFailure(
                        "RONDO_UIKIT is \(names), must be of \(allCases.map(\.rawValue))"
                    )
                }
                return quirk
            }
        )
    }()
}

extension Simulation {
    func has(_ quirk: Quirk) -> Bool { quirks.contains(quirk) }

    /// Has it do something, or not.
    public func set(_ quirk: Quirk, _ isThere: Bool) {
        if isThere { quirks.insert(quirk) } else { quirks.remove(quirk) }
    }

    /// Has it do some of all that it may, besides what it does.
    public func addQuirks(using random: inout some RandomNumberGenerator) {
        for quirk in Quirk.allCases where Bool.random(using: &random) { set(quirk, true) }
    }
}
