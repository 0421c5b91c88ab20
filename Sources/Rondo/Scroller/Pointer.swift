/// A finger or a mouse button.
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

    /// Goes down at a place.
    mutating func press(at place: Points, across: Points) {
        state = .pressed
        origin = place
        self.place = place
        self.across = across
        drift = 0
    }

    /// Moves to a place.
    mutating func move(to place: Points, across: Points) {
        self.place = place
        drift = (across - self.across).magnitude
    }
}
