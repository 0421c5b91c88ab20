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

    /// A pointer that went down at a place.
    init(at place: Points) {
        origin = place
        self.place = place
    }
}

extension Pointer {
    /// The slots have changed: a drag began on the same item still.
    mutating func renumber(by number: (Slot) -> Slot) {
        guard case .dragging(let drag) = state else { return }
        state = .dragging(
            Drag(pulled: drag.pulled, finger: drag.finger, origin: number(drag.origin))
        )
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
