import Foundation
import Rondo
import RondoTestSupport
import Testing

@testable import RondoTrace

struct WriterTests {
    @Test(arguments: GoldenTraceTests.names)
    func aTraceWrittenAgainHasTheSameBytes(name: String) throws {
        let file = GoldenTraceTests.folder.appendingPathComponent("\(name).jsonl")
        try check(TraceReader.read(Data(contentsOf: file)))
    }

    @Test(arguments: CaseTraceTests.names)
    func theTraceOfACaseWrittenAgainHasTheSameBytes(name: String) throws {
        try check(Playback.trace(name))
    }

    private func check(_ trace: Trace) throws {
        let again = try output(of: TraceReader.read(trace.written.utf8))
        let once = output(of: trace)
        #expect(again.count == once.count)
        for (again, once) in zip(again, once) { try #require(again == once) }
    }

    private func output(of trace: Trace) -> [String] {
        let encoder = OutputEncoder(trace)
        var lines: [String] = []
        Replay(trace).run { lines.append(encoder.line($0)) }
        return lines
    }

    @Test func theFirstLineReadsBackAsTheSameList() throws {
        var configuration = Configuration(viewport: 60)
        configuration.axis = .vertical
        configuration.direction = .rightToLeft
        configuration.extent = .points(12.5)
        configuration.spacing = 0.1
        configuration.alignment = .center
        configuration.ends = Ends(start: .pinned, end: .open)
        configuration.single = .repeat
        configuration.short = .still
        configuration.snap = .item
        configuration.overscan = 3
        configuration.tiles = .pages(keep: 5)
        configuration.initial = ItemIndex(2)
        configuration.advance = AutoAdvance(interval: 3000, duration: 250.5)
        configuration.physics.slop = 3
        configuration.physics.flick = 200
        configuration.physics.decelerationRate = 0.99
        let size = ViewportSize(width: 40, height: 60)
        let feed = TraceFeed(cursor: "p\n1", prefetch: 7)
        var writer = TraceWriter(configuration, viewport: size, feed: feed, frameInterval: 0.5)
        let trace = try TraceReader.read(writer.firstLine(Self.list(0, 1, 2)).utf8)
        #expect(trace.configuration == configuration)
        #expect(trace.viewport == size && trace.feed == feed && trace.frameInterval == 0.5)
        #expect(Items(trace.items) == Self.list(0, 1, 2))
    }

    /// The fields that traces do not have.
    private static let unsaid: [Configuration.Field] = [
        .stoppingSpeed, .rubberBand, .springRate, .tolerance, .stillness, .velocityWindow,
        .scrollDuration, .wheelPause,
    ]

    @Test(arguments: Configuration.Field.allCases.filter { !unsaid.contains($0) })
    func eachFieldReadsBack(field: Configuration.Field) throws {
        var configuration = Configuration(viewport: 60)
        configuration.tiles = .pages(keep: 5)
        configuration.advance = AutoAdvance(interval: 3000, duration: 250.5)
        if field == .speed {
            configuration.advance = AutoAdvance(speed: 40)
        } else {
            configuration[field] = another(field, than: configuration[field])
        }
        let size = ViewportSize(width: configuration.viewport, height: configuration.viewport)
        var writer = TraceWriter(configuration, viewport: size)
        let trace = try TraceReader.read(writer.firstLine(Self.list(0, 1, 2)).utf8)
        #expect(trace.configuration == configuration)
    }

    private func another(_ field: Configuration.Field, than number: Double) -> Double {
        switch field.kind {
        case .number: number == 0 ? 8 : number / 2
        case .whole: number + 1
        case .length: 12.5
        case .choice: 1
        }
    }

    @Test func theFirstLineReadsBackAsTheSameShelves() throws {
        var configuration = ShelvesConfiguration(width: 40, height: 60)
        configuration.list.extent = .points(20)
        configuration.list.initial = ItemIndex(1)
        configuration.shelf.extent = .points(8)
        configuration.shelf.spacing = 2
        var writer = TraceWriter(configuration)
        let text = writer.firstLine(Self.shelves, here: [2, 3])
        let trace = try TraceReader.read(text.utf8)
        #expect(trace.configuration == configuration.list)
        #expect(trace.viewport == ViewportSize(width: 40, height: 60))
        let lists = try #require(trace.shelves)
        #expect(lists.map { trace.names.id(of: $0.shelf.key) } == ["1", "2"])
        #expect(lists.map { $0.here.map { trace.names.id(of: $0) } } == [["2", "3"], ["3"]])
        #expect(trace.layout == ShelfLayout(configuration.shelf))
        #expect(lists.allSatisfy { $0.shelf.layout == nil })
    }

    // MARK: - Edits without a word in traces

    @Test(
        arguments: [
            (
                .append(page: [Item(4), Item(9), Item(9)]),
                #""do":"insert","items":["9"],"before":null"#
            ),
            (.update(Item(1, extent: .points(8))), #""do":"measure","extents":{"1":8}"#),
            (.update(Item(1)), #""do":"measure","extents":{}"#),
            (.update(Item(7, extent: .points(8))), #""do":"measure","extents":{}"#),
            (
                .update(Item(1, reuse: ReuseIdentifier(2))),
                #""do":"change","items":["0",{"id":"1","reuse":"2"},"2","3","4"]"#
            ),
            (.change(to: list(0, 1, 2, 3, 4)), #""do":"measure","extents":{}"#),
            (
                .change(to: list(0, 8, 9, 1, 2, 3, 4)),
                #""do":"insert","items":["8","9"],"before":"1""#
            ),
            (.change(to: list(0, 1, 2, 3, 4, 5)), #""do":"insert","items":["5"],"before":null"#),
            (.change(to: list(0, 2, 4)), #""do":"remove","ids":["1","3"]"#),
            (.change(to: list()), #""do":"remove","ids":["0","1","2","3","4"]"#),
            (.change(to: list(0, 2, 3, 4, 1)), #""do":"move","id":"1","before":null"#),
            (.change(to: list(0, 3, 1, 2, 4)), #""do":"move","id":"3","before":"1""#),
            (.change(to: list(1, 0, 2, 3, 4)), #""do":"move","id":"0","before":"2""#),
            (.change(to: list(1, 0, 3, 2)), #""do":"change","items":["1","0","3","2"]"#),
            (.replace(with: list(2)), #""do":"replace","items":["2"]"#),
            (.measure([(1, 5), (0, 6), (1, 7)]), #""do":"measure","extents":{"0":6,"1":7}"#),
        ] as [(Edit, String)]
    )
    func anEditBecomesTheSmallestPossibleLine(edit: Edit, line: String) throws {
        var writer = TraceWriter(Configuration(viewport: 4), viewport: .init(width: 4, height: 6))
        let text = writer.line(.edit(edit), at: 7, in: Self.list(0, 1, 2, 3, 4))
        #expect(text == #"{"t":7,\#(line)}"# + "\n")
    }

    private static func list(_ keys: Int...) -> Items { Items(keys.map { Item(ItemKey($0)) }) }

    // MARK: - Configurations

    @Test(
        arguments: [
            (with { $0.spacing = 8 }, #""spacing":8"#),
            (with { $0.extent = .points(2) }, #""extent":2"#),
            (with { $0.viewport = 5 }, #""viewport":{"width":5,"height":6}"#),
            (
                with { $0.axis = .vertical },
                #""viewport":{"width":4,"height":4},"axis":"vertical""#
            ),
            (with { $0.ends.end = .pinned }, #""ends":{"start":"open","end":"pinned"}"#),
            (with { $0.tiles = .pages(keep: 2) }, #""pages":true,"keep":2"#),
            (
                with { $0.advance = AutoAdvance(interval: 9, duration: 3) },
                #""advance":{"interval":9,"duration":3}"#
            ),
            (with { $0.advance = AutoAdvance(speed: 7) }, #""advance":{"speed":7}"#),
            (with { $0.spacing = -1 }, nil), (with { $0.spacing = .nan }, nil),
            // These have no key, or no effect.
            (with { $0.physics.springRate = 3 }, nil), (with { $0.initial = ItemIndex(7) }, nil),
        ] as [(Configuration, String?)]
    )
    func aConfigurationIsWrittenAsWhatChanges(other: Configuration, members: String?) {
        var writer = TraceWriter(Self.with { _ in }, viewport: .init(width: 4, height: 6))
        let line = writer.line(.configure(other), at: 7, in: Self.list(0, 1))
        #expect(line == members.map { #"{"t":7,"do":"configure",\#($0)}"# + "\n" })
    }

    private static func with(_ change: (inout Configuration) -> Void) -> Configuration {
        var configuration = Configuration(viewport: 4)
        change(&configuration)
        return configuration
    }

    @Test func theEndOfPagesAndOfAutoAdvanceIsWritten() {
        var configuration = Configuration(viewport: 4)
        configuration.tiles = .pages(keep: 2)
        configuration.advance = AutoAdvance(speed: 7)
        var writer = TraceWriter(configuration, viewport: .init(width: 4, height: 6))
        let other = Configuration(viewport: 4)
        let line = writer.line(.configure(other), at: 7, in: Self.list(0, 1))
        #expect(line == #"{"t":7,"do":"configure","pages":false,"advance":null}"# + "\n")
        #expect(writer.line(.configure(other), at: 8, in: Self.list(0, 1)) == nil)
    }

    @Test func aResizeAfterAnotherAxisIsAlongIt() {
        var configuration = Configuration(viewport: 4)
        var writer = TraceWriter(configuration, viewport: .init(width: 4, height: 6))
        configuration.axis = .vertical
        configuration.viewport = 9
        _ = writer.line(.configure(configuration), at: 7, in: Self.list(0, 1))
        let line = writer.line(.resize(to: 8), at: 7, in: Self.list(0, 1))
        #expect(line == #"{"t":7,"do":"resize","viewport":{"width":4,"height":8}}"# + "\n")
    }

    // MARK: - Inputs of shelves

    private static let shelves = [
        Shelf(ShelfKey(1), items: list(1, 2, 3)), Shelf(ShelfKey(2), items: list(3, 4)),
    ]

    private func line(_ input: ShelvesInput, here: Set<ItemKey> = []) -> String? {
        var writer = TraceWriter(ShelvesConfiguration(width: 40, height: 60))
        writer.call(ShelfKey(1), "one")
        return writer.line(input, at: 7, in: Self.shelves, here: here)
    }

    @Test(
        arguments: [
            (.shelf(ShelfKey(1), .next()), #""do":"next","list":"one","animated":true"#),
            (
                .scroll(to: ShelfKey(1)),
                #""do":"scroll","to":"one","animated":true,"way":"shortest""#
            ),
            (.resize(width: 5, height: 6), #""do":"resize","viewport":{"width":5,"height":6}"#),
            (
                .wheel(dx: 1, dy: 2, y: 3),
                #""do":"wheel","dx":1,"dy":2,"y":3,"notch":false,"phase":"moved""#
            ),
            (.edit(.measure([(ShelfKey(1), 5)])), #""do":"measure","extents":{"one":5}"#),
            (
                .edit(.move(ShelfKey(2), before: ShelfKey(1))),
                #""do":"move","id":"2","before":"one""#
            ),
            (
                .shelf(ShelfKey(1), .edit(.append(page: [Item(3), Item(9)]))),
                #""do":"insert","list":"one","itemIDs":["9"],"before":null"#
            ),
            (
                // No shelf advances, so another list gives no rest.
                .shelf(ShelfKey(1), .edit(.change(to: list(9, 1)))),
                #""do":"replace","list":"one","itemIDs":["9","1"]"#
            ),
            (.receive(3, [1, 2]), #""do":"respond","request":3,"items":["1","2"]"#),
            (.fail(3), #""do":"respond","request":3,"error":"failed""#),
        ] as [(ShelvesInput, String)]
    )
    func anInputOfShelvesIsALine(input: ShelvesInput, members: String) {
        #expect(line(input) == #"{"t":7,\#(members)}"# + "\n")
    }

    @Test func dataComesWithTheItemsOfItsShelves() {
        #expect(
            line(.update([3, 2])) == """
                {"t":7,"do":"replace","list":"one","itemIDs":["1","2","3"],"items":["2","3"]}
                {"t":7,"do":"replace","list":"2","itemIDs":["3","4"],"items":["3"]}

                """
        )
        let edit = ShelvesInput.shelf(ShelfKey(2), .edit(.insert([Item(7), Item(8)])))
        #expect(
            line(edit, here: [3, 8]) == #"{"t":7,"do":"insert","list":"2","itemIDs":["7","8"],"#
                + #""items":["8"],"before":null}"# + "\n"
        )
    }

    @Test(
        arguments: [
            .restore(ShelfOffsets()), .update([99]), .shelf(ShelfKey(1), .edit(.filter(nil))),
        ] as [ShelvesInput]
    )
    func anInputWithoutAWordHasNoLine(input: ShelvesInput) {
        #expect(line(input) == nil)
    }

    @Test(
        arguments: [
            (withShelves { $0.list.spacing = 8 }, #""spacing":8"#),
            (withShelves { $0.list.viewport = 5 }, #""viewport":{"width":40,"height":5}"#),
            (withShelves { $0.shelf.viewport = 5 }, #""viewport":{"width":5,"height":60}"#),
            (withShelves { $0.list.ends = .loop }, #""ends":{"start":"open","end":"open"}"#),
            (
                withShelves {
                    ($0.list.direction, $0.shelf.direction) = (.rightToLeft, .rightToLeft)
                },
                #""direction":"rtl""#
            ),
            (
                withShelves {
                    $0.shelf.extent = .points(9)
                    $0.shelf.ends.end = .open
                },
                #""layout":{"itemExtent":9,"spacing":0,"alignment":"start","snap":"none","#
                    + #""ends":{"start":"pinned","end":"open"}}"#
            ),
            (withShelves { $0.list.spacing = -1 }, nil),
            (withShelves { $0.shelf.spacing = .nan }, nil),
            // These have no key, or no effect.
            (withShelves { $0.shelf.overscan = 5 }, nil), (withShelves { $0.pool = .own }, nil),
            (withShelves { $0.list.initial = ItemIndex(1) }, nil),
            (withShelves { $0.list.axis = .horizontal }, nil),
        ] as [(ShelvesConfiguration, String?)]
    )
    func aConfigurationOfShelvesIsWrittenAsWhatChanges(
        other: ShelvesConfiguration,
        members: String?
    ) {
        let expected = members.map { #"{"t":7,"do":"configure",\#($0)}"# + "\n" }
        #expect(line(.configure(other)) == expected)
    }

    private static func withShelves(_ change: (inout ShelvesConfiguration) -> Void)
        -> ShelvesConfiguration
    {
        var configuration = ShelvesConfiguration(width: 40, height: 60)
        change(&configuration)
        return configuration
    }

    @Test func onlyAShelfWithALayoutOfItsOwnIsWrittenWithOne() throws {
        var shelves = Self.shelves
        shelves[1].layout = ShelfLayout()
        shelves[1].layout?.spacing = 3
        var writer = TraceWriter(Self.withShelves { $0.shelf.spacing = 2 })
        let trace = try TraceReader.read(writer.firstLine(shelves, here: []).utf8)
        #expect(trace.layout.spacing == 2)
        #expect(trace.shelves?.map(\.shelf.layout) == [nil, shelves[1].layout])
    }

    @Test func aDuplicateIdGetsANumber() {
        var writer = TraceWriter(Configuration(viewport: 4), viewport: .init(width: 4, height: 6))
        writer.call(ItemKey(5), "a")
        writer.call(ItemKey(6), "a")
        writer.call(ItemKey(5), "b")
        let line = writer.line(.edit(.remove([5, 6, 7])), at: 0, in: Self.list())
        #expect(line == #"{"t":0,"do":"remove","ids":["a","a (6)","7"]}"# + "\n")
    }

    // MARK: - Replayed edits

    @Test(arguments: 0..<200 as Range<UInt64>)
    func anEditInOtherWordsShowsTheSame(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let world = RandomWorld.make(&random)
        var configuration = world.configuration
        configuration.advance = random.pick([
            nil, AutoAdvance(interval: 200, duration: 90), AutoAdvance(interval: 500, duration: 0),
            AutoAdvance(speed: -41.7),
        ])
        var scroller = Scroller(configuration, items: world.items)
        var recording = Recording(of: scroller)
        var played: [String] = []
        func draw(_ scroller: inout Scroller, at time: Milliseconds) {
            let frame = scroller.frame(at: time)
            played += scroller.takeEvents().map { shown($0) } + [shown(frame, of: scroller)]
        }
        draw(&scroller, at: 0)
        for step in 1...30 {
            let time = Double(step) * 40
            let input = Self.input(changing: scroller.allItems, &random)
            recording.add(input, at: time, to: scroller)
            scroller.take(input, at: time)
            played += scroller.takeEvents().map { shown($0) }
            for frame in 1...(step == 30 ? 50 : 1) {
                recording.addFrame(at: time + Double(frame) * 20)
                draw(&scroller, at: time + Double(frame) * 20)
            }
        }
        let replayed = try shownOutput(of: TraceReader.read(recording.text.utf8))
        #expect(replayed.count >= played.count)
        for (replayed, played) in zip(replayed, played) { try #require(replayed == played) }
    }

    private static func input(changing items: Items, _ random: inout SeededGenerator) -> Input {
        var all = items.all
        func item(_ random: inout SeededGenerator) -> Item {
            let extent: ItemExtent? = random.pick([nil, .points(50), .points(312.5), .viewport])
            let key = Int.random(in: 0..<40, using: &random)
            return Item(ItemKey(key), extent: extent, reuse: ReuseIdentifier(key % 2))
        }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return .edit(.append(page: [item(&random), item(&random), item(&random)]))
        case 1:
            guard var known = all.randomElement(using: &random) else { return .next() }
            known.extent = item(&random).extent
            return .edit(.update(known))
        case 2: return .edit(.update(item(&random)))
        case 3:
            all.shuffle(using: &random)
            return .edit(.change(to: Items(all)))
        case 4:
            guard !random.once(in: 4) else { return .edit(.filter(nil)) }
            let limit = Int.random(in: 0..<60, using: &random)
            return .edit(.filter { $0.value % 5 != 0 || $0.value > limit })
        case 5:
            let (from, to) = (item(&random).key.value % 4, item(&random).key.value % 4)
            guard all.count > 4 else { return .next() }
            all.insert(all.remove(at: from), at: to)
            return .edit(.change(to: Items(all)))
        case 6:
            all.removeAll { $0.key.value % 3 == 0 }
            return .edit(.change(to: Items(all)))
        case 7:
            let new = item(&random)
            if items.index(of: new.key) == nil { all.insert(new, at: all.count / 2) }
            return .edit(.change(to: Items(all)))
        default: return .follow(by: random.pick([-120, 33, 400]), phase: .dragging)
        }
    }
}
