import RondoTestSupport
import Testing

@testable import Rondo

/// The engine's strip, compared with the naive strip in every small world.
@Suite struct StripTests {
    private static let slots = -7...12

    /// Positions near each edge of some slots, from an anchor.
    private static func places(_ naive: NaiveStrip, from anchor: Int) -> [Points] {
        var places: [Points] = []
        for slot in stride(from: slots.lowerBound, through: slots.upperBound, by: 6) {
            for edge in [naive.start(slot), naive.end(slot), naive.resting(slot)] {
                let place = edge - naive.start(anchor)
                places += [place, place - 0.01, place + 0.01]
            }
        }
        return places
    }

    @Test(arguments: 1...5, SmallWorlds.ends.indices)
    func theStripAgreesWithTheNaiveOne(count: Int, ends: Int) {
        SmallWorlds.forEach(count: count, ends: SmallWorlds.ends[ends]) { world in
            let configuration = world.configuration
            guard configuration.viewport > 0, configuration.snap == .page else { return }
            let strip = Strip(Layout(world.items, configuration))
            let naive = NaiveStrip(world, viewport: configuration.viewport, showing: 0)
            #expect(strip.canScroll == naive.canScroll, "\(world)")
            #expect(strip.first?.number == naive.first.map(Int64.init), "\(world)")
            #expect(strip.last?.number == naive.last.map(Int64.init), "\(world)")
            for anchor in [0, 1 - 3 * count] {
                compare(strip, naive, from: anchor, world)
                for length in [1, 5] {
                    var near = strip
                    near.attend(to: Slot(Int64(anchor - 1))..<Slot(Int64(anchor + length)))
                    compare(near, naive, from: anchor, world)
                    compareToTheBit(strip, near, from: Slot(Int64(anchor)), world)
                }
            }
        }
    }

    private func compare(_ strip: Strip, _ naive: NaiveStrip, from anchor: Int, _ world: World) {
        let from = Slot(Int64(anchor))
        let zero = naive.start(anchor)
        var wrong: [String] = []
        for slot in Self.slots {
            let there = Slot(Int64(slot))
            if strip.index(of: there).value != naive.item(slot) { wrong.append("item \(slot)") }
            if strip.length(at: there) != naive.length(slot) { wrong.append("length \(slot)") }
            if abs(strip.distance(from: from, to: there) - (naive.start(slot) - zero)) > 1e-9 {
                wrong.append("distance to \(slot)")
            }
            guard naive.exists(slot) else { continue }
            if abs(strip.restingPlace(of: there, from: from) - (naive.resting(slot) - zero)) > 1e-9
            {
                wrong.append("resting place of \(slot)")
            }
        }
        for place in Self.places(naive, from: anchor) {
            for mark in [Mark.leading, .trailing, strip.resting] {
                for inclusive in [true, false] {
                    let found = strip.lastSlot(
                        before: place,
                        inclusive: inclusive,
                        mark,
                        from: from
                    )
                    if let problem = problem(found, strip, place, inclusive, mark, from) {
                        wrong.append(problem)
                    }
                }
            }
            let found = strip.nearest(to: Position(slot: from, distance: place), from: from)
            let nearest = naive.nearest(to: place + zero, around: Int(found.number))
            if !nearest.contains(Int(found.number)) {
                wrong.append("nearest to \(place): \(found)")
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(3)) from \(anchor) in \(world)")
    }

    /// Positions found by a walk equal positions found one by one.
    private func compareToTheBit(_ strip: Strip, _ near: Strip, from anchor: Slot, _ world: World) {
        for number in Self.slots {
            let slot = Slot(Int64(number))
            let (one, other) = (strip.span(of: slot), near.span(of: slot))
            #expect(one.edge.turn == other.edge.turn, "\(slot) from \(anchor) in \(world)")
            #expect(one.edge.start == other.edge.start, "\(slot) from \(anchor) in \(world)")
            #expect(one.length == other.length, "\(slot) from \(anchor) in \(world)")
            #expect(strip.key(of: slot) == near.key(of: slot), "\(slot) from \(anchor) in \(world)")
        }
    }

    /// The error of a found slot, by a linear scan around it.
    private func problem(
        _ found: Slot,
        _ strip: Strip,
        _ place: Points,
        _ inclusive: Bool,
        _ mark: Mark,
        _ anchor: Slot
    ) -> String? {
        let reach = Int64(strip.count) + 2
        var expected: Slot?
        for number in found.number - reach...found.number + reach {
            let slot = Slot(number)
            guard strip.existing(slot) == slot else { continue }
            let own = strip.place(of: slot, mark, from: anchor)
            if inclusive ? own <= place : own < place { expected = slot }
        }
        let isRight = expected.map { $0 == found } ?? (strip.first.map { found == $0 - 1 } ?? false)
        return isRight ? nil : "before \(place) inclusive \(inclusive): \(found)"
    }

    /// Lengths too short to divide by.
    @Test(arguments: [0, 1e-300, 1e-17, 1e-9, 1e-5])
    func listsOfAlmostNoLengthCanBeSearched(length: Points) {
        var configuration = Configuration(viewport: 400)
        configuration.ends = .list
        configuration.extent = .points(length)
        var scroller = Scroller(configuration, items: Items(count: 3))
        _ = scroller.frame(at: 0)
        #expect(scroller.tiles.count == 3 || length < Strip.rounding)
        scroller.follow(by: 1e9, phase: .idle, at: 1)
        _ = scroller.frame(at: 2)
    }
}

@Suite struct ExtentsTests {
    @Test(arguments: [0, 1, 2, 7, 100])
    func eachItemStartsAfterThePreviousOne(count: Int) {
        var random = SeededGenerator(seed: Settings.seed)
        let lengths: [ItemExtent?] = (0..<count).map { _ in
            random.pick([nil, .viewport, .points(0), .points(32), .points(7.25)])
        }
        for viewport in [300.0, 10, 512] {
            let extents = Extents(
                items: Items(lengths: lengths),
                extent: .points(50),
                spacing: 8,
                viewport: viewport
            )
            var start = 0.0
            for (index, extent) in lengths.enumerated() {
                let length = (extent ?? .points(50)).length(in: viewport)
                #expect(extents.start(of: index) == start, "item \(index) in \(viewport)")
                #expect(extents.length(at: index) == length, "item \(index) in \(viewport)")
                start += length + 8
            }
            #expect(extents.turn == start)
        }
    }

