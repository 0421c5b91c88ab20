/// A drag of the content, by a finger or by a host with its own scrolling.
struct Drag: Sendable {
    /// The slot that was current when the drag began.
    private(set) var origin = Slot(0)
    /// The course of the motion that the drag caught.
    var caught = Course()
    /// The slot on which a host's lift comes to rest, nil until the host reports it.
    var target: Slot?
    /// The reference of a finger's drag: the finger's place when the content was at `pulled`,
    /// before any stretching.
    private var finger: Points = 0
    private var pulled = Position(slot: Slot(0), distance: 0)
    /// The length of the rubber band in points, if it is longer than the viewport; else 0.
    private(set) var band: Points = 0

    /// Begins on a current slot.
    mutating func begin(on slot: Slot) {
        origin = slot
        target = nil
    }

    /// Attaches the content to the finger, as if the drag had begun there.
    mutating func hang(_ pulled: Position, on finger: Points) {
        self.pulled = pulled
        self.finger = finger
    }

    /// The position to which a finger at a place pulls the content, ignoring the ends.
    func pull(to place: Points) -> Position {
        Position(slot: pulled.slot, distance: pulled.distance - (place - finger))
    }

    /// Catches content at a distance past an end, in points; 0 within the ends.
    ///
    /// A spring may carry content further than a band of the viewport's length stretches. A band of
    /// twice the distance lets such content follow the finger from its place.
    mutating func stretch(to past: Points, in viewport: Points) {
        let isBeyond = past.magnitude >= viewport - Strip.rounding
        band = isBeyond ? 2 * past.magnitude : 0
    }

    /// Follows a renumbering of the slots: the origin and the targets keep their items.
    mutating func renumber(by numbers: some SlotNumbers) {
        origin = numbers.number(of: origin)
        caught.renumber(by: numbers)
        if let target { self.target = numbers.number(of: target) }
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
