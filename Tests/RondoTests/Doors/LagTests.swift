import Rondo
import Testing

/// An input before the engine's present time counts as now.
@Suite struct LagTests {
    @Test func aLateTimestampCountsAsNow() {
        var (late, prompt) = (scroller(), scroller())
        late.press(x: 50, y: 0, at: 15)
        prompt.press(x: 50, y: 0, at: 16)
        late.move(x: 20, y: 0, at: 32)
        prompt.move(x: 20, y: 0, at: 32)
        #expect(late.frame(at: 31.5) == prompt.frame(at: 32))
        late.release(x: 20, y: 0, at: 31)
        prompt.release(x: 20, y: 0, at: 32)
        #expect(late.frame(at: 100) == prompt.frame(at: 100))
        #expect(late.now == 100)
    }

    @Test func aLateTimestampCountsAsNowInShelves() {
        let shelf = Shelf(ShelfKey(1), items: Items(count: 5))
        func play(_ lag: Milliseconds) -> (Frame, Points) {
            var shelves = Shelves(ShelvesConfiguration(width: 100, height: 100), shelves: [shelf])
            _ = shelves.frame(at: 16)
            shelves.press(x: 50, y: 50, at: 16 - lag)
            shelves.move(x: 10, y: 50, at: 32)
            _ = shelves.frame(at: 32 - lag)
            shelves.wheel(dx: 10, dy: 0, y: 50, at: 32 - lag)
            shelves.release(x: 10, y: 50, at: 32 - lag)
            let frame = shelves.frame(at: 48)
            return (frame, shelves.live[0].contentOffset)
        }
        #expect(play(1) == play(0))
    }

    private func scroller() -> Scroller {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 5))
        _ = scroller.frame(at: 16)
        return scroller
    }
}
