/// The track: the view that moves as a whole, with its tiles.
struct Track: Sendable {
    /// The slot from which places on the track count.
    var origin = Slot(0)
    /// The leading edge of that slot.
    private(set) var edge = Edge(turn: 0, start: 0)
    /// The current slot, as of the last frame.
    private var current = Slot(0)
    /// The distance from the origin's edge to that slot's leading edge, in points.
    private(set) var base: Points = 0
    /// The distance of the viewport's leading edge along the track, in points.
    private(set) var offset: Points = 0
    /// Whether all tiles are at their slots' places on the track.
    var isPlaced = false

    /// The longest track before it gets a new origin: up to here single precision, which graphics
    /// hardware uses, resolves a 256th of a point.
    static let longest: Points = 32_768

    /// Moves the track to a distance past the current slot's leading edge; false if that is too far
    /// from its origin.
    mutating func move(to distance: Points) -> Bool {
        let offset = base + distance
        guard offset.magnitude <= Self.longest else { return false }
        self.offset = offset
        return true
    }

    /// Moves the track to a position of the content, from the current slot, and gives it a new
    /// origin if it is too far from its own.
    mutating func move(to position: Position, on strip: Strip) {
        if !isPlaced || position.slot != current {
            current = position.slot
            if !isPlaced { edge = strip.edge(of: origin) }
            base = strip.distance(from: edge, to: strip.edge(of: current))
        }
        guard !move(to: position.distance) else { return }
        origin = current
        edge = strip.edge(of: current)
        base = 0
        offset = position.distance
        isPlaced = false
    }
}
