/// A finger, or a mouse button, and how the content hangs on it.
struct Pointer: Sendable {
    enum State: UInt8, Sendable {
        /// None is down.
        case up
        /// It has not moved by more than the slop yet.
        case pressed
        /// It moves the content.
        case dragging
        /// A programme took over; its further moves mean nothing.
        case ignored
    }

    var state = State.up
    /// Where slop counts from, in points along the axis.
    var origin: Points = 0
    /// Where it is, in points along the axis.
    private(set) var place: Points = 0
    /// How far it is across the axis from where it went down, in points; 0 or more.
    private(set) var drift: Points = 0
    /// Where it went down across the axis.
    private var across: Points = 0
    /// Where the motion was going that it caught.
    var caught = Course()
    /// Where a drag counts from: the place of the finger at which the content was at `pulled`, before
    /// any stretching.
    private var finger: Points = 0
    private var pulled = Position(slot: Slot(0), distance: 0)
    /// The slot that was current when the drag began.
    private(set) var start = Slot(0)

    /// It goes down at a place, on content that was going somewhere.
    mutating func press(at place: Points, across: Points, catching course: Course) {
        state = .pressed
        origin = place
        self.place = place
        self.across = across
        drift = 0
        caught = course
    }

    /// It moves to a place.
    mutating func move(to place: Points, across: Points) {
        self.place = place
        drift = (across - self.across).magnitude
    }

    /// A drag begins, with a slot that is current.
    mutating func drag(_ pulled: Position, from finger: Points, start: Slot) {
        state = .dragging
        self.start = start
        hang(pulled, on: finger)
    }

    /// The content hangs on the finger as if it had always been there.
    mutating func hang(_ pulled: Position, on finger: Points) {
        self.pulled = pulled
        self.finger = finger
    }

    /// Where the finger pulls the content to, not held back by any end.
    var pull: Position {
        Position(slot: pulled.slot, distance: pulled.distance - (place - finger))
    }

    /// The slots have changed: a drag began on the same item still, and what it caught was going to
    /// the same one.
    mutating func renumber(by number: (Slot) -> Slot) {
        caught.renumber(by: number)
        if state == .dragging { start = number(start) }
    }
}

/// Where a motion is going.
struct Course: Sendable {
    /// The slot that it would come to rest on.
    var target = Slot(0)
    /// How far it has to go, in points; 0 when it is there, or going nowhere.
    var way: Points = 0

    /// The slots have changed.
    mutating func renumber(by number: (Slot) -> Slot) {
        if way != 0 { target = number(target) }
    }
}
