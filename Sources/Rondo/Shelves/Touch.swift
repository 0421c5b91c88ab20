/// A finger on a shelf list, and what it drags.
struct Touch: Sendable {
    /// What a drag moves.
    enum Lock: Sendable {
        /// The vertical list.
        case list
        /// The shelf on which the finger went down.
        case shelf
    }

    /// The place of the press.
    let x: Points
    let y: Points
    /// The shelf on which it went down, nil for none.
    let shelf: ShelfKey?
    /// What it drags, nil until the direction is clear.
    var lock: Lock?
}

extension Touch.Lock {
    /// The ratio of horizontal to vertical movement that counts as clearly sideways.
    ///
    /// A movement is sideways within 34 degrees of the horizontal: a thumb that swipes downwards
    /// moves in an arc, which stays outside of that angle.
    static let sideways = 1.5

    /// What a finger drags; nil while it has not moved by more than the slop along the axis of it.
    init?(dx: Points, dy: Points, slop: Points) {
        self.init(dx: dx, dy: dy)
        guard (self == .shelf ? dx : dy).magnitude > slop else { return nil }
    }

    /// What a movement drags: the shelf only if it is clearly sideways.
    init(dx: Points, dy: Points) {
        self = dx.magnitude > Self.sideways * dy.magnitude ? .shelf : .list
    }
}

/// The finger and the wheel of a shelf list.
struct ShelvesGesture: Sendable {
    /// The finger that is down, nil for none.
    var touch: Touch?
    /// The last gesture of a wheel.
    var wheel: WheelLock?
    /// The last swipe of a wheel.
    var swipe = Swipe()
}

/// A wheel gesture: steps that follow each other closely move the same thing.
struct WheelLock: Sendable {
    let lock: Touch.Lock
    let shelf: ShelfKey?
    /// A step from this time on is another gesture.
    let deadline: Milliseconds
}
