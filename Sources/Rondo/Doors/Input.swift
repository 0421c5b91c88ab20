/// An input of a scroller; `Scroller.take(_:at:)` takes it.
///
/// An input is a value: a recording is a list of inputs with their times, and a replay is a loop
/// over it. Lengths and places are in points. Coordinates count from the viewport's top left edge;
/// values beyond 1e9 points trap.
public enum Input: Sendable {
    // MARK: A pointer

    /// A pointer goes down.
    ///
    /// Moving content stops immediately; content at rest does not react yet. Refused while another
    /// pointer is down.
    case press(x: Points, y: Points)
    /// The pointer moves.
    ///
    /// Refused while none is down, like the next two inputs.
    case move(x: Points, y: Points)
    /// The pointer goes up: the content coasts, snaps, springs back or rests.
    case release(x: Points, y: Points)
    /// The system cancels the pointer: like a release without speed.
    case cancel

    // MARK: A wheel

    /// A wheel or trackpad step, positive to the right and downwards; only the part along the axis
    /// is used.
    ///
    /// Steps that follow each other closely are one gesture. It ends with a step that says so,
    /// which may have no length, or after a pause; then the content snaps. A notch is one click of
    /// a mouse's wheel: with snapping by pages it turns a page immediately, as `next` and
    /// `previous` do, whatever its length. A wheel does not stretch the content: it stops at a
    /// pinned end. Refused while a pointer is down.
    case wheel(dx: Points, dy: Points, notch: Bool = false, phase: WheelPhase = .moved)

    // MARK: Hosts with their own scrolling

    /// The host, such as a UIScrollView, moved the content by a step along the axis, regardless of
    /// the ends; the phase is the host's, `.idle` if the content rests there.
    case follow(by: Points, phase: Phase)

    // MARK: Scrolling to an item

    /// Goes to the next stop, counted from the target of a motion; does nothing at a pinned end.
    case next(animated: Bool = true)
    /// Goes to the previous stop; see `next`.
    case previous(animated: Bool = true)
    /// Scrolls to an item, across the seam if that is the way; a pinned end may leave only one way.
    ///
    /// Refused if the item is not shown.
    ///
    /// Before the first layout the item is stored, and shown immediately by that layout.
    case scroll(to: ItemKey, way: Way = .shortest, animated: Bool = true)

    // MARK: Items and layout

    /// The list changes.
    case edit(Edit)
    /// The viewport has another length, from 0 to 1e9 points, after a rotation, in a split view, or
    /// in a resized window.
    ///
    /// Content on a resting place stays on it. Content at rest elsewhere keeps its distance as a
    /// share of the item's length. In motion the start of the current item stays in place on
    /// screen, and the motion continues to its target's new place. None of this is a switch. A
    /// length of 0 shows nothing, and ends the motion. Refused if it would show too many tiles.
    case resize(to: Points)

    /// Changes layout and motion; all of the configuration applies except `initial`.
    ///
    /// As in a resize, content at rest stays on its item and a motion continues to its target; if a
    /// newly pinned end excludes the target's slot, to the existing slot of the same item. Coasting
    /// or resting content off its resting place snaps if the configuration now snaps. A marquee
    /// continues at the new speed; without a marquee its content is released. Another axis or
    /// direction ends a drag. Another kind of tiles replaces all views. A change of auto-advance
    /// gives a full rest first. None of this is a switch. Refused if it would show too many tiles,
    /// or breaks a rule of `Configuration.problem(with:)`.
    indirect case configure(Configuration)

    // MARK: Surroundings

    /// The app or the tab is hidden: cancels the pointer and ends the motion immediately, with its
    /// settle or cancel; the current page disappears.
    ///
    /// Repeating it does nothing.
    case hide
    /// The app returns, or the tab is shown: the opposite of `hide`.
    case show
    /// The reduced-motion setting: auto-advance waits and animated scrolls are immediate; drags and
    /// coasting stay.
    case reduceMotion(Bool)
    /// Adds reasons for auto-advance to wait, and stops a marquee in place.
    ///
    /// `step` says what happens to the current step.
    case pause(Pauses, step: PausedStep = .finish)
    /// Removes reasons to wait; after the last one, the current item gets its full rest, or a
    /// frozen step continues.
    case resume(Pauses)
}
