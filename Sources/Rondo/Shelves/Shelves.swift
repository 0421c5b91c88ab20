/// A vertical list of horizontal lists, with data by id.
///
/// It is one vertical `Scroller` whose items are the shelves, and one horizontal `Scroller` for
/// each shelf in or near the viewport. It takes inputs and gives frames as a scroller does, reads
/// no clock and does no I/O; what to fetch it says by `nextAction(at:)`.
///
///     var shelves = Shelves(configuration, shelves: rows)
///     shelves.press(x: 200, y: 300, at: 0)
///     let frame = shelves.frame(at: 16)        // where the rows are
///     for shelf in shelves.live {              // a row each, with its cells
///         place(shelf.row, at: shelves.start(of: shelf))
///         for tile in shelf.tiles { place(tile, shelf.start(of: tile)) }
///     }
///     while let action = shelves.nextAction(at: 16) { carryOut(action) }
public struct Shelves: Sendable {
    /// How everything is laid out and moves.
    public internal(set) var configuration: ShelvesConfiguration
    /// The rows, whether they are in sight or not; in order.
    public internal(set) var shelves: [Shelf]
    /// The shelves in or near the viewport, from top to bottom, one for each tile of the list.
    public internal(set) var live: [LiveShelf] = []
    /// Which items have data, and which are asked for.
    public internal(set) var loader: ItemLoader
    /// What happened since they were cleared, in order.
    var events: [ShelfEvent] = []
    /// How many of them `nextEvent()` has handed over.
    private var handedOver = 0
    /// Whether a frame has shown things as they are.
    var isDrawn = false
    /// The vertical list, whose items are the shelves, to be read by a host that scrolls by itself.
    public internal(set) var list: Scroller

    /// One pool for all shelves, or one for each row, by its number less one.
    var pools: [TilePool] = [TilePool()]
    /// The number of the cell made last, in whichever pool.
    var made = 0
    var memory = RecencyTable<ShelfPlace>()
    /// Where the list is to be as soon as there is room and the shelf that this names.
    var restored: ShelfOffset?
    var touch: Touch?
    var wheelLock: WheelLock?
    /// The last swipe of a wheel.
    var swipe = Swipe()
    var wasDragging = false
    /// The window of the loader, in memory that is used again.
    var wanted: [ItemKey] = []

    /// Lays the shelves out at rest, the vertical list on its initial one.
    ///
    /// - Parameters:
    ///   - configuration: How everything is laid out and moves.
    ///   - shelves: The rows in order, no two with the same key.
    /// - Precondition: Traps when `configuration.problem(with: shelves)` finds anything, on two
    ///   shelves of one key, and on `remembered` and `loading` outside their ranges.
    /// - Complexity: O(n) for `n` shelves, and for items with lengths of their own.
    public init(_ configuration: ShelvesConfiguration, shelves: [Shelf]) {
        precondition(
            configuration.problem(with: shelves) == nil,
            "Shelves.init: configuration.problem(with: shelves) must be nil"
        )
        precondition(configuration.remembered >= 0, "Shelves: remembered must be 0 or more")
        self.configuration = configuration
        self.shelves = shelves
        loader = ItemLoader(configuration.loading)
        list = Scroller(configuration.vertical, items: Items(shelves.map { $0.item }))
    }

    /// The time up to which everything is worked out.
    public var now: Milliseconds { list.now }

    /// What moves the vertical list.
    public var phase: Phase { list.phase }

    /// How far the vertical list has been scrolled past its first shelf's resting place, in points.
    public var contentOffset: Points { list.contentOffset }

    /// The shelf whose resting place is nearest, nil without shelves.
    public var currentShelf: ShelfKey? { list.currentItem.map { ShelfKey($0.value) } }

    /// Whether the app or the tab is hidden.
    public var isHidden: Bool { list.isHidden }

    /// Whether anything moves, the list or a shelf.
    public var isMoving: Bool { list.phase != .idle || live.contains { $0.phase != .idle } }

    /// Where a shelf starts on screen, in points from the viewport's top edge.
    ///
    /// One that is gone stays where it was shown last, until the next frame takes leave of it.
    public func start(of shelf: LiveShelf) -> Points {
        guard index(of: shelf.key) != nil else { return shelf.row.place - list.lastFrame.track }
        return list.start(of: shelf.row)
    }

    /// Where a shelf is in the list, nil when there is none of that key.
    ///
    /// - Complexity: O(1).
    public func index(of key: ShelfKey) -> Int? { list.items.index(of: key.item)?.value }

    /// The cells that show nothing at present; a host hides them and keeps them for later.
    public var freeTiles: [Tile] { pools.flatMap { $0.free } }

    /// What happened next, nil when everything that happened has been handed over; see
    /// `Scroller.nextEvent()`.
    public mutating func nextEvent() -> ShelfEvent? {
        guard handedOver < events.count else {
            clearEvents()
            return nil
        }
        handedOver += 1
        return events[handedOver - 1]
    }

    /// Whether anything happened that has not been handed over.
    public var hasEvents: Bool { handedOver < events.count }

    /// All that happened and has not been handed over, in order, at once; what comes later is for the
    /// next call.
    public mutating func takeEvents() -> [ShelfEvent] {
        defer { clearEvents() }
        return handedOver == 0 ? events : Array(events[handedOver...])
    }

    /// Forgets the events; their memory is used again.
    mutating func clearEvents() {
        events.removeAll(keepingCapacity: true)
        handedOver = 0
    }
}
