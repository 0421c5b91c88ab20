/// A vertical list of horizontal lists, with data by id.
///
/// It is one vertical `Scroller` whose items are the shelves, and one horizontal `Scroller` for
/// each shelf in or near the viewport. It takes inputs and draws frames like a scroller, reads no
/// clock and does no I/O; `nextAction(at:)` says what to fetch.
///
///     var shelves = Shelves(configuration, shelves: genres)
///     shelves.press(x: 200, y: 300, at: 0)
///     let frame = shelves.frame(at: 16)
///     for shelf in shelves.live {              // one for each row, with its cells
///         place(shelf.row, at: shelves.start(of: shelf))
///         for tile in shelf.tiles { place(tile, shelf.start(of: tile)) }
///     }
///     while let action = shelves.nextAction(at: 16) { carryOut(action) }
public struct Shelves: Sendable {
    /// Layout, motion and loading.
    public internal(set) var configuration: ShelvesConfiguration
    /// All shelves, visible or not, in order.
    public internal(set) var shelves: [Shelf]
    /// The shelves in or near the viewport, from top to bottom, one for each tile of the list.
    public internal(set) var live: [LiveShelf] = []
    /// The loading state of items.
    public internal(set) var loader: ItemLoader
    /// The events, as they are collected.
    var queue = EventQueue<ShelfEvent>()
    /// The vertical list, whose items are the shelves, for reading by a host with its own
    /// scrolling.
    public internal(set) var list: Scroller

    var pools = CellPools()
    var memory = ShelfMemory()
    var gesture = ShelvesGesture()
    /// The window of the loader, in reused memory.
    var wanted: [ItemKey] = []

    /// Lays the shelves out, at rest, with the vertical list on its initial shelf.
    ///
    /// - Parameters:
    ///   - configuration: Layout, motion and loading.
    ///   - shelves: The shelves in order, with unique keys.
    /// - Precondition: Traps if `configuration.problem(with: shelves)` finds a problem, if a key
    ///   occurs twice, or if `remembered` or `loading` are outside their ranges.
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

    /// The time to which the engine has advanced.
    public var now: Milliseconds { list.now }

    /// The kind of motion of the vertical list.
    public var phase: Phase { list.phase }

    /// The distance of the vertical list past its first shelf's resting place, in points.
    public var contentOffset: Points { list.contentOffset }

    /// The shelf whose resting place is nearest, nil without shelves.
    public var currentShelf: ShelfKey? { list.currentItem.map { ShelfKey($0.value) } }

    /// Whether the app or the tab is hidden.
    public var isHidden: Bool { list.isHidden }

    /// Whether anything moves, the list or a shelf.
    public var isMoving: Bool { list.phase != .idle || live.contains { $0.phase != .idle } }

    /// The start of a shelf on screen, in points from the viewport's top edge.
    ///
    /// A removed shelf stays at its last shown place until the next frame removes it.
    public func start(of shelf: LiveShelf) -> Points {
        guard !shelf.isGone else { return shelf.row.place - list.lastFrame.track }
        return list.start(of: row(of: shelf))
    }

    /// The row of a shelf at its present slot, which an edit may have changed since the last frame.
    func row(of shelf: LiveShelf) -> Tile {
        list.tiles.first { $0.number == shelf.row.number } ?? shelf.row
    }

    /// The index of the shelf with a key; nil if the list has no such shelf.
    ///
    /// - Complexity: O(log n), O(1) if the shelves are alike and their keys consecutive.
    public func index(of key: ShelfKey) -> Int? { list.items.index(of: key.item)?.value }

    /// The cells without an item; a host hides them and keeps them for later.
    public var freeTiles: [Tile] { pools.free }

    /// Returns the next event, nil if all have been returned; see `Scroller.nextEvent()`.
    public mutating func nextEvent() -> ShelfEvent? { queue.next() }

    /// Whether there are events that have not been returned.
    public var hasEvents: Bool { !queue.isEmpty }

    /// Returns all remaining events, in order; later ones are left for the next call.
    public mutating func takeEvents() -> [ShelfEvent] { queue.takeAll() }
}
