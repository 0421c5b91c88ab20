/// Possible behaviour of UIKit, in some versions or on a busy device, which the simulation can
/// show.
///
/// The tests of all views run with each of them: `RONDO_UIKIT=lateInsets,linkFirst swift test`.
public enum Quirk: String, CaseIterable, Sendable {
    /// The delegate gets a separate drag for a finger that catches decelerating content and lifts
    /// without a drag.
    case reportsCatches
    /// A scroll view at rest refuses offsets past its edges.
    case clampsOffsets
    /// Content that coasts after a drag is still reported as dragged, and caught content as
    /// decelerating.
    case flagsLinger
    /// A finger is tracked only after the layout pass that follows its touch.
    case lateTracking
    /// Layout passes come at any time, for all views.
    case strayLayout
    /// The safe area of a view changes after the layout pass that has moved the view.
    case lateInsets
    /// Two of four frames are not drawn, except the last one of a wait.
    case droppedFrames
    /// Display links are called before scroll views move their content.
    case linkFirst
    /// A new offset ends an animated scroll without a delegate call.
    case offsetEndsAnimation
    /// A view gets other traits only right before it is laid out, as from iOS 17 on.
    case lateTraits
    /// The content of a scroll view has a transform without a visible effect; setting a frame
    /// traps.
    case transforms

    /// The quirks in `RONDO_UIKIT`, separated by commas.
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

    /// Turns a quirk on or off.
    public func set(_ quirk: Quirk, _ isThere: Bool) {
        if isThere { quirks.insert(quirk) } else { quirks.remove(quirk) }
    }

    /// Turns random quirks on.
    public func addQuirks(using random: inout some RandomNumberGenerator) {
        for quirk in Quirk.allCases where Bool.random(using: &random) { set(quirk, true) }
    }
}
