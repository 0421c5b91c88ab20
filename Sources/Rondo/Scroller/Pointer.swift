/// A finger, or a mouse button, that is down.
struct Pointer: Sendable {
    enum State: Sendable {
        /// It has not moved by more than the slop yet.
        case pressed
        /// It moves the content.
        case dragging(Drag)
        /// A programme took over; its further moves mean nothing.
        case ignored
    }

    /// Where slop counts from, in points along the axis.
    var origin: Points
    /// Where it is, in points along the axis.
    var place: Points
    var state: State = .pressed
    /// Where the motion was going that it caught, nil when it caught none that was going anywhere.
    var caught: Course?

    /// A pointer that went down at a place, on content that was going somewhere.
    init(at place: Points, catching course: Course?) {
        origin = place
        self.place = place
        caught = course
    }
}

extension Pointer {
    /// The slots have changed: a drag began on the same item still, and what it caught was going to
    /// the same one.
    mutating func renumber(by number: (Slot) -> Slot) {
        caught = caught?.renumbered(by: number)
        guard case .dragging(let drag) = state else { return }
        state = .dragging(
            Drag(pulled: drag.pulled, finger: drag.finger, origin: number(drag.origin))
        )
    }
}

/// Where a motion is going.
struct Course: Sendable {
    /// The slot that it would come to rest on.
    let target: Slot
    /// The direction from where it is.
    let heading: Heading

    /// The same course after the slots have changed.
    func renumbered(by number: (Slot) -> Slot) -> Course {
        Course(target: number(target), heading: heading)
    }
}

/// How the content hangs on a finger.
struct Drag: Sendable {
    /// Where the content was, before any stretching, with the finger at `finger`.
    let pulled: Position
    /// In points along the axis.
    let finger: Points
    /// The slot that was current when the drag began.
    let origin: Slot

    /// Where the finger pulls the content to, not held back by any end.
    func pulled(by finger: Points) -> Position {
        Position(slot: pulled.slot, distance: pulled.distance - (finger - self.finger))
    }
}
