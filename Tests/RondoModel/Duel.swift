import Rondo
import RondoTestSupport

/// The engine and its model side by side: both take the same steps, and every difference is found.
///
/// These must be equal: events and their order, current, settled and target items, phases, the
/// slots with tiles, their items, lengths and lives, requests and refusals, and offsets at rest.
/// Positions in motion may differ by a millionth of a point. Times of events without an input may
/// differ by a ten-thousandth of a millisecond: a motion is slowest at its end, where a small
/// difference of position makes a large one of time. The engine chooses the numbers of views: a
/// number shows one slot at a time, and keeps it while the model has the same view.
package struct Duel {
    private var scroller: Scroller
    private var naive: NaiveScroller
    private var loader: PageLoader<Int>?
    private var feed: NaiveFeed?
    private var time: Milliseconds = 0
    /// The engine's numbers for the model's tiles.
    private var numbers: [Int: Int] = [:]
    /// The kinds of the seen views, by number.
    private var kinds: [Int: Int] = [:]
    /// The largest number of a view of an earlier kind; none up to it returns.
    private var retired = 0
    /// The last frame's flight, until an input ends it.
    private var flight: Flight?
    /// The first difference, or nil.
    package private(set) var difference: String?

    package init(_ play: Play) {
        scroller = Scroller(play.world.configuration, items: play.items)
        naive = NaiveScroller(play.world)
        loader = play.prefetch.map { PageLoader(from: 0, prefetch: $0) }
        feed = play.prefetch.map { NaiveFeed(prefetch: $0) }
    }

    /// The reason why the model no longer judges, or nil.
    package var doubt: Doubt? { naive.doubt }

    /// The present configuration.
    package var configuration: Configuration { naive.configuration }

    /// The request that waits for its answer.
    package var waiting: Int? { feed?.waiting }

    /// Plays all steps; returns the first difference and its step.
    package static func judge(_ play: Play) -> (difference: String, step: Int)? {
        var duel = Duel(play)
        for (index, step) in play.steps.enumerated() {
            duel.take(step)
            if duel.doubt != nil { return nil }
            if let difference = duel.difference { return (difference, index) }
        }
        return nil
    }

    /// Takes a step, and compares.
    package mutating func take(_ timed: TimedStep) {
        time = timed.time
        let makesSense: (engine: Bool, model: Bool)
        switch timed.step {
        case .frame:
            drawFrame()
            ask()
            return
        case .input(let input): makesSense = take(input)
        case .configure(let numbers):
            makesSense = configure(naive.configuration.with(numbers))
        case .filter(let hidden): makesSense = take(.edit(.filter(hiding: hidden)))
        case .respond(let number, let page, let next):
            makesSense = take(page, next: next, answering: number)
        case .fail(let number):
            settle()
            makesSense = (
                loader?.fail(number, at: time) == nil && loader != nil,
                feed?.fail(number, at: time) ?? false
            )
        case .retry:
            settle()
            makesSense = (
                loader?.retry(at: time) == nil && loader != nil, feed?.retry(at: time) ?? false
            )
        }
        flight = nil
        expect(makesSense.engine, makesSense.model, "makes sense")
        compareEvents(isFrame: false)
        compareState()
        ask()
    }

    private mutating func expect<Value: Equatable>(
        _ engine: Value,
        _ model: Value,
        _ what: @autoclosure () -> String
    ) {
        guard engine != model, difference == nil else { return }
        difference = "at \(time): \(what()): the engine says \(engine), the model \(model)"
    }

    private mutating func expectNear(
        _ engine: Double?,
        _ model: Double?,
        within tolerance: Double = 1e-6,
        _ what: @autoclosure () -> String
    ) {
        if let engine, let model, abs(engine - model) <= tolerance { return }
        expect(engine, model, what())
    }

    /// Runs the events up to the present time.
    private mutating func settle() {
        scroller.run(to: time)
        naive.run(to: time)
    }
}

// MARK: - Inputs

