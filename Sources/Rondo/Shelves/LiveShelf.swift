/// A shelf in or near the viewport, with its cells.
public struct LiveShelf: Sendable {
    /// Which shelf it is.
    public let key: ShelfKey
    /// The row that shows it, as a tile of the vertical list.
    public internal(set) var row: Tile
    /// Its row of items, to be read by a host that scrolls by itself; its inputs go through
    /// `Shelves.moveShelf(_:at:_:)`.
    public internal(set) var scroller: Scroller
    /// Where it was when a frame was drawn last.
    var shown: Position
    /// Whether it was left in motion, which goes on once it has been shown where it was.
    var isResuming: Bool
    /// Whether its layout is another one now.
    var isStale = false
    /// Whether where it is does not count any more, since offsets were restored.
    var isRestored = false

    /// Whether it was taken out of the list; a shelf of the same key is another one.
    var isGone = false

    /// Whether another one is to be made in its place.
    var isOutdated: Bool { isStale || isRestored || isGone }

    /// Whether it is the shelf of a key, as it is in the list now.
    func shows(_ key: ShelfKey) -> Bool { self.key == key && !isGone }

    /// Whether no frame has given it a row yet.
    var isEarly: Bool { row.number == 0 }

    /// A frame has been drawn.
    mutating func noteShown() {
        shown = scroller.position
        guard isResuming, scroller.pointer.state == .up else { return }
        isResuming = false
        scroller.goOnResumed()
    }

    /// It leaves: it stands where it was shown last, and a switch that was under way ends there.
    mutating func stop() {
        guard scroller.phase != .idle else { return }
        scroller.rest(at: shown)
    }

    /// What moves its content.
    public var phase: Phase { scroller.phase }

    /// What is on screen of it, as of the last frame.
    public var frame: Frame { scroller.lastFrame }

    /// How far it has been scrolled past its first item's resting place, in points; it counts
    /// through all turns of a loop.
    public var contentOffset: Points { scroller.contentOffset }

    /// Its cells in slot order: those in the viewport and those kept ready beyond its edges.
    public var tiles: [Tile] { scroller.tiles }

    /// Whether its row is in the viewport, and not only near it.
    public var isInSight: Bool { scroller.isInSight }

    /// Where a cell starts on screen, in points from the viewport's leading edge.
    public func start(of tile: Tile) -> Points { scroller.start(of: tile) }
}
