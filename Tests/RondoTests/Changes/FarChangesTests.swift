import RondoTestSupport
import Testing

@testable import Rondo

/// Changes of loops in turn 0 and a billion turns away give the same result to the last bit.
@Suite struct FarChangesTests {
    private static let turns: Int64 = 1_000_000_000

    private func world(count: Int, _ moment: Moments.Moment) -> World {
        var configuration = Configuration(viewport: 100)
        configuration.snap = moment.snap
        configuration.spacing = 0.1
        configuration.alignment = .center
        configuration.initial = ItemIndex(count - 1)
        let extents: [ItemExtent] = [.points(33.3), .viewport, .points(40.7), .points(0)]
        return World(configuration, extents: Array(extents.prefix(count)))
    }

    /// The same scroller at rest, some turns away.
    private func far(_ near: Scroller, count: Int) -> Scroller {
        var far = near
        let slot = near.switching.current + Self.turns * Int64(count)
        far.switching.current = slot
        far.switching.lastTarget = slot
        far.switching.stay(on: near.currentItem)
        far.lay(near.strip.layout)
        far.switching.departure = far.strip.restingPosition(of: slot)
        far.motion = Motion(at: far.switching.departure)
        far.switching.lastHeading = near.switching.lastHeading
        return far
    }

    @Test(arguments: 1...4, Moments.all.map(\.name))
    func changesFarAwayEqualThoseInTheFirstTurn(count: Int, name: String) throws {
        let moment = try #require(Moments.all.first { $0.name == name })
        let world = world(count: count, moment)
        var near = world.scroller
        var far = far(near, count: count)
        var script = Script()
        script.wait(16)
        moment.lead(&script, 100)
        for timed in script.inputs {
            near.take(timed.input, at: timed.time)
            far.take(timed.input, at: timed.time)
        }
        for edit in Changes.all(count: count) {
            compare(near, far, edit, at: script.time, moment, world)
        }
    }

    private func compare(
        _ near: Scroller,
        _ far: Scroller,
        _ edit: Edit,
        at time: Milliseconds,
        _ moment: Moments.Moment,
        _ world: World
    ) {
        var (near, far) = (near, far)
        let story = "\(moment.name): \(edit) in \(world)"
        let start = startOfCurrent(&near, at: time)
        _ = far.frame(at: time)
        let (before, velocity) = (near.switching.current, near.velocity)
        let old = near.items
        near.take(.edit(edit), at: time)
        far.take(.edit(edit), at: time)
        let renumbering = NaiveRenumbering(from: old.keys, to: near.items.keys) { _ in true }
        if let anchor = renumbering.slot(of: Int(before.number)), near.strip.isLaidOut,
            !near.isHidden
        {
            expectUnmoved(near, Slot(Int64(anchor)), start, velocity, story)
        }
        var script = Script(from: time)
        if near.items.count > 0 { moment.finish(&script, 100) }
        expectSame(&near, &far, at: time, story)
        for timed in script.inputs {
            near.take(timed.input, at: timed.time)
            far.take(timed.input, at: timed.time)
        }
        for later in [30.0, 100, 9000] { expectSame(&near, &far, at: script.time + later, story) }
    }

    private func startOfCurrent(_ scroller: inout Scroller, at time: Milliseconds) -> Points {
        _ = scroller.frame(at: time)
        return -scroller.position.distance
    }

    /// The anchor keeps its start: to the bit, except for rounding at the start of a curve.
    private func expectUnmoved(
        _ scroller: Scroller,
        _ anchor: Slot,
        _ start: Points,
        _ velocity: Velocity,
        _ story: String
    ) {
        let isCurve = scroller.motion.kind == .glide
        // If another item is nearer now, the position counts from that item.
        guard scroller.switching.current == anchor else { return }
        let now = -scroller.position.distance
        #expect(abs(now - start) <= (isCurve ? 1e-10 : 0), "\(start) became \(now): \(story)")
        guard scroller.phase == .dragging, scroller.canScroll else { return }
        #expect(scroller.velocity == velocity, "\(velocity): \(story)")
    }

    private func expectSame(
        _ near: inout Scroller,
        _ far: inout Scroller,
        at time: Milliseconds,
        _ story: String
    ) {
        let frames = [near.frame(at: time), far.frame(at: time)]
        #expect(frames[0].offset == frames[1].offset, "at \(time): \(story)")
        #expect(frames[0].phase == frames[1].phase, "at \(time): \(story)")
        #expect(near.tiles.map(\.number) == far.tiles.map(\.number), "at \(time): \(story)")
        #expect(near.tiles.map(\.item) == far.tiles.map(\.item), "at \(time): \(story)")
        #expect(
            near.tiles.map { near.start(of: $0) } == far.tiles.map { far.start(of: $0) },
            "at \(time): \(story)"
        )
        #expect(near.queue.events == far.queue.events, "at \(time): \(story)")
        // A list without any old item starts in turn 0.
        let isAfresh = frames[0].slot == frames[1].slot
        let turns = Self.turns * Int64(near.items.count)
        #expect(isAfresh || frames[0].slot + turns == frames[1].slot, "at \(time): \(story)")
    }
}

extension Items {
    fileprivate var keys: [Int] { all.map(\.key.value) }
}
