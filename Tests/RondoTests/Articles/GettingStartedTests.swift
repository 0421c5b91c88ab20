import Rondo
import RondoTestSupport
import Testing

/// The article's examples are the code of this file, and do what the article says.
struct GettingStartedTests {
    @Test func theArticleShowsTheCodeOfThisFile() throws {
        let article = try Document("Sources/Rondo/Rondo.docc/GettingStarted.md")
        #expect(try article.examplesMissing(in: #filePath) == [])
        #expect(article.examples.count == 8)
    }

    @Test func aSwipeTurnsOnePage() {
        var host = Host()
        host.draw(at: 0)
        host.scroller.press(x: 300, y: 100, at: 100)
        host.scroller.move(x: 200, y: 100, at: 120)
        host.scroller.move(x: 100, y: 100, at: 140)
        host.scroller.release(x: 100, y: 100, at: 141)
        host.draw(at: 141)
        host.draw(at: 2000)
        #expect(host.said == ["leaves 0", "settles on 1"])
        let shown = host.screen.values.sorted { $0.place < $1.place }
        #expect(shown.map(\.item.value) == [0, 1, 2])
        #expect(shown.map(\.place) == [-390, 0, 390])
    }

    @Test func theSameInputsGiveTheSameFrames() {
        func play() -> Host {
            var host = Host()
            let inputs: [(time: Milliseconds, input: Input)] = [
                (0, .next()),
                (100, .press(x: 300, y: 100)),
                (120, .move(x: 200, y: 100)),
                (130, .cancel),
            ]
            for (time, input) in inputs { host.scroller.take(input, at: time) }
            host.draw(at: 2000)
            return host
        }
        #expect(play().said == ["leaves 0", "stays on 0"])
        #expect(play().screen.mapValues(\.place) == play().screen.mapValues(\.place))
    }

    @Test func aCompositorAnimatesWhileTheHostSleeps() {
        var scroller = Scroller(Configuration(viewport: 390), items: Items(count: 5))
        _ = scroller.frame(at: 0)
        scroller.next(at: 0)
        _ = scroller.frame(at: 16)
        var keyframes: [(time: Milliseconds, track: Points)] = []
        var wake = 0.0
        if let flight = scroller.flight {
            let times = stride(from: flight.start, to: flight.next, by: 16)
            keyframes = times.map { ($0, flight.track(at: $0)) }
            wake = flight.next
        }
        // Half-way, the next item becomes current.
        #expect(wake > 149 && wake <= 150)
        #expect(keyframes.count > 5)
        for (time, track) in keyframes { #expect(scroller.frame(at: time).track == track) }
    }

    @Test func previousFromTheFirstItemIsTheLast() {
        var host = Host()
        host.scroller.previous(at: 0)
        host.draw(at: 1000)
        #expect(host.said == ["leaves 0", "settles on 4"])
    }

    @Test func itemsComeAndGoAndPagesLoad() {
        let pages = ["first": (items: [Item(ItemKey(8)), Item(ItemKey(3))], next: String?.none)]
        var feed = Scroller(
            Configuration(viewport: 390),
            items: Items([Item(ItemKey(7)), Item(ItemKey(8))])
        )
        feed.insert([Item(ItemKey(9))], before: nil, at: 0)
        feed.remove([ItemKey(7)], at: 0)
        #expect(feed.currentItem == ItemKey(8))

        var loader = PageLoader(from: "first")
        if let request = loader.request(for: feed, at: 0) {
            let page = pages[request.cursor]
            let items = page?.items ?? []
            loader.receive(request.number, items: items.count, next: page?.next, at: 0)
            feed.append(page: items, at: 0)
        }
        #expect((0..<feed.items.count).map { feed.items[ItemIndex($0)].key.value } == [8, 9, 3])
        #expect(loader.hasEnded)
    }
}

private struct Host {
    var scroller = Scroller(Configuration(viewport: 390), items: Items(count: 5))
    /// The views by number: the item of each and its distance from the leading edge, in points.
    var screen: [Int: (item: ItemKey, place: Points)] = [:]
    var said: [String] = []
}

extension Host {
    mutating func draw(at time: Milliseconds) {
        _ = scroller.frame(at: time)
        for tile in scroller.tiles {
            screen[tile.number] = (tile.item, scroller.start(of: tile))
        }
        for tile in scroller.freeTiles { screen[tile.number] = nil }
        report()
    }
}

extension Host {
    mutating func report() {
        while let event = scroller.nextEvent() {
            switch event {
            case .begin(let item): said.append("leaves \(name(item))")
            case .settle(_, let item): said.append("settles on \(name(item))")
            case .cancel(let item): said.append("stays on \(name(item))")
            case .change, .tile: break
            }
        }
    }

    private func name(_ item: ItemKey?) -> String { item.map { "\($0.value)" } ?? "nothing" }
}
