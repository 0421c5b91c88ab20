import RondoTestSupport

@testable import Rondo

/// Checks the promises of a list of shelves by naive means: sets, and loops over all slots.
struct ShelfReferee {
    private(set) var wrong: [String] = []
    private let rules: ItemLoader.Rules
    private var overscan: Int
    private let isShared: Bool
    /// The shelves that are switching; nil is the list.
    private var underWay: Set<ShelfKey?> = []

    /// The items with data, according to answers and removals.
    private var here: Set<ItemKey> = []
    private var inFlight: [Int: [ItemKey]] = [:]
    private var numbers = 0
    private var lastRequest: Milliseconds?
    /// The visible items.
    private var window: Set<ItemKey> = []
    /// The last visible position of each untouched shelf, and whether it moved.
    private var seen: [ShelfKey: (offset: Points, isMoving: Bool)] = [:]
    private var wasLive: Set<ShelfKey> = []
    private var mostCells = 0
    private var highestCell = 0

    init(_ configuration: ShelvesConfiguration) {
        rules = configuration.loading
        overscan = configuration.shelf.overscan
        isShared = configuration.pool == .shared
    }

    /// The configuration has changed.
    mutating func configure(_ configuration: ShelvesConfiguration) {
        overscan = configuration.shelf.overscan
    }

    private mutating func expect(_ condition: Bool, _ claim: String) {
        if !condition, wrong.count < 5 { wrong.append(claim) }
    }

    /// A programmatic scroll, or a change of data or size, may have moved shelves out of sight.
    mutating func forgetOffsets() { seen = [:] }

    /// An input may have moved shelves that returned and are in no frame yet.
    mutating func forgetEarly(_ shelves: Shelves) {
        for shelf in shelves.live where shelf.row.number == 0 { seen[shelf.key] = nil }
    }

    /// A shelf that has come to rest since its last frame is there when it returns.
    mutating func noteRest(_ shelves: Shelves) {
        for shelf in shelves.live
        where shelf.phase == .idle && wasLive.contains(shelf.key) && seen[shelf.key] != nil {
            seen[shelf.key] = (shelf.contentOffset, false)
        }
    }

    // MARK: - Switches

    /// Every begin ends in one settle or cancel, also if the shelf leaves before.
    mutating func receive(_ events: [ShelfEvent]) {
        for event in events {
            let shelf = event.shelf
            let name = shelf.map { "shelf \($0.value)" } ?? "the list"
            switch event.event {
            case .begin:
                expect(underWay.insert(shelf).inserted, "\(name) begins twice")
            case .settle: underWay.remove(shelf)
            case .cancel:
                expect(underWay.remove(shelf) != nil, "\(name) cancels without a begin")
            default: break
            }
        }
    }

    // MARK: - A frame

    mutating func look(at shelves: Shelves, time: Milliseconds) {
        checkRows(shelves)
        window = []
        var numbers: [Int] = []
        for shelf in shelves.live {
            checkCells(shelf, shelves, time)
            numbers += shelf.tiles.map(\.number)
            if let left = seen[shelf.key], !wasLive.contains(shelf.key) {
                let moved = shelf.contentOffset - left.offset
                // A shelf that left within the tolerance of its resting place ends there.
                let snaps = left.isMoving || shelf.scroller.configuration.snap != .none
                expect(
                    moved == 0 || (snaps && abs(moved) <= 0.5),
                    "\(time): shelf \(shelf.key.value) left at \(left.offset), moved by \(moved)"
                )
            }
            let twin = shelves.live.first { $0.key == shelf.key }
            expect(
                twin?.contentOffset == shelf.contentOffset && twin?.phase == shelf.phase,
                "\(time): the rows of shelf \(shelf.key.value) are at different places"
            )
            seen[shelf.key] = (shelf.contentOffset, shelf.phase != .idle)
        }
        wasLive = Set(shelves.live.map(\.key))
        expect(Set(numbers).count == numbers.count, "\(time): a cell in two places")
        mostCells = max(mostCells, numbers.count)
        highestCell = max(highestCell, numbers.max() ?? 0)
        if isShared {
            expect(highestCell <= mostCells, "\(time): \(highestCell) cells made for \(mostCells)")
        }
    }

    /// Flights give the later positions of lists, and nothing else changes during them.
    mutating func checkFlights(of shelves: Shelves) {
        let flights = shelves.flights
        guard let next = flights.map(\.next).min(), next > shelves.now else { return }
        var later = shelves
        later.queue.clear()
        let time = (shelves.now + next) / 2
        _ = later.frame(at: time)
        for found in flights {
            let row = later.live.first { $0.row.number == found.row }
            let track = found.row == nil ? later.lastFrame.track : row?.frame.track
            let said = found.flight.track(at: time)
            expect(track == said, "\(time): the track is at \(track ?? .nan), not \(said)")
        }
        let cells = (later.live.map(\.tiles), shelves.live.map(\.tiles))
        expect(cells.0 == cells.1, "\(time): cells change during a flight")
        expect(later.queue.events.isEmpty, "\(time): \(later.queue.events) during a flight")
    }

