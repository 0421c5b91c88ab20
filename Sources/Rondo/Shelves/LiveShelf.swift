/// A shelf in or near the viewport, with its cells.
public struct LiveShelf: Sendable {
    /// The key of the shelf.
    public let key: ShelfKey
    /// The row that shows it, as a tile of the vertical list.
    public internal(set) var row: Tile
    /// Its list of items, for reading by a host with its own scrolling; inputs go through
    /// `Shelves.moveShelf(_:at:_:)`.
    public internal(set) var scroller: Scroller {
        @inline(__always) _read { yield box.scroller }
        @inline(__always) _modify {
            makeUnique()
            yield &box.scroller
        }
    }
    private var box: Box
    /// Its position in the last frame.
    var shown: Position
    /// Whether the shelf left in motion; the motion continues after the first frame with the shelf.
    var isResuming: Bool
    /// Whether the frame being drawn changes more of it than the position of its track.
    var isChanging = true
    /// Whether its layout has changed.
    var isStale = false
    /// Whether its position is obsolete: the remembered one counts, because offsets were restored,
    /// or the shelf has moved out of sight.
    var isObsolete = false

    /// Whether it was removed from the list; a new shelf with the same key gets a new `LiveShelf`.
    var isGone = false

    /// Whether the next frame replaces this value.
    var isOutdated: Bool { isStale || isObsolete || isGone }

    /// Whether the present list has this shelf, and its key is `key`.
    func shows(_ key: ShelfKey) -> Bool { self.key == key && !isGone }

    /// Whether it takes the inputs for a shelf: that with `key`, at the present position.
    func serves(_ key: ShelfKey) -> Bool { shows(key) && !isObsolete }

    /// Whether the present list has this shelf, and the shelf this item.
    func isThere(_ item: ItemKey) -> Bool {
        !isGone && box.scroller.strip.layout.items.index(of: item) != nil
    }

    /// Whether no frame has given it a row yet.
    var isEarly: Bool { row.number == 0 }

    init(key: ShelfKey, row: Tile, scroller: Scroller, isResuming: Bool) {
        self.key = key
        self.row = row
        self.isResuming = isResuming
        box = Box(scroller)
        shown = scroller.position
    }

    /// Holds the scroller, so that a copy of the shelf copies one reference.
    ///
    /// Copies share it until one of them changes.
    private final class Box: @unchecked Sendable {
        @exclusivity(unchecked) var scroller: Scroller

        init(_ scroller: Scroller) {
            self.scroller = scroller
        }
    }

    /// Copies the scroller if another value shares it; not inlined, because there are many callers.
    @inline(never)
    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.scroller) }
    }

    /// Handles a drawn frame, and continues a motion that was left.
    ///
    /// - Returns: Whether it ended elsewhere immediately, which no frame has shown.
    mutating func noteShown() -> Bool {
        shown = position
        guard isResuming, !isPressed else { return false }
        isResuming = false
        scroller.continueRestored()
        return !isGliding && position != shown
    }

    // The following read stored properties of the box: `scroller` would be copied for a getter of
    // its own, with a reference count for each of its parts.

    /// The present position, as that of the scroller.
    var position: Position {
        let position = box.scroller.motion.position(at: box.scroller.now)
        let current = box.scroller.switching.current
        // A shelf at rest counts from there already, without a copy of its strip.
        return position.slot == current
            ? position : box.scroller.strip.anchored(position, at: current)
    }

    /// Whether a finger is down on it.
    var isPressed: Bool { box.scroller.gesture.pointer.state != .up }

    /// The current motion, nil if nothing moves without a finger.
    var flight: Flight? {
        Flight(
            of: box.scroller.motion,
            at: box.scroller.now,
            box.scroller.window.calm,
            box.scroller.window.track
        )
    }

    /// Whether the content moves without a finger or a host.
    var isGliding: Bool { box.scroller.motion.isGliding }

    /// When the motion's next event happens without an input, infinite if never; a shelf does not
    /// advance.
    var due: Milliseconds { box.scroller.motion.due }

    /// Stops at the last shown position, and ends an open switch there, because the shelf leaves.
    mutating func stop() {
        guard phase != .idle else { return }
        scroller.rest(at: shown)
    }

    /// The kind of motion.
    public var phase: Phase { box.scroller.motion.phase }

    /// Its last frame.
    public var frame: Frame { scroller.lastFrame }

    /// The distance of the viewport's leading edge along the row's track; see `Frame.track`.
    public var track: Points { box.scroller.window.track.offset }

    /// The distance scrolled past its first item's resting place, in points; it counts through all
    /// turns of a loop.
    public var contentOffset: Points { scroller.contentOffset }

    /// Its cells in slot order: those in the viewport and those kept ready beyond its edges.
    public var tiles: [Tile] { box.scroller.window.tiles }

    /// Whether its row is in the viewport, not only near it.
    public var isInSight: Bool { box.scroller.window.isInSight }

    /// The start of a cell on screen, in points from the viewport's leading edge.
    public func start(of tile: Tile) -> Points {
        let strip = box.scroller.strip
        return strip.distance(from: box.scroller.switching.current, to: tile.slot)
            - position.distance
    }
}
