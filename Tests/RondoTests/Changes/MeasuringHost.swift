import RondoTestSupport

@testable import Rondo

/// A list of items in a host that lays out views and reports their lengths.
struct MeasuringHost {
    var scroller: Scroller
    /// The measured length of an item.
    var length: (_ item: Int, _ start: Points) -> Points
    /// The most passes until no length was new.
    private(set) var passes = 0

    init(
        count: Int,
        expected: Points = 50,
        initial: Int = 0,
        _ configure: (inout Configuration) -> Void = { _ in },
        length: @escaping (_ item: Int, _ start: Points) -> Points
    ) {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(expected)
        configuration.ends = .list
        configuration.snap = .none
        configuration.initial = ItemIndex(initial)
        configure(&configuration)
        scroller = Scroller(configuration, items: Items(count: count))
        self.length = length
    }

    /// Draws, lays out and measures until every view has its measured length.
    mutating func draw(at time: Milliseconds) {
        for pass in 1... {
            _ = scroller.frame(at: time)
            var measured: [(key: ItemKey, length: Points)] = []
            for tile in scroller.tiles {
                let length = length(tile.item.value, scroller.start(of: tile))
                let isKnown = scroller.items[tile.index].extent == .points(length)
                if !isKnown { measured.append((tile.item, length)) }
            }
            if measured.isEmpty {
                passes = max(passes, pass)
                return
            }
            scroller.measure(measured, at: time)
        }
    }

    /// Draws frame by frame until nothing moves.
    mutating func settle() {
        repeat { draw(at: scroller.now + 16) } while scroller.phase != .idle
    }

    /// The starts of the items in the viewport.
    var starts: [Int: Points] {
        var starts: [Int: Points] = [:]
        for tile in scroller.tiles {
            let start = scroller.start(of: tile)
            let isSeen = start < scroller.configuration.viewport && start + tile.extent > 0
            if isSeen { starts[tile.item.value] = start }
        }
        return starts
    }

    /// The view of each item that has one.
    var views: [Int: Int] {
        Dictionary(uniqueKeysWithValues: scroller.tiles.map { ($0.item.value, $0.number) })
    }

    /// Whether all items that were and are visible moved by this distance, and at least one did.
    func hasMoved(by travel: Points, since before: [Int: Points]) -> Bool {
        let travels = starts.compactMap { item, start in before[item].map { start - $0 } }
        return !travels.isEmpty && travels.allSatisfy { ($0 - travel).magnitude < 1e-6 }
    }
}
