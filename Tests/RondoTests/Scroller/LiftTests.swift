import Foundation
import RondoTestSupport
import Testing

@testable import Rondo

/// Throws with `snap` of items are never faster than the finger was.
@Suite struct ItemThrowTests {
    private func make(ends: Ends = .loop, rate: Double = 0.998) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(100)
        configuration.snap = .item
        configuration.ends = ends
        configuration.physics.decelerationRate = rate
        var scroller = Scroller(configuration, items: Items(count: 60))
        _ = scroller.frame(at: 0)
        return scroller
    }

    /// A finger moves 80 points towards later items, or back, at a speed.
    private func fling(_ scroller: inout Scroller, _ speed: Velocity, at time: Milliseconds = 10) {
        let step = 20 * (speed < 0 ? -1.0 : 1)
        scroller.press(x: 200, y: 0, at: time)
        for count in 1...4 {
            scroller.move(
                x: 200 - step * Double(count),
                y: 0,
                at: time + Double(count) * step / speed
            )
        }
        scroller.release(x: 200 - 4 * step, y: 0, at: time + 4 * step / speed)
    }

    private func place(_ scroller: inout Scroller, at time: Milliseconds) -> Points {
        let frame = scroller.frame(at: time)
        return Double(frame.slot.number) * 100 + frame.offset
    }

    @Test(arguments: [0.31, 0.5, 1.3, 4, -0.4, -2.6], [0.998, 0.99])
    func contentSlowsDownAndEndsOnAnItem(speed: Velocity, rate: Double) {
        var scroller = make(rate: rate)
        fling(&scroller, speed)
        let start = scroller.now
        let sign = speed < 0 ? -1.0 : 1
        #expect(scroller.targetItem != nil)
        var last = place(&scroller, at: start)
        var fastest = abs(speed) * (1 + 1e-9)
        var time = start
        while scroller.phase != .idle, time < start + 60_000 {
            time += 4
            let here = place(&scroller, at: time)
            guard scroller.phase != .idle else { break }
            let step = (here - last) * sign / 4
            #expect(step >= 0 && step <= fastest, "at \(time)")
            (last, fastest) = (here, step + 1e-9)
        }
        #expect(scroller.phase == .idle && scroller.offset == 0)
    }

    /// target - (Δ + v t) e^(-2vt/Δ).
    @Test func theThrowFollowsItsFormula() throws {
        var scroller = make()
        fling(&scroller, 1)
        let start = scroller.now
        let from = place(&scroller, at: start)
        let target = try #require(scroller.target)
        let way = Double(target.number) * 100 - from
        for elapsed in [0, 1, 10, 100, 400, 1000.0] {
            let expected = from + way - (way + elapsed) * exp(-2 * elapsed / way)
            #expect(abs(place(&scroller, at: start + elapsed) - expected) < 1e-9)
        }
    }

    /// A change or measurement of other items does not affect the throw; if the target moves, the
    /// way changes, and the throw is still no faster.
    @Test(arguments: [0.4, 1.1, 3])
    func theThrowContinuesThroughChanges(speed: Velocity) {
        var still = make()
        var changed = make()
        fling(&still, speed)
        fling(&changed, speed)
        let start = still.now
        for step in 1...200 {
            let time = start + 10 * Double(step)
            changed.insert([Item(ItemKey(1000 + step))], at: time)
            let (one, other) = (place(&still, at: time), place(&changed, at: time))
            #expect(abs(one - other) < 1e-6, "at \(time)")
        }
        var last = place(&changed, at: start + 2010)
        for step in 1...100 {
            let time = start + 2010 + 10 * Double(step)
            changed.run(to: time)
            let (before, limit) = (changed.velocity, speed + 1e-9)
            changed.measure([(ItemKey(30), 100 + Double(step))], at: time)
            #expect(abs(changed.velocity - before) < 1e-9 && abs(before) <= limit)
            let here = place(&changed, at: time)
            #expect(abs(here - last) / 10 <= limit)
            last = here
        }
    }

    @Test func aLongerWayAfterInsertedItemsIsNoFaster() throws {
        var scroller = make()
        fling(&scroller, 1)
        let time = scroller.now + 50
        scroller.run(to: time)
        let before = scroller.velocity
        let new = (0..<3).map { Item(ItemKey(1000 + $0)) }
        let target = try #require(scroller.targetItem)
        scroller.insert(new, before: target, at: time)
        #expect(scroller.targetItem == target)
        var fastest = before + 1e-9
        for step in 0...100 {
            scroller.run(to: time + 10 * Double(step))
            #expect(scroller.velocity >= 0 && scroller.velocity <= fastest)
            fastest = scroller.velocity + 1e-9
        }
        #expect(scroller.frame(at: 100_000).current == target)
    }

    /// With a target that is far away now, a throw ends nearer by instead of crawling there.
    @Test(arguments: [0.4, 1, 3, -1], [20, 150, 600, 1500.0])
    func aThrowOverManyNewOrLongerItemsEndsInTime(speed: Velocity, delay: Milliseconds) throws {
        var still = make()
        fling(&still, speed)
        let time = still.now + delay
        still.run(to: time)
        let target = try #require(still.targetItem)
        var (inserted, longer) = (still, still)
        inserted.insert((0..<40).map { Item(ItemKey(1000 + $0)) }, before: target, at: time)
        let away = (3...56).map { (key: ItemKey($0), length: 900.0) }
        longer.measure(away, at: time)
        let rest = end(of: &still, from: time)
        for (other, half) in [(inserted, 50.0), (longer, 450)] {
            var other = other
            let (way, end, fastest) = end(of: &other, from: time)
            // A throw that is still fast coasts on; a slow one ends at the nearest item.
            #expect(abs(way) <= 2 * abs(rest.way) + 2 * half && way * speed >= -half * abs(speed))
            #expect(end < rest.time + 3000)
            // Below the speed of a flick a spring moves the content by at most half an item.
            #expect(fastest <= Swift.max(abs(speed), 0.011 * 2 * half / 2.7))
        }
    }

    /// How far, until when and how fast a motion goes from a time on.
    private func end(of scroller: inout Scroller, from time: Milliseconds) -> (
        way: Points, time: Milliseconds, fastest: Velocity
    ) {
        let start = scroller.frame(at: time).track
        var (time, fastest) = (time, 0.0)
        while scroller.phase != .idle, time < 60_000 {
            time += 4
            scroller.run(to: time)
            fastest = Swift.max(fastest, abs(scroller.velocity))
        }
        #expect(scroller.phase == .idle && scroller.offset == 0)
        return (scroller.frame(at: time).track - start, time, fastest)
    }

    /// A viewport of half the length brings the target nearer: the content does not pass it.
    @Test func aThrowDoesNotPassATargetThatCameNearer() throws {
        var configuration = Configuration(viewport: 400)
        configuration.snap = .item
        var scroller = Scroller(configuration, items: Items(count: 60))
        _ = scroller.frame(at: 0)
        fling(&scroller, 2)
        let target = try #require(scroller.target)
        scroller.resize(to: 200, at: scroller.now + 100)
        let way = Double(target.number) * 200
        var time = scroller.now
        while scroller.phase != .idle, time < 60_000 {
            time += 4
            let frame = scroller.frame(at: time)
            #expect(Double(frame.slot.number) * 200 + frame.offset <= way + 1e-9, "at \(time)")
        }
        #expect(scroller.settledItem == ItemKey(Int(target.number)))
    }

    /// Past an end, the band has slowed the content so much that its return would take long.
    @Test func stretchedContentSpringsBack() {
        var scroller = make(ends: .list)
        scroller.press(x: 0, y: 0, at: 10)
        scroller.move(x: 210, y: 0, at: 300)
        scroller.move(x: 200, y: 0, at: 600)
        scroller.move(x: 187, y: 0, at: 640)
        scroller.release(x: 187, y: 0, at: 640)
        #expect(scroller.targetItem == ItemKey(0) && scroller.offset < -60)
        #expect(scroller.frame(at: 640 + 1000).phase == .idle)
    }

    /// A slow lift uses the spring of pages.
    @Test func aSlowLiftSprings() {
        var scroller = make()
        fling(&scroller, 0.29)
        let (start, from) = (scroller.now, 70.0)
        #expect(scroller.targetItem == ItemKey(1))
        let omega = 0.011
        let expected = 100 + (from - 100 + (0.29 + omega * (from - 100)) * 50) * exp(-omega * 50)
        #expect(abs(place(&scroller, at: start + 50) - expected) < 1e-9)
    }
}

