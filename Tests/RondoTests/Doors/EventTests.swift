import Rondo
import Testing

/// A host gets each event once, in order, whatever it does between two events.
@Suite struct EventTests {
    @Test func inputsBetweenEventsLoseNoEvent() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 5))
        _ = scroller.frame(at: 0)
        scroller.scroll(to: ItemIndex(2), animated: false, at: 10)
        var events: [Event] = []
        while let event = scroller.nextEvent() {
            events.append(event)
            guard case .settle(_, ItemKey(2)) = event else { continue }
            scroller.next(animated: false, at: 10)
        }
        #expect(
            events.suffix(4) == [
                .change(from: ItemKey(0), to: ItemKey(2)),
                .settle(from: ItemKey(0), to: ItemKey(2)),
                .change(from: ItemKey(2), to: ItemKey(3)),
                .settle(from: ItemKey(2), to: ItemKey(3)),
            ]
        )
        #expect(scroller.nextEvent() == nil)
    }

    @Test func inputsBetweenEventsOfShelvesLoseNoEvent() {
        let shelf = Shelf(ShelfKey(1), items: Items(count: 5))
        var shelves = Shelves(ShelvesConfiguration(width: 100, height: 100), shelves: [shelf])
        _ = shelves.frame(at: 0)
        while shelves.nextEvent() != nil {}
        func next() {
            shelves.moveShelf(ShelfKey(1), at: 10) {
                $0.next(animated: false, at: 10)
                return nil
            }
        }
        next()
        var settled: [Int?] = []
        while let event = shelves.nextEvent() {
            guard case .settle(_, let item) = event.event else { continue }
            settled.append(item?.value)
            if settled.count < 3 { next() }
        }
        #expect(settled == [1, 2, 3])
    }
}
