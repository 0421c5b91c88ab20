/// A finger on a shelf list, and what it moves.
struct Touch: Sendable {
    /// What a drag moves once its direction is clear.
    enum Lock: Sendable {
        /// The vertical list.
        case list
        /// The shelf that the finger went down on.
        case shelf
    }

    /// Where it went down.
    let x: Points
    let y: Points
    /// The shelf that it went down on, nil for none.
    let shelf: ShelfKey?
    /// What it moves, nil while that is not clear.
    var lock: Lock?
}

extension Touch.Lock {
    /// How many times as far sideways as up or down is clearly sideways.
    ///
    /// An angle of 34 degrees: a thumb that swipes downwards goes through an arc, and leaves the
    /// vertical by less than that.
    static let sideways = 1.5

    /// What a movement is for: the shelf only when it is clearly sideways.
    init(dx: Points, dy: Points) {
        self = dx.magnitude > Self.sideways * dy.magnitude ? .shelf : .list
    }
}

/// Wheel steps that follow each other closely, all for the same.
struct WheelLock: Sendable {
    let lock: Touch.Lock
    let shelf: ShelfKey?
    /// A step from here on is another gesture.
    let deadline: Milliseconds
}
