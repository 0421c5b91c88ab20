import RondoTestSupport
import Testing

@testable import Rondo

/// Lengths that are measured late move only what must make room.
@Suite struct MeasuringTests {
    private static let count = 60

    /// A list or loop at rest in its middle, with an expected length of 40 points for all items.
    private func make(_ moment: Moments.Moment, _ ends: Ends, _ alignment: Configuration.Alignment)
        -> Scroller
    {
        var configuration = Configuration(viewport: 100)
        configuration.extent = .points(40)
        configuration.spacing = 2.5
        configuration.alignment = alignment
        configuration.ends = ends
        configuration.snap = moment.snap
        configuration.overscan = 2
        configuration.initial = ItemIndex(Self.count / 2)
        var scroller = Scroller(configuration, items: Items(count: Self.count))
        _ = scroller.frame(at: 0)
        var script = Script()
        script.wait(16)
        moment.lead(&script, 100)
        for timed in script.inputs { scroller.take(timed.input, at: timed.time) }
        _ = scroller.frame(at: script.time)
        scroller.queue.clear()
        return scroller
    }

    /// The start of each item in a frame.
    private func starts(_ scroller: Scroller) -> [ItemKey: Points] {
        var starts: [ItemKey: Points] = [:]
        for tile in scroller.tiles { starts[tile.item] = scroller.start(of: tile) }
        return starts
    }

    /// Items before and after the current one change their lengths.
    @Test(arguments: Moments.all.map(\.name), SmallWorlds.ends.indices)
    func theAnchorStaysInPlace(name: String, ends: Int) throws {
        let moment = try #require(Moments.all.first { $0.name == name })
        let ends = SmallWorlds.ends[ends]
        for alignment in [Configuration.Alignment.start, .center, .end] {
            for length in [12, 40.0, 71.5, 53.3] {
                let before = make(moment, ends, alignment)
                guard let current = before.currentItem, before.strip.isLaidOut else { continue }
                let time = before.now
                let index = try #require(before.items.index(of: current)?.value)
                let steps = [-7, -3, -2, 2, 3, 9]
                let keys = steps.map { ItemKey((index + $0 + Self.count) % Self.count) }
                var scroller = before
                scroller.measure(keys.map { ($0, length) }, at: time)
                let frame = scroller.frame(at: time)
                let story = "\(name), \(length) points, \(ends), \(alignment)"
                #expect(frame.current == current && frame.phase == before.phase, "\(story)")
                #expect(scroller.targetItem == before.targetItem, "\(story)")
                #expect(scroller.velocity.isApproximately(before.velocity), "\(story)")
                let (old, new) = (starts(before), starts(scroller))
                #expect(old[current] == new[current], "\(story)")
                // Neighbours up to the next measured item stay in place.
                for step in [-1, 1, 2] {
                    let key = ItemKey((index + step + Self.count) % Self.count)
                    guard let was = old[key], let now = new[key] else { continue }
                    #expect((was - now).magnitude < 1e-9, "\(step): \(story)")
                }
                #expect(scroller.queue.events.allSatisfy { !$0.isSwitch }, "\(story)")
                expectRest(&scroller, story)
            }
        }
    }

    /// At rest the position is exact, and the list equals one made with those lengths.
    private func expectRest(_ scroller: inout Scroller, _ story: String) {
        let time = scroller.now + 60_000
        if scroller.gesture.pointer.state != .up { scroller.cancelPointer(at: scroller.now) }
        if scroller.isFollowing { scroller.follow(by: 0, phase: .idle, at: scroller.now) }
        let frame = scroller.frame(at: time)
        #expect(frame.phase == .idle, "\(story)")
        let layout = Layout(Items(scroller.items.all), scroller.configuration)
        let fresh = Strip(layout, showing: scroller.switching.current)
        for tile in scroller.tiles {
            let expected = fresh.distance(from: scroller.switching.current, to: tile.slot)
            #expect(scroller.start(of: tile) == expected - scroller.position.distance, "\(story)")
        }
    }