    private mutating func checkRows(_ shelves: Shelves) {
        var previous: Points?
        for shelf in shelves.live {
            let start = shelves.start(of: shelf)
            if let previous {
                expect(abs(start - previous) < 1e-6, "rows are not in sequence")
            }
            previous = start + shelf.row.extent + shelves.configuration.list.spacing
        }
    }

    /// All visible slots have tiles, and few others.
    private mutating func checkCells(_ shelf: LiveShelf, _ shelves: Shelves, _ time: Milliseconds) {
        let width = shelves.configuration.shelf.viewport
        let tiles = shelf.tiles
        let visible = tiles.filter { tile in
            let start = shelf.start(of: tile)
            return start < width && start + tile.extent > 0
        }
        expect(
            tiles.count <= visible.count + 2 * overscan + 2,
            "\(time): \(tiles.count) cells for \(visible.count)"
        )
        for (tile, next) in zip(tiles, tiles.dropFirst()) {
            expect(next.slot - tile.slot == 1, "\(time): cells are not in sequence")
        }
        window.formUnion(visible.map(\.item))
        for tile in visible {
            let has = shelves.revision(of: tile.item) != nil
            expect(has == here.contains(tile.item), "\(time): data of \(tile.item.value)")
        }
    }

    /// Items next to the visible ones may be requested too.
    private func isNear(_ key: ItemKey, in shelves: Shelves) -> Bool {
        if window.contains(key) { return true }
        return shelves.live.contains { shelf in
            guard let first = shelves.index(of: shelf.key) else { return false }
            let items = shelves.shelves[first].items
            guard let index = items.index(of: key)?.value else { return false }
            // Content that is pulled out of the viewport keeps the item at its end ready.
            let end = shelf.contentOffset < 0 ? 0 : items.count - 1
            if shelf.tiles.isEmpty { return index == end }
            let near = shelf.tiles.compactMap { items.index(of: $0.item)?.value }
            return near.contains { distance($0, index, items.count) <= 1 }
        }
    }

    private func distance(_ one: Int, _ other: Int, _ count: Int) -> Int {
        min(abs(one - other), count - abs(one - other))
    }

    // MARK: - The network

    mutating func take(
        _ action: ItemLoader.Action,
        in shelves: Shelves,
        isAtFrame: Bool,
        at time: Milliseconds
    ) {
        switch action {
        case .forget(let key):
            expect(here.remove(key) != nil, "\(time): removes \(key.value), which has no data")
            expect(!window.contains(key), "\(time): removes \(key.value), which is visible")
        case .cancel(let number):
            let keys = inFlight.removeValue(forKey: number)
            expect(keys != nil, "\(time): cancels \(number), which is not in flight")
            expect(
                !(keys ?? []).contains { window.contains($0) && !here.contains($0) },
                "\(time): cancels a request for visible items"
            )
        case .fetch(let request):
            numbers += 1
            expect(request.number == numbers, "\(time): number \(request.number)")
            expect(
                (1...rules.batch).contains(request.keys.count),
                "\(time): a batch of \(request.keys.count)"
            )
            for key in request.keys {
                expect(!here.contains(key), "\(time): requests \(key.value), which has data")
                let isAsked = inFlight.values.contains { $0.contains(key) }
                expect(!isAsked, "\(time): requests \(key.value) twice")
                if isAtFrame {
                    expect(
                        isNear(key, in: shelves),
                        "\(time): requests \(key.value), which is far away"
                    )
                }
            }
            if isAtFrame, shelves.isMoving {
                let last = lastRequest ?? -.infinity
                expect(time >= last + rules.spacing, "\(time): requests again after \(last)")
            }
            lastRequest = time
            inFlight[request.number] = request.keys
        }
        expect(
            shelves.loader.count <= max(rules.capacity, here.count),
            "\(time): too many items with data"
        )
    }

    /// An answer is accepted if and only if its request is in flight.
    mutating func answer(_ answer: ShelfNetwork.Answer, refusal: Refusal?) {
        let asked = inFlight.removeValue(forKey: answer.number)
        expect((refusal == nil) == (asked != nil), "answer to \(answer.number)")
        for key in asked ?? [] where answer.keys?.contains(key) ?? false { here.insert(key) }
    }

    mutating func checkEnd(_ shelves: Shelves) {
        expect(underWay.isEmpty, "\(underWay.count) begins without an end")
        for shelf in shelves.live {
            for tile in shelf.tiles where window.contains(tile.item) {
                expect(here.contains(tile.item), "\(tile.item.value) has no data in the end")
            }
        }
        expect(here.count <= max(rules.capacity, shelves.loader.count), "cache of \(here.count)")
    }
}
