/// An input of a shelf list; `Shelves.take(_:at:)` takes it.
///
/// Lengths and places are in points, coordinates count from the viewport's top left edge.
public enum ShelvesInput: Sendable {
    // MARK: A pointer

    /// A pointer goes down.
    ///
    /// It holds what moves under it: the list and the shelf there, and no other shelf. Refused while
    /// another pointer is down.
    case press(x: Points, y: Points)
    /// The pointer moves.
    ///
    /// Past the slop it drags the shelf on which it went down, or the list, until it goes up.
    /// Refused while none is down, like the next two inputs.
    case move(x: Points, y: Points)
    /// The pointer goes up: the dragged content coasts, snaps, springs back or rests.
    case release(x: Points, y: Points)
    /// The system cancels the pointer: like a release without speed.
    case cancel

    // MARK: A wheel

    /// A wheel or trackpad step; see `Input.wheel`.
    ///
    /// The first step of a gesture decides for all: if it is clearly sideways, they move the shelf
    /// at the height `y`, or the current one if it is nil; otherwise the list. Refused while a
    /// pointer is down.
    case wheel(
        dx: Points,
        dy: Points,
        y: Points? = nil,
        notch: Bool = false,
        phase: WheelPhase = .moved
    )

    // MARK: The vertical list

    /// The platform scrolled the list; see `Input.follow`.
    case follow(by: Points, phase: Phase)
    /// Moves one shelf on, counted from the target of a motion.
    case next(animated: Bool = true)
    /// Moves one shelf back; see `next`.
    case previous(animated: Bool = true)
    /// Scrolls to a shelf.
    ///
    /// Refused if it is not in the list.
    case scroll(to: ShelfKey, way: Way = .shortest, animated: Bool = true)

    // MARK: One shelf

    /// Moves one shelf or changes its items; a shelf that is not near the viewport moves
    /// immediately.
    ///
    /// Refused if the shelf is not in the list, or for the reasons of the input.
    ///
    /// Inputs for all shelves trap here: pointers, wheels, the size, surroundings and pauses. A
    /// filter is not kept.
    case shelf(ShelfKey, Input)

    // MARK: Shelves and layout

    /// The list of shelves changes.
    case edit(ShelvesEdit)
    /// The viewport has another size; see `Input.resize`.
    ///
    /// Refused unless each length is from 0 to 1e9 points.
    case resize(width: Points, height: Points)
    /// Changes layout and motion of the list and its shelves; see `Input.configure`.
    ///
    /// Refused if it breaks a rule, which `ShelvesConfiguration.problem(with:)` names. Loading,
    /// pools and the number of remembered offsets do not change.
    case configure(ShelvesConfiguration)

    // MARK: Surroundings

    /// The app or the tab is hidden; see `Input.hide`.
    case hide
    /// The app returns, or the tab is shown.
    case show
    /// The reduced-motion setting: animated scrolls are immediate; drags and coasting stay.
    case reduceMotion(Bool)

    // MARK: Data

    /// The answer to the request with this number arrived, with the data of these items.
    ///
    /// Refused if no such request is waiting.
    case receive(Int, [ItemKey])
    /// The request with this number failed.
    ///
    /// Refused if no such request is waiting.
    case fail(Int)
    /// The user requests a retry.
    ///
    /// Refused if nothing has failed.
    case retry
    /// Data of items arrived without a request, for the first time or changed.
    case update([ItemKey])
    /// Restores all offsets.
    case restore(ShelfOffsets)
}

/// A change of a list of shelves.
///
/// A refused edit changes nothing; an edit is refused if too many shelves, or too many items of a
/// shelf, would be shown, or if all together would be longer than 1e15 points. It traps on other
/// lengths and layouts for which `ShelvesConfiguration.lengthProblem(with:)` returns a problem.
/// Every edit is O(n).
public enum ShelvesEdit: Sendable {
    /// Inserts shelves before the given shelf, or after the last one; their keys are unique.
    ///
    /// Refused if a key is in the list already, or if the given shelf is not in the list.
    case insert([Shelf], before: ShelfKey? = nil)
    /// Removes shelves; their positions are still remembered.
    ///
    /// Refused if one is not in the list.
    case remove([ShelfKey])
    /// Moves a shelf before the given one, or after the last one.
    ///
    /// Refused if one of them is not in the list.
    case move(ShelfKey, before: ShelfKey? = nil)
    /// Sets the measured heights of shelves, in points; shelves that are not in the list are
    /// ignored.
    case measure([(key: ShelfKey, length: Points)])
    /// Replaces all shelves, matched by key with the old ones: a remaining shelf keeps its offset,
    /// and a visible one its cells, also with other items.
    case replace(with: [Shelf])
}