    /// The same at pinned ends, where several items share a resting place.
    @Test(arguments: [0, 59], [12.0, 64.5])
    func theAnchorStaysInPlaceAtAPinnedEnd(item: Int, length: Points) {
        var configuration = Configuration(viewport: 100)
        configuration.extent = .points(40)
        configuration.ends = .list
        configuration.snap = .item
        configuration.initial = ItemIndex(item)
        var scroller = Scroller(configuration, items: Items(count: Self.count))
        _ = scroller.frame(at: 0)
        let before = starts(scroller)
        // Items outside the viewport.
        let far = item == 0 ? [5, 9, 40] : [2, 31, 50]
        scroller.measure(far.map { (ItemKey($0), length) }, at: 10)
        let frame = scroller.frame(at: 10)
        #expect(frame.offset == 0 && frame.phase == .idle)
        #expect(starts(scroller) == before)
    }

    /// A list scrolled from end to end; each item is measured when it first gets a view.
    @Test(arguments: [Snap.none, .page], [true, false])
    func itemsCanBeMeasuredAsTheyCome(snap: Snap, isForward: Bool) {
        let lengths = (0..<Self.count).map { 20 + Double($0 * 37 % 90) / 2 }
        var configuration = Configuration(viewport: 100)
        configuration.extent = .points(40)
        configuration.snap = snap
        var scroller = Scroller(configuration, items: Items(count: Self.count))
        var time = 0.0
        for step in 0..<3000 {
            time += 16
            if step % 30 == 0 {
                // A flick every half second.
                for place in 0...4 {
                    let x = isForward ? 300 - 30 * Double(place) : 100 + 30 * Double(place)
                    if place == 0 { scroller.press(x: x, y: 0, at: time) }
                    scroller.move(x: x, y: 0, at: time)
                    time += 8
                    if place == 4 { scroller.release(x: x, y: 0, at: time) }
                }
            }
            _ = scroller.frame(at: time)
            let before = starts(scroller)
            let current = scroller.currentItem
            let measured = scroller.tiles.map { (key: $0.item, length: lengths[$0.item.value]) }
            scroller.measure(measured, at: time)
            _ = scroller.frame(at: time)
            guard let current else { continue }
            #expect(starts(scroller)[current] == before[current], "step \(step)")
        }
        let measured = scroller.items.all.map(\.extent)
        #expect(measured == lengths.map { .points($0) })
    }

    @Test func knownLengthsChangeNothing() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 3))
        scroller.measure([(ItemKey(1), 30)], at: 0)
        scroller.next(at: 0)
        _ = scroller.frame(at: 100)
        scroller.queue.clear()
        let tiles = scroller.tiles
        scroller.measure([(ItemKey(1), 30)], at: 100)
        scroller.measure([], at: 100)
        scroller.measure([(ItemKey(7), 9)], at: 100)
        #expect(scroller.frame(at: 100).phase == .animating && scroller.tiles == tiles)
        #expect(scroller.queue.events.isEmpty && scroller.nextDeadline == 300)
    }

    /// A view may be laid out after its item was removed: the other lengths still count.
    @Test func lengthsOfRemovedItemsAreIgnored() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 3))
        scroller.remove([ItemKey(1)], at: 0)
        scroller.measure([(ItemKey(0), 9), (ItemKey(1), 20), (ItemKey(2), 30)], at: 0)
        let extents = (0..<2).map { scroller.items[ItemIndex($0)].extent }
        #expect(extents == [.points(9), .points(30)])
    }

    @Test func aBadLengthTraps() async {
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 3))
            scroller.measure([(ItemKey(1), -1)], at: 0)
        }
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 3))
            scroller.measure([(ItemKey(0), 20), (ItemKey(1), .nan)], at: 0)
        }
    }
}

extension Event {
    /// Whether it reports a switch or another current item.
    fileprivate var isSwitch: Bool {
        switch self {
        case .tile: false
        default: true
        }
    }
}

extension Scroller {
    /// Whether a host moves it.
    fileprivate var isFollowing: Bool {
        motion.kind == .following
    }
}

extension Double {
    fileprivate func isApproximately(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