    @Test(arguments: [0, 0.5, 1])
    func aSearchFindsWhatALinearScanFinds(fraction: Double) {
        var random = SeededGenerator(seed: Settings.seed)
        let lengths: [ItemExtent?] = (0..<30).map { _ in
            .points(random.pick([0, 10, 33.5, 120]))
        }
        for items in [Items(count: 30), Items(lengths: lengths)] {
            let extents = Extents(items: items, extent: .points(24), spacing: 3, viewport: 100)
            let marks: [Points] = (0..<30).map { (index: Int) -> Points in
                extents.start(of: index) + fraction * extents.length(at: index)
            }
            let places = marks.flatMap { (mark: Points) -> [Points] in
                [mark - 0.01, mark, mark + 0.01]
            }
            for place in places + [-50, 1e6] {
                let expected = marks.lastIndex { $0 <= place } ?? -1
                let found = extents.lastIndex(upTo: place, fraction: fraction)
                #expect(found == expected, "up to \(place)")
            }
        }
    }
}

@Suite struct FarSlotsTests {
    private static let lengths: [ItemExtent] = [
        .points(100.1), .viewport, .points(33.3), .points(0), .points(250.7),
    ]

    /// A billion turns away, everything is the same to the last bit.
    @Test(
        arguments: [-1_000_000_000, 1_000_000_000, 1_844_674_407_370],
        [Configuration.Alignment.start, .center, .end]
    )
    func positionsFarAwayEqualThoseInTheFirstTurn(turns: Int64, alignment: Configuration.Alignment)
    {
        for spacing in [0, 0.1] {
            var configuration = Configuration(viewport: 320.3)
            configuration.alignment = alignment
            configuration.spacing = spacing
            let items = Items(lengths: Self.lengths)
            let strip = Strip(Layout(items, configuration))
            let far = turns * 5
            for number in Int64(0)..<5 {
                let near = Slot(number)
                let there = near + far
                #expect(
                    strip.restingPosition(of: near).distance
                        == strip.restingPosition(of: there).distance
                )
                for step in Int64(-9)...9 {
                    #expect(
                        strip.distance(from: near, to: near + step)
                            == strip.distance(from: there, to: there + step),
                        "\(step) from \(number)"
                    )
                }
            }
        }
    }

    /// Scrollers at rest in turn 0 and a billion turns away show the same positions.
    @Test(arguments: [Snap.page, .item])
    func framesFarAwayEqualThoseInTheFirstTurn(snap: Snap) {
        var configuration = Configuration(viewport: 320.3)
        configuration.snap = snap
        configuration.alignment = .center
        let items = Items(lengths: Self.lengths)
        var near = Scroller(configuration, items: items)
        var far = near
        let slot = Slot(5_000_000_000)
        far.switching.current = slot
        far.switching.lastTarget = slot
        far.switching.stay(on: items[far.strip.index(of: slot)].key)
        far.switching.departure = far.strip.restingPosition(of: slot)
        far.motion = Motion(at: far.switching.departure)
        for step in 0..<7 {
            let time = Double(step) * 1000
            let frames = [near.frame(at: time), far.frame(at: time)]
            #expect(frames[0].offset == 0 && frames[1].offset == 0)
            #expect(frames[0].slot + 5_000_000_000 == frames[1].slot)
            #expect(near.tiles.map { near.start(of: $0) } == far.tiles.map { far.start(of: $0) })
            #expect(near.tiles.map(\.index) == far.tiles.map(\.index))
            near.next(at: time)
            far.next(at: time)
            for part in stride(from: time, to: time + 300, by: 50) {
                #expect(near.frame(at: part).offset == far.frame(at: part).offset, "at \(part)")
            }
        }
    }
}
