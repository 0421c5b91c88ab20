import AllocationCounter
import Testing

@testable import Rondo

private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}

/// As `AllocationTests`: a frame of a list of shelves makes no allocations unless a new shelf comes
/// near.
@Suite(.enabled(if: allocation_counter_works() && isOptimized)) struct ShelfAllocationTests {
    /// Looping shelves, with and without data.
    private func loops(shelves count: Int) -> Shelves {
        var configuration = ShelvesConfiguration(width: 390, height: 844)
        configuration.list.extent = .points(180)
        configuration.list.ends = .loop
        configuration.shelf.extent = .points(120)
        configuration.shelf.ends = .loop
        let genres = (0..<count).map { row in
            let items = (0..<12).map { Item(ItemKey(row * 100 + $0)) }
            return Shelf(ShelfKey(row), items: Items(items))
        }
        return Shelves(configuration, shelves: genres)
    }

    private func draw(_ shelves: inout Shelves, at time: Milliseconds) {
        _ = shelves.frame(at: time)
        while let action = shelves.nextAction(at: time) {
            guard case .fetch(let request) = action else { continue }
            shelves.receive(request.number, request.keys, at: time)
        }
        shelves.queue.clear()
    }

    @Test func shelvesMovingSidewaysMakeNoAllocations() {
        var shelves = loops(shelves: 30)
        draw(&shelves, at: 0)
        var start = 0
        for index in 0..<1500 {
            if index == 500 { start = allocation_count() }
            let time = Double(index) * 16
            shelves.wheel(dx: 31, dy: 0, y: 100, at: time)
            for row in 1...3 {
                shelves.moveShelf(ShelfKey(row), at: time) {
                    $0.follow(by: 17, phase: .decelerating, at: time)
                    return nil
                }
            }
            draw(&shelves, at: time)
        }
        let made = allocation_count() - start
        #expect(made == 0, "\(made) allocations in 1,000 frames")
        #expect(shelves.live[1].contentOffset > 20_000)
    }

    /// A new shelf needs its strip, its row of cells and its events; each grows a few times.
    @Test func aShelfThatComesNearMakesFewAllocations() {
        var shelves = loops(shelves: 30)
        var start = 0
        for index in 0..<1500 {
            if index == 500 { start = allocation_count() }
            let time = Double(index) * 16
            shelves.wheel(dx: 0, dy: 18, y: 100, at: time)
            draw(&shelves, at: time)
        }
        // A hundred shelves come in a thousand frames.
        let perShelf = Double(allocation_count() - start) / 100
        #expect(perShelf <= 12, "\(perShelf) allocations for a shelf that comes near")
    }
}
