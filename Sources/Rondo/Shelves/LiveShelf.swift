/// A shelf in or near the viewport, with its cells.
public struct LiveShelf: Sendable {
    /// The key of the shelf.
    public let key: ShelfKey
    /// The row that shows it, as a tile of the vertical list.
    public internal(set) var row: Tile
    /// Its list of items, for reading by a host with its own scrolling; inputs go through
    /// `Shelves.moveShelf(_:at:_:)`.
    public internal(set) var scroller: Scroller
    /// Its position in the last frame.
    var shown: Position
    /// Whether the shelf left in motion; the motion continues after the first frame with the shelf.
    var isResuming: Bool
    /// Whether its layout has changed.
    var isStale = false
    /// Whether its position is obsolete, because offsets were restored.
    var isRestored = false

    /// Whether it was removed from the list; a new shelf with the same key gets a new `LiveShelf`.
    var isGone = false

    /// Whether the next frame replaces this value.
    var isOutdated: Bool { isStale || isRestored || isGone }

    /// Whether the present list has this shelf, and its key is `key`.
    func shows(_ key: ShelfKey) -> Bool { self.key == key && !isGone }

    /// Whether no frame has given it a row yet.
    var isEarly: Bool { row.number == 0 }

    /// Handles a drawn frame.
    mutating func noteShown() {
        shown = scroller.position
        guard isResuming, scroller.pointer.state == .up else { return }
        isResuming = false
        scroller.continueRestored()
    }

    /// Stops at the last shown position, and ends an open switch there, because the shelf leaves.
    mutating func stop() {
        guard scroller.phase != .idle else { return }
        scroller.rest(at: shown)
    }

    /// The kind of motion.
    public var phase: Phase { scroller.phase }

    /// Its last frame.
    public var frame: Frame { scroller.lastFrame }

    /// The distance scrolled past its first item's resting place, in points; it counts through all
    /// turns of a loop.
    public var contentOffset: Points { scroller.contentOffset }

    /// Its cells in slot order: those in the viewport and those kept ready beyond its edges.
    public var tiles: [Tile] { scroller.tiles }

    /// Whether its row is in the viewport, not only near it.
    public var isInSight: Bool { scroller.isInSight }

    /// The start of a cell on screen, in points from the viewport's leading edge.
    public func start(of tile: Tile) -> Points { scroller.start(of: tile) }
}