extension Duel {
    private mutating func take(_ input: Input) -> (engine: Bool, model: Bool) {
        let before = naive.world
        let refusal = scroller.take(input, at: time)
        let makesSense = naive.take(input, at: time)
        if case .edit(.replace) = input, !naive.world.hasSameItems(as: before) {
            expect(loader?.restart()?.number, feed?.restart(), "the cancelled request")
        }
        return (refusal == nil, makesSense)
    }

    private mutating func configure(_ other: Configuration) -> (engine: Bool, model: Bool) {
        let before = naive.configuration
        let makesSense = take(.configure(other))
        expect(scroller.configuration, naive.configuration, "configuration")
        if (before.tiles == .cells) != (naive.configuration.tiles == .cells) {
            retired = kinds.keys.max() ?? 0
            expect(scroller.freeTiles.map(\.number), [], "views of another kind")
        }
        return makesSense
    }

    private mutating func take(_ page: [Item], next: Int?, answering number: Int) -> (
        engine: Bool, model: Bool
    ) {
        settle()
        let isWanted = loader.map { $0.inFlight?.number == number } ?? false
        if isWanted {
            loader?.receive(number, items: page.count, next: next, at: time)
            scroller.append(page: page, at: time)
        }
        let isWantedByModel =
            feed?.receive(number, isEmpty: page.isEmpty, next: next, at: time) ?? false
        if isWantedByModel {
            _ = naive.take(.edit(.append(page: page)), at: time)
        }
        return (isWanted, isWantedByModel)
    }

    private mutating func ask() {
        guard loader != nil else { return }
        let request = loader?.request(for: scroller, at: time)
        let expected = feed?.ask(
            reached: naive.reachedIndex,
            count: naive.world.count,
            at: time
        )
        expect(
            request.map { NaiveFeed.Request(number: $0.number, cursor: $0.cursor) },
            expected,
            "request"
        )
        expect(loader?.retryTime, feed?.retryTime, "the time of the next retry")
    }
}

// MARK: - Comparing

extension Duel {
    private mutating func compareEvents(isFrame: Bool) {
        var switches: [Event] = []
        var lives: [(step: TileEvent, item: Int, number: Int)] = []
        for event in scroller.takeEvents() {
            if case .tile(let step, let item, let number) = event {
                lives.append((step, item.value, number))
            } else {
                switches.append(event)
                expect(lives.isEmpty, true, "\(event) comes before the events of tiles")
            }
        }
        expect(switches, naive.switches, "events")
        naive.switches.removeAll(keepingCapacity: true)
        compareLives(lives)
        naive.lives.removeAll(keepingCapacity: true)
    }

    /// Events of one kind may come in any order.
    private mutating func compareLives(_ reported: [(step: TileEvent, item: Int, number: Int)]) {
        expect(reported.map(\.step), naive.lives.map(\.step), "lives of \(reported.map(\.item))")
        guard difference == nil else { return }
        var expected = naive.lives[...]
        var rest = reported[...]
        while let step = rest.first?.step {
            let sort = rest.prefix { $0.step == step }
            var open = Array(expected.prefix(sort.count))
            for event in sort {
                let known = open.firstIndex {
                    $0.item == event.item && numbers[$0.name] == event.number
                }
                let new = open.firstIndex { $0.item == event.item && numbers[$0.name] == nil }
                guard let index = known ?? new else {
                    return expect("\(event)", "\(open)", "a life")
                }
                numbers[open[index].name] = event.number
                open.remove(at: index)
            }
            rest = rest.dropFirst(sort.count)
            expected = expected.dropFirst(sort.count)
        }
    }

