/// Everything that a host can tell a scroller; `Scroller.take(_:at:)` takes it.
///
/// An input is a value: a recording is a list of inputs with their times, a replay a loop over it.
/// Lengths and places are in points. Coordinates count from the viewport's top left edge, and what
/// is beyond 1e9 points traps.
public enum Input: Sendable {
    // MARK: A pointer

    /// A pointer goes down. On moving content it holds it at once; on content at rest nothing
    /// happens yet. Refused while another pointer is down.
    case press(x: Points, y: Points)
    /// The pointer moves. Refused while none is down, as the two below.
    case move(x: Points, y: Points)
    /// The pointer goes up: the content coasts, snaps, springs back or rests.
    case release(x: Points, y: Points)
    /// The system takes the pointer away: as a release that throws nothing.
    case cancel

    // MARK: A wheel

    /// A wheel or trackpad step, positive to the right and downwards; the part along the axis
    /// counts.
    ///
    /// Steps that follow each other closely are one gesture, which ends with the step that says so,
    /// or a pause after its last one, and then snaps; a step of no length can say so. A notch is one
    /// click of a mouse's wheel: where things snap by pages it turns one at once, as `next` and
    /// `previous` do, whatever its length. A wheel stretches nothing: at a pinned end it stops.
    /// Refused while a pointer is down.
    case wheel(dx: Points, dy: Points, notch: Bool = false, phase: WheelPhase = .moved)

    // MARK: A host that scrolls itself

    /// The host, such as a UIScrollView, moved the content by a step along the axis, which no end
    /// holds back; the phase is the host's, `.idle` when it rests there.
    case follow(by: Points, phase: Phase)

    // MARK: Scrolling to an item

    /// One item on, counted from the target when a motion is under way; nothing at a pinned end.
    case next(animated: Bool = true)
    /// One item back; as `next`.
    case previous(animated: Bool = true)
    /// To an item, across the seam when that is the way; where an end leaves one way only, that
    /// one. Refused when the item is not shown.
    ///
    /// Before the first layout the item is kept, and shown at once when there is room.
    case scroll(to: ItemKey, way: Way = .shortest, animated: Bool = true)

    // MARK: Items and layout

    /// The list changes.
    case edit(Edit)
    /// The viewport has another length, from 0 to 1e9 points: rotation, split view, window size.
    ///
    /// Content on a resting place stays on it; content at rest elsewhere stays as far past its
    /// item's place as that item's length allows. In motion the current item's start stays where
    /// it is on screen, and the motion goes on to its target's new place. None of it is a switch.
    /// A length of 0 shows nothing, and ends what moves. Refused where it would show too many
    /// tiles.
    case resize(to: Points)

    /// Things are laid out and move in another way; all of the configuration but `initial` counts.
    ///
    /// What rests stays on its item, and what moves goes on to its target, as in a resize; where a
    /// target's slot is left out by an end that is pinned now, to the slot of its item that there
    /// is. Content that coasts, or rests, off all resting places snaps where that is asked for from
    /// now on. A marquee goes on at its speed by now, and without one is let go of. Another axis or
    /// direction ends a drag. Tiles of another kind are new views, those that there were go at once.
    /// Auto-advance that is another gives a full rest first. None of it is a switch. Refused where it
    /// would show too many tiles, or breaks a rule of `Configuration.problem(with:)`.
    indirect case configure(Configuration)

    // MARK: Surroundings

    /// The app leaves, or the tab is hidden: takes the pointer away and brings motion to its end at
    /// once, with its settle or cancel; the current page disappears. Repeated, it does nothing.
    case hide
    /// The app returns, or the tab is shown: the opposite of `hide`.
    case show
    /// The system setting: auto-advance waits, animated scrolls are immediate, drags and coasting
    /// stay.
    case reduceMotion(Bool)
    /// Auto-advance starts no step for these reasons, besides those there are, and a marquee stops
    /// where it is. What becomes of a step under way, the pause says.
    case pause(Pauses, step: PausedStep = .finish)
    /// These reasons are gone; with the last one, the current item gets its full rest, or a frozen
    /// step goes on.
    case resume(Pauses)
}
