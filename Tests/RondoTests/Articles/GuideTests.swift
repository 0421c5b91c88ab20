import Rondo
import RondoTestSupport
import Testing

/// The engine's examples in the guides are the code of this file, and do what the guides say.
struct GuideTests {
    @Test(arguments: [
        ("Positions", 3), ("Motion", 1), ("Feeds", 1), ("Shelves", 1), ("Ticker", 2),
    ])
    func theGuidesShowTheCodeOfThisFile(guide: String, count: Int) throws {
        let document = try Document("Documentation/Guides/\(guide).md")
        #expect(try document.examplesMissing(in: #filePath) == [])
        #expect(document.examples.count == count)
    }

    @Test func theItemBeforeTheFirstIsTheLast() {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 3))
        scroller.previous(animated: false, at: 0)  // from the first item straight to the last
        let item = scroller.currentItem  // ItemKey(2)
        let slot = scroller.frame(at: 0).slot  // @-1
        #expect(item == ItemKey(2) && slot.description == "@-1")
    }

    @Test func itemsCanBeDescribedInThreeWays() {
        struct Message { let id: Int }
        let heights = (0..<10_000).map { 20 + Double($0 % 7) }
        let messages = [7, 8].map(Message.init)
        let alike = Items(count: 10_000_000)
        let varied = Items(count: 10_000) { .points(heights[$0.value]) }  // lengths by a function
        let listed = Items(messages.map { Item(ItemKey($0.id)) })  // described one by one
        #expect([alike.count, varied.count, listed.count] == [10_000_000, 10_000, 2])

        let now = 0.0
        var scroller = Scroller(Configuration(viewport: 400), items: listed)
        scroller.measure([(ItemKey(7), 213.5)], at: now)
        _ = scroller.frame(at: now)
        #expect(scroller.tiles.first { $0.item == ItemKey(7) }?.extent == 213.5)
    }

    @Test func aFrameIsASampleOfTheMotion() {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 3))
        scroller.press(x: 300, y: 0, at: 0)
        scroller.move(x: 240, y: 0, at: 16)
        scroller.move(x: 160, y: 0, at: 32)
        scroller.release(x: 160, y: 0, at: 40)  // 5 points a millisecond: a flick
        let sample = scroller.frame(at: 100)  // on the way to the next item
        let last = scroller.frame(at: 50_000)  // at rest on it, whatever was drawn in between
        #expect(sample.phase == .decelerating)
        #expect(last.phase == .idle && last.current == ItemKey(1) && last.offset == 0)
    }

    @Test func aFeedLoadsAndFilters() {
        let page = (items: [1, 2, 3].map { Item(ItemKey($0)) }, next: String?.none)
        let number = 1
        var asked: [Int: String] = [:]
        func fetch(_ cursor: String, as number: Int) { asked[number] = cursor }
        let blocked: Set = [ItemKey(2)]
        let time = 0.0
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 0))

        var loader = PageLoader(from: "first")
        if let request = loader.request(for: scroller, at: time) {
            fetch(request.cursor, as: request.number)  // one at a time, numbered from 1
        }
        // The answer to a number, whenever it comes:
        if loader.receive(number, items: page.items.count, next: page.next, at: time) == nil {
            scroller.append(page: page.items, at: time)  // says how many were there already
        }
        scroller.filter({ !blocked.contains($0) }, at: time)
        #expect(asked == [1: "first"] && loader.hasEnded)
        #expect(
            (0..<scroller.items.count).map { scroller.items[ItemIndex($0)].key.value } == [1, 3]
        )
    }

    @Test func shelvesAreShownWithTheirData() {
        var placed: [Points] = []
        func place(_ row: Tile, at start: Points) { placed.append(start) }
        var asked: [Int: [ItemKey]] = [:]
        func fetch(_ keys: [ItemKey], as number: Int) { asked[number] = keys }
        func abort(_ number: Int) { asked[number] = nil }
        var data: [ItemKey: String] = [:]
        let genres = (0..<3).map { row in
            Shelf(ShelfKey(row), items: Items((0..<4).map { Item(ItemKey(10 * row + $0)) }))
        }

        var configuration = ShelvesConfiguration(width: 390, height: 844)
        configuration.list.extent = .points(180)  // a shelf
        configuration.shelf.extent = .points(120)  // an item on it

        var shelves = Shelves(configuration, shelves: genres)
        shelves.press(x: 200, y: 300, at: 0)  // press, move, release, wheel … as for a Scroller
        let frame = shelves.frame(at: 16)
        for shelf in shelves.live {  // the shelves in or near the viewport
            place(shelf.row, at: shelves.start(of: shelf))
            for tile in shelf.tiles { place(tile, at: shelf.start(of: tile)) }
        }
        while let action = shelves.nextAction(at: 16) {
            switch action {
            case .fetch(let request): fetch(request.keys, as: request.number)
            case .cancel(let number): abort(number)
            case .forget(let key): data[key] = nil
            }
        }
        #expect(frame.phase == .idle && placed.prefix(5) == [0, 0, 120, 240, 360])
        #expect(asked.values.flatMap { $0.map(\.value) }.sorted().contains(23) && data.isEmpty)
    }

    @Test func aTickerGivesAFullRestAfterAPause() {
        let lines = Items(count: 3)
        let (now, later) = (1000.0, 2500.0)
        var configuration = Configuration(viewport: 40)
        configuration.advance = AutoAdvance(interval: 4000, duration: 400)
        var scroller = Scroller(configuration, items: lines)
        scroller.pause(.hovered, at: now)
        scroller.resume(.hovered, at: later)  // a full rest from here
        _ = scroller.frame(at: later)
        #expect(scroller.nextDeadline == later + 3600)
    }

    @Test func aMarqueeMovesWithoutRests() {
        var configuration = Configuration(viewport: 400)
        configuration.advance = AutoAdvance(speed: 40)
        var scroller = Scroller(configuration, items: Items(count: 3))
        _ = scroller.frame(at: 0)
        #expect(scroller.frame(at: 1000).offset == 40)
    }
}