    private mutating func compareState() {
        expect(scroller.phase, naive.phase, "phase")
        expect(scroller.currentItem?.value, naive.currentItem, "current item")
        expect(scroller.settledItem?.value, naive.settled, "settled item")
        expect(scroller.targetItem?.value, naive.target.flatMap { naive.key(at: $0) }, "target")
        expect(scroller.canScroll, naive.canScroll, "whether the content can scroll")
        // The duration of a slow glide has the relative error of its distance.
        expectNear(
            scroller.nextDeadline,
            naive.nextDeadline,
            within: max(1e-4, 1e-9 * (naive.nextDeadline ?? 0)),
            "time of the next event without an input"
        )
        // A larger difference has been reported already and is no doubt. In a smaller one even fast
        // content moves by less than the accuracy of positions.
        guard difference == nil, let engine = scroller.nextDeadline, let model = naive.nextDeadline
        else { return }
        naive.doubt(.ending, if: abs(engine - model) > 1e-8)
    }

    private mutating func drawFrame() {
        let frame = scroller.frame(at: time)
        compareFlight(frame)
        naive.draw(at: time)
        compareEvents(isFrame: true)
        compareState()
        expect(Int(frame.slot.number), naive.current, "current slot")
        expect(frame.current?.value, naive.currentItem, "current item of the frame")
        guard difference == nil else { return }
        expectNear(frame.offset, naive.offset, "offset")
        if frame.phase == .idle, naive.offset == 0 { expect(frame.offset, 0, "offset at rest") }
        compareTiles(frame)
    }

    /// A frame during a flight matches the flight to the bit, and changes nothing else.
    private mutating func compareFlight(_ frame: Frame) {
        if let flight, time < flight.next {
            expect(frame.track, flight.track(at: time), "track in flight")
            expect(scroller.hasEvents, false, "an event during a flight")
        }
        let last = flight
        flight = scroller.flight
        // A new flight ends as announced, whatever frames come.
        guard let flight, flight.next < .infinity, flight.next != last?.next,
            flight.next.nextDown > time
        else { return }
        var ahead = scroller
        _ = ahead.takeEvents()
        let end = ahead.frame(at: flight.next.nextDown)
        expect(end.track, flight.track(at: end.time), "track at the end of a flight")
        expect(ahead.hasEvents, false, "an event before the end of a flight")
        expect(ahead.tiles, scroller.tiles, "tiles at the end of a flight")
    }

    private mutating func compareTiles(_ frame: Frame) {
        let tiles = scroller.tiles
        guard tiles.count == naive.tiles.count else {
            return expect(
                tiles.map { Int($0.slot.number) },
                naive.tiles.map(\.slot),
                "slots with tiles"
            )
        }
        for (tile, expected) in zip(tiles, naive.tiles) {
            expect(Int(tile.slot.number), expected.slot, "slot of a tile")
            guard difference == nil else { return }
            expect(tile.item.value, expected.item, "item of \(tile.slot)")
            expect(tile.index.value, naive.strip.item(expected.slot), "index of \(tile.slot)")
            expect(tile.extent, naive.strip.length(expected.slot), "length of \(tile.slot)")
            let start = naive.strip.start(expected.slot) - naive.place
            expectNear(scroller.start(of: tile), start, "start of \(tile.slot)")
            expectNear(tile.place - frame.track, start, "start on the track of \(tile.slot)")
            expect(tile.number, numbers[expected.name] ?? tile.number, "view at \(tile.slot)")
            numbers[expected.name] = tile.number
            expect(tile.number > retired, true, "view \(tile.number) is of the present kind")
            expect(
                tile.reuse.value,
                kinds[tile.number] ?? tile.reuse.value,
                "kind of view \(tile.number)"
            )
            kinds[tile.number] = tile.reuse.value
        }
        forgetNumbers()
        for (index, tile) in tiles.enumerated() {
            let other = tiles[..<index].first { $0.number == tile.number }
            expect(other?.slot, nil, "slot of the other tile with number \(tile.number)")
        }
    }

    /// A removed view may show another item under the same number.
    private mutating func forgetNumbers() {
        guard numbers.count > 4 * naive.tiles.count + 16 else { return }
        let names = naive.shownNames
        numbers = numbers.filter { names.contains($0.key) }
    }
}

extension Configuration {
    /// A copy with other numbers for some fields.
    fileprivate func with(_ numbers: [Field: Double]) -> Configuration {
        var other = self
        for (field, number) in numbers { other[field] = number }
        return other
    }
}