/// Lifts with little or no speed.
@Suite struct SlowLiftTests {
    private func lift(
        at place: Points,
        speed: Velocity,
        ends: Ends = .loop,
        snap: Snap = .page
    ) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.ends = ends
        configuration.snap = snap
        var scroller = Scroller(configuration, items: Items(count: 5))
        _ = scroller.frame(at: 0)
        let finger = 300 - place - 10
        scroller.press(x: 300, y: 0, at: 0)
        scroller.move(x: finger + 64 * speed, y: 0, at: 500)
        scroller.move(x: finger, y: 0, at: 564)
        scroller.release(x: finger, y: 0, at: 564)
        return scroller
    }

    /// Content does not stop abruptly on a resting place that it passes.
    @Test(arguments: [0.25, -0.25], [Snap.page, .item])
    func aLiftExactlyOnARestingPlaceKeepsItsSpeed(speed: Velocity, snap: Snap) {
        var scroller = lift(at: 400, speed: speed, snap: snap)
        #expect(scroller.phase == .decelerating && scroller.velocity == speed)
        let frame = scroller.frame(at: 564 + 90)
        #expect(abs(abs(frame.offset) - abs(speed) * 90 * exp(-0.99)) < 1e-9)
        #expect(scroller.frame(at: 5000).offset == 0 && scroller.settledItem == ItemKey(1))
    }

    /// Within rounding, the content is on its resting place.
    @Test func aLiftOnARestingPlaceByRoundingKeepsItsSpeed() {
        for away in [1e-9, -1e-9] {
            let scroller = lift(at: 400 + away, speed: 0.25)
            #expect(scroller.phase == .decelerating && abs(scroller.velocity - 0.25) < 1e-9)
        }
    }

    @Test func aLiftWithoutSpeedRestsImmediately() {
        var configuration = Configuration(viewport: 400)
        configuration.physics.slop = 0
        var scroller = Scroller(configuration, items: Items(count: 5))
        scroller.press(x: 300, y: 0, at: 0)
        scroller.move(x: 200, y: 0, at: 20)
        scroller.move(x: 300, y: 0, at: 40)
        scroller.release(x: 300, y: 0, at: 400)
        #expect(scroller.phase == .idle)
    }

    /// 300 points per second, as steps whose sums are rounded up or down.
    @Test(arguments: [8.0, 16, 4, 2, 10], [200.0, 250, 300, 333.3])
    func aFingerAtTheLowestSpeedOfAFlickTurnsThePage(interval: Milliseconds, start: Points) {
        for moves in 7...20 {
            var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 3))
            scroller.press(x: start, y: 0, at: 0)
            let step = 0.3 * interval
            for count in 1...moves {
                scroller.move(x: start - step * Double(count), y: 0, at: interval * Double(count))
            }
            scroller.release(
                x: start - step * Double(moves),
                y: 0,
                at: interval * Double(moves)
            )
            let isMoved = step * Double(moves) > 10
            #expect(!isMoved || scroller.targetItem == ItemKey(1), "\(moves) moves")
        }
    }
}
