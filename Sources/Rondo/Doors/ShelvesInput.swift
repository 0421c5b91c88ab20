/// Everything that a host can tell a shelf list; `Shelves.take(_:at:)` takes it.
///
/// Lengths and places are in points, coordinates count from the viewport's top left edge.
public enum ShelvesInput: Sendable {
    // MARK: A pointer

    /// A pointer goes down. A shelf that moves under it is held, and nothing else; where the shelf
    /// is at rest, a moving list is held. Refused while another pointer is down.
    case press(x: Points, y: Points)
    /// The pointer moves. Past the slop it is for the shelf that it went down on, or for the list,
    /// until it goes up. Refused while none is down, as the two below.
    case move(x: Points, y: Points)
    /// The pointer goes up: what it moved coasts, snaps, springs back or rests.
    case release(x: Points, y: Points)
    /// The system takes the pointer away: as a release that throws nothing.
    case cancel

    // MARK: A wheel

    /// A wheel or trackpad step, as `Input.wheel`. The first of a gesture decides what all are for:
    /// when it is clearly sideways the shelf at the height `y`, nil for the current one, else the
    /// list. Refused while a pointer is down.
    case wheel(
        dx: Points,
        dy: Points,
        y: Points? = nil,
        notch: Bool = false,
        phase: WheelPhase = .moved
    )

    // MARK: The vertical list

    /// The platform scrolled the list; as `Input.follow`.
    case follow(by: Points, phase: Phase)
    /// One shelf on, counted from the target when a motion is under way.
    case next(animated: Bool = true)
    /// One shelf back; as `next`.
    case previous(animated: Bool = true)
    /// To a shelf. Refused when it is not there.
    case scroll(to: ShelfKey, way: Way = .shortest, animated: Bool = true)

    // MARK: One shelf

    /// What moves a shelf or changes its items; a shelf that is not near the viewport is moved at
    /// once. Refused when it is not there, or as the input says.
    ///
    /// What is for all rows traps here: a pointer, a wheel, the size, surroundings and pauses. A
    /// filter is not kept.
    case shelf(ShelfKey, Input)

    // MARK: Shelves and layout

    /// The list of shelves changes.
    case edit(ShelvesEdit)
    /// The viewport has another size, each length from 0 to 1e9 points; as `Input.resize`.
    case resize(width: Points, height: Points)
    /// The list and its shelves are laid out and move in another way, as `Input.configure`. Refused
    /// when that breaks a rule, which `ShelvesConfiguration.problem(with:)` names. What loads, the
    /// pools and how much is remembered stay as they are.
    case configure(ShelvesConfiguration)

    // MARK: Surroundings

    /// The app leaves, or the tab is hidden; as `Input.hide`.
    case hide
    /// The app returns, or the tab is shown.
    case show
    /// The system setting: animated scrolls are immediate, drags and coasting stay.
    case reduceMotion(Bool)

    // MARK: Data

    /// An answer to the request of a number has come, with the data of these items. Refused when
    /// none of that number is waiting.
    case receive(Int, [ItemKey])
    /// The request of a number has failed. Refused when none of that number is waiting.
    case fail(Int)
    /// The user asks again. Refused when nothing has failed.
    case retry
    /// There is data of items that was not asked for, for the first time or other data.
    case update([ItemKey])
    /// Everything goes to where it was when the offsets were read.
    case restore(ShelfOffsets)
}

/// How a list of shelves changes.
///
/// A refused edit changes nothing; one that would bring too many shelves into the viewport, or too
/// many items of one, is refused. Lengths and layouts that
/// `ShelvesConfiguration.lengthProblem(with:)` would find trap. Each is O(n).
public enum ShelvesEdit: Sendable {
    /// Inserts shelves before the given shelf, or after the last one. Refused when a key is there
    /// already, when two are equal, or when the given shelf is unknown.
    case insert([Shelf], before: ShelfKey? = nil)
    /// Removes shelves; their positions are still remembered. Refused when one is unknown.
    case remove([ShelfKey])
    /// Moves a shelf before the given one, or after the last one. Refused when one is unknown.
    case move(ShelfKey, before: ShelfKey? = nil)
    /// How tall shelves have turned out to be, in points; those that are gone are passed over.
    case measure([(key: ShelfKey, length: Points)])
    /// These are all shelves from now on, matched by key with those there are: a shelf that stays
    /// keeps its offset, and one in sight its cells, also with other items.
    case replace(with: [Shelf])
}
