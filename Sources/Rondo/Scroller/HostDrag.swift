/// A drag of a host with its own scrolling.
struct HostDrag: Sendable {
    /// The slot that was current when the drag began.
    private(set) var origin: Slot
    /// The course of the motion that the drag caught.
    private(set) var caught: Course
    /// The slot on which the lift comes to rest, nil until the host reports it.
    var target: Slot?

    /// Begins a drag.
    init(origin: Slot, caught: Course) {
        self.origin = origin
        self.caught = caught
    }

    /// Follows a renumbering of the slots.
    mutating func renumber(by numbers: some SlotNumbers) {
        origin = numbers.number(of: origin)
        caught.renumber(by: numbers)
        if let target { self.target = numbers.number(of: target) }
    }
}
