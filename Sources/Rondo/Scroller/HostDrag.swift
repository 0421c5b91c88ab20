/// A drag of a host that scrolls by itself.
struct HostDrag: Sendable {
    /// The slot that was current when it began.
    private(set) var origin: Slot
    /// Where the motion was going that it caught.
    private(set) var caught: Course
    /// The slot that its lift comes to rest on, nil until the host says so.
    var target: Slot?

    /// A drag that begins.
    init(origin: Slot, caught: Course) {
        self.origin = origin
        self.caught = caught
    }

    /// The slots have changed.
    mutating func renumber(by number: (Slot) -> Slot) {
        origin = number(origin)
        caught.renumber(by: number)
        if let target { self.target = number(target) }
    }
}
