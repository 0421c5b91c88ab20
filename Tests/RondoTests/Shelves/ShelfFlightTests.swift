import Rondo
import Testing

/// Flights of a list of shelves: motions that a host's platform can show without the engine.
@Suite struct ShelfFlightTests {
    /// Twenty shelves of fifty items, after a frame.
    private static func shown() -> Shelves {
        var configuration = ShelvesConfiguration(width: 400, height: 600)
        configuration.list.extent = .points(130)
        configuration.shelf.extent = .points(90)
        for axis in [\ShelvesConfiguration.list, \.shelf] {
            configuration[keyPath: axis].ends = .list
            configuration[keyPath: axis].snap = .none
        }
        let shelves = (0..<20).map {
            Shelf(ShelfKey($0), items: Items(count: 50, from: ItemKey(1000 * $0)))
        }
        var list = Shelves(configuration, shelves: shelves)
        // All data is loaded, so nothing is requested.
        list.update(shelves.flatMap { $0.items.all.map(\.key) }, at: 0)
        _ = list.frame(at: 0)
        while list.nextEvent() != nil {}
        return list
    }

    /// Flicks from a position by a distance, and draws a frame.
    private static func flick(_ list: inout Shelves, y: Points, dx: Points = 0, dy: Points = 0) {
        let start = list.now
        list.press(x: 200, y: y, at: start)
        for step in 1...5 {
            let share = Double(step) / 5
            list.move(x: 200 + dx * share, y: y + dy * share, at: start + 8 * Double(step))
        }
        list.release(x: 200 + dx, y: y + dy, at: start + 40)
        _ = list.frame(at: start + 40)
        while list.nextEvent() != nil {}
    }

    @Test func framesMatchTheFlightOfAList() throws {
        var list = Self.shown()
        Self.flick(&list, y: 500, dy: -200)
        try expectFrames(of: list.flights, [nil], list)
    }

    @Test func framesMatchTheFlightOfAShelf() throws {
        var list = Self.shown()
        Self.flick(&list, y: 300, dx: -200)
        try expectFrames(of: list.flights, [2], list)
    }

    @Test func framesMatchTheFlightsOfAListAndItsShelves() throws {
        var list = Self.shown()
        Self.flick(&list, y: 60, dx: -200)
        Self.flick(&list, y: 420, dx: -200)
        // A press holds the list, so it is last.
        Self.flick(&list, y: 300, dy: -100)
        try expectFrames(of: list.flights, [nil, 0, 3], list)
    }

    /// Until the earliest `next`, frames match the flights and nothing else changes.
    ///
    /// - Parameters:
    ///   - found: The flights.
    ///   - keys: The shelf of each flight, nil for the list.
    ///   - shelves: The list with the flights.
    /// - Throws: If there is no flight.
    private func expectFrames(of found: [ShelfFlight], _ keys: [Int?], _ shelves: Shelves) throws {
        var shelves = shelves
        let rows = shelves.live
        #expect(found.map { one in rows.first { $0.row.number == one.row }?.key.value } == keys)
        let start = shelves.now
        let next = try #require(found.map(\.next).min())
        try #require(next > start)
        let cells = shelves.live.map(\.tiles)
        for step in 0..<50 {
            let time = start + (next - start) * Double(step) / 50
            _ = shelves.frame(at: time)
            for one in found {
                let row = shelves.live.first { $0.row.number == one.row }
                let track = one.row == nil ? shelves.lastFrame.track : row?.frame.track
                #expect(track == one.flight.track(at: time), "at \(time)")
            }
            #expect(shelves.live.map(\.tiles) == cells, "at \(time)")
            #expect(shelves.nextEvent() == nil, "at \(time)")
        }
    }

    /// The end of a wheel gesture on the list is an event, although nothing moves there before it.
    @Test func theFlightOfAShelfEndsAtTheNextEventElsewhere() throws {
        var list = Self.shown()
        Self.flick(&list, y: 300, dx: -200)
        list.wheel(dx: 0, dy: 5, at: list.now)
        _ = list.frame(at: list.now)
        let found = try #require(list.flights.first)
        #expect(found.row != nil && found.next <= list.now + 100)
    }

    @Test func thereIsNoFlightAtRestUnderAFingerOrAfterAnInput() {
        var list = Self.shown()
        #expect(list.flights.isEmpty)
        list.press(x: 200, y: 300, at: 10)
        list.move(x: 100, y: 300, at: 20)
        _ = list.frame(at: 20)
        #expect(list.flights.isEmpty)
        list.release(x: 0, y: 300, at: 30)
        #expect(list.flights.isEmpty, "before the next frame")
    }
}
