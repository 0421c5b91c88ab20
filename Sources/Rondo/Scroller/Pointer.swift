/// A finger or a mouse button, and how it drags the content.
struct Pointer: Sendable {
    enum State: UInt8, Sendable {
        /// No pointer is down.
        case up
        /// Down, but not yet moved by more than the slop.
        case pressed
        /// It drags the content.
        case dragging
        /// A program took over the content; further moves are ignored.
        case ignored
    }

    var state = State.up
    /// Where the slop is measured from, in points along the axis.
    var origin: Points = 0
    /// The present place, in points along the axis.
    private(set) var place: Points = 0
    /// The distance across the axis from the place of the press, in points; 0 or more.
    private(set) var drift: Points = 0
    /// The place of the press across the axis.
    private var across: Points = 0
    /// The speed of the pointer.
    var tracker = VelocityTracker()
    /// The course of the motion that the pointer caught.
    var caught = Course()
    /// The reference of a drag: the finger's place when the content was at `pulled`, before any
    /// stretching.
    private var finger: Points = 0
    private var pulled = Position(slot: Slot(0), distance: 0)
    /// The length of the rubber band in points, if it is longer than the viewport; else 0.
    private(set) var band: Points = 0
    /// The slot that was current when the drag began.
    private(set) var start = Slot(0)

    /// Goes down at a place, on content with a course.
    mutating func press(at place: Points, across: Points, catching course: Course) {
        state = .pressed
        origin = place
        self.place = place
        self.across = across
        drift = 0
        caught = course
    }

    /// Moves to a place.
    mutating func move(to place: Points, across: Points) {
        self.place = place
        drift = (across - self.across).magnitude
    }

    /// Begins a drag, on a current slot.
    mutating func drag(_ pulled: Position, from finger: Points, start: Slot) {
        state = .dragging
        self.start = start
        hang(pulled, on: finger)
    }

    /// Attaches the content to the finger, as if the drag had begun there.
    mutating func hang(_ pulled: Position, on finger: Points) {
        self.pulled = pulled
        self.finger = finger
    }

    /// Catches content at a distance past an end, in points; 0 within the ends.
    ///
    /// A spring may carry content further than a band of the viewport's length stretches. A band of
    /// twice the distance lets such content follow the finger from its place.
    mutating func stretch(to past: Points, in viewport: Points) {
        let isBeyond = past.magnitude >= viewport - Strip.rounding
        band = isBeyond ? 2 * past.magnitude : 0
    }

    /// The position to which the finger pulls the content, ignoring the ends.
    var pull: Position {
        Position(slot: pulled.slot, distance: pulled.distance - (place - finger))
    }

    /// Follows a renumbering of the slots: the start of the drag and the target of the caught
    /// motion keep their items.
    mutating func renumber(by numbers: some SlotNumbers) {
        caught.renumber(by: numbers)
        if state == .dragging { start = numbers.number(of: start) }
    }
}

/// The destination of a motion.
struct Course: Sendable {
    /// The slot on which the motion would come to rest.
    var target = Slot(0)
    /// The remaining distance, in points; 0 if it has arrived, or has no target.
    var way: Points = 0

    /// Follows a renumbering of the slots.
    mutating func renumber(by numbers: some SlotNumbers) {
        if way != 0 { target = numbers.number(of: target) }
    }
}
