/// The track: the view that moves as a whole, with its tiles.
struct Track: Sendable {
    /// The slot from which places on the track count.
    var origin = Slot(0)
    /// The leading edge of that slot.
    private(set) var edge = Edge(turn: 0, start: 0)
    /// The distance of the viewport's leading edge along the track, in points.
    private(set) var offset: Points = 0
    /// Whether all tiles are at their slots' places on the track.
    var isPlaced = false

    /// The longest track before it gets a new origin: up to here single precision, which graphics
    /// hardware uses, resolves a 256th of a point.
    static let longest: Points = 32_768

    /// Moves the track; false if it is too far from its origin.
    mutating func move(to offset: Points) -> Bool {
        guard offset.magnitude <= Self.longest else { return false }
        self.offset = offset
        return true
    }

    /// Moves the track to a position of the content, and gives it a new origin if it is too far
    /// from its own.
    mutating func move(to position: Position, on strip: Strip) {
        if !isPlaced { edge = strip.edge(of: origin) }
        let offset =
            strip.distance(from: edge, to: strip.edge(of: position.slot)) + position.distance
        guard !move(to: offset) else { return }
        origin = position.slot
        edge = strip.edge(of: origin)
        self.offset = position.distance
        isPlaced = false
    }
}
