import RondoTestSupport
import Testing

@testable import Rondo

/// Requested scrolls.
@Suite struct ScrollTests {
    /// Gaps with rounded sums: both ways have the same length, but not to the last bit.
    @Test(arguments: [807.1, 1.1, 1e6 / 3, 390])
    func ofTwoEqualWaysAScrollGoesForwards(viewport: Points) {
        for count in [2, 4, 8, 30] {
            for initial in 0..<count {
                var configuration = Configuration(viewport: viewport)
                configuration.initial = ItemIndex(initial)
                var scroller = Scroller(configuration, items: Items(count: count))
                let target = (initial + count / 2) % count
                scroller.scroll(to: ItemIndex(target), animated: false, at: 1)
                #expect(scroller.switching.current.number == Int64(initial + count / 2))
            }
        }
    }

    @Test func aScrollTakesTheShorterWay() {
        for (last, expected) in [(100 - 1e-5, -2), (100 + 1e-5, 2)] {
            let lengths: [ItemExtent?] = [.points(100), .points(100), .points(100), .points(last)]
            var scroller = Scroller(Configuration(viewport: 50), items: Items(lengths: lengths))
            scroller.scroll(to: ItemIndex(2), animated: false, at: 0)
            #expect(scroller.switching.current.number == Int64(expected))
        }
    }

    /// Half of an animated scroll is half of its way: the item that it came from is still current.
    @Test(
        arguments: [333.3, 412.7, 853.3, 100.1, 1e6 / 3],
        [Configuration.Alignment.start, .center, .end]
    )
    func inTheMiddleTheItemThatTheContentCameFromIsCurrent(
        extent: Points,
        alignment: Configuration.Alignment
    ) {
        for isForward in [true, false] {
            var configuration = Configuration(viewport: 400)
            configuration.extent = .points(extent)
            configuration.alignment = alignment
            var scroller = Scroller(configuration, items: Items(count: 4))
            for turn in 0..<8 {
                let start = Double(turn) * 1000
                let before = scroller.currentItem
                if isForward { scroller.next(at: start) } else { scroller.previous(at: start) }
                #expect(scroller.frame(at: start + 150).current == before)
                #expect(scroller.frame(at: start + 151).current != before)
                _ = scroller.frame(at: start + 300)
            }
        }
    }

    private func slowStep() -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.advance = AutoAdvance(interval: 4000, duration: 2000)
        var scroller = Scroller(configuration, items: Items(count: 5))
        _ = scroller.frame(at: 0)
        // The step starts at 2000 and would end at 4000.
        scroller.run(to: 2500)
        return scroller
    }

    @Test func aScrollToTheTargetOfASlowStepTakesItsOwnDuration() {
        var scroller = slowStep()
        let (place, velocity) = (scroller.offset, scroller.velocity)
        scroller.scroll(to: ItemIndex(1), at: 2500)
        #expect(scroller.offset == place && abs(scroller.velocity - velocity) < 1e-12)
        #expect(scroller.frame(at: 2799).phase == .animating)
        let frame = scroller.frame(at: 2800)
        #expect(frame.phase == .idle && frame.current == ItemKey(1))
        #expect(
            scroller.queue.events.count { if case .begin = $0 { true } else { false } } == 1
                && scroller.queue.events.count { if case .settle = $0 { true } else { false } } == 1
        )
    }

    @Test func aRepeatedScrollContinuesUnchanged() {
        var scroller = slowStep()
        scroller.scroll(to: ItemIndex(1), at: 2500)
        for time in [2600.0, 2799] { scroller.scroll(to: ItemIndex(1), at: time) }
        #expect(scroller.nextDeadline == 2800)
    }

    @Test func aStepThatEndsSoonerContinues() {
        var scroller = slowStep()
        scroller.scroll(to: ItemIndex(1), at: 3750)
        #expect(scroller.nextDeadline == 4000)
    }

    /// The velocity of a motion to the first item, 256 ms after its start on the second one.
    private func turnedBack(to target: Int) -> (found: Velocity, lowest: Points, Scroller) {
        var configuration = Configuration(viewport: 400)
        configuration.ends = .list
        configuration.initial = ItemIndex(1)
        var scroller = Scroller(configuration, items: Items(count: 3))
        scroller.previous(at: 0)
        scroller.run(to: 256)
        let found = scroller.velocity
        scroller.scroll(to: ItemIndex(target), at: 256)
        var copy = scroller
        let lowest = stride(from: 256.0, through: 560, by: 1).map { time in
            _ = copy.frame(at: time)
            return copy.contentOffset
        }
        return (found, lowest.min() ?? 0, scroller)
    }

    @Test func aScrollTakesOverTheVelocityThatStaysWithinTheEnds() {
        let (found, lowest, scroller) = turnedBack(to: 2)
        #expect(found < -1 && scroller.velocity == found)
        #expect(lowest > 0 && lowest < 40, "it turns around before the end")
    }

    @Test func aScrollTakesOverAsMuchVelocityAsTheEndAllows() {
        // A long step and a short scroll: the content is fast next to the end.
        var configuration = Configuration(viewport: 400)
        configuration.ends = .list
        configuration.initial = ItemIndex(9)
        configuration.physics.scrollDuration = 100
        var scroller = Scroller(configuration, items: Items(count: 10))
        scroller.scroll(to: ItemIndex(0), at: 0)
        scroller.run(to: 80)
        let found = scroller.velocity
        scroller.scroll(to: ItemIndex(1), at: 80)
        #expect(scroller.velocity > found && scroller.velocity < 0)
        let lowest = stride(from: 80.0, through: 180, by: 0.25).map { time in
            _ = scroller.frame(at: time)
            return scroller.contentOffset
        }.min()
        #expect(lowest.map { $0 >= 0 && $0 < 0.1 } == true, "it touches the end")
    }

    @Test func aScrollMovesStretchedContentNoFurtherOut() {
        var configuration = Configuration(viewport: 400)
        configuration.ends = .list
        var scroller = Scroller(configuration, items: Items(count: 3))
        scroller.press(x: 100, y: 0, at: 0)
        for step in 1...6 { scroller.move(x: 100 + 30 * Double(step), y: 0, at: 10 * Double(step)) }
        let start = scroller.contentOffset
        scroller.scroll(to: ItemIndex(0), at: 60)
        var last = start
        for time in stride(from: 61.0, through: 360, by: 1) {
            _ = scroller.frame(at: time)
            #expect(scroller.contentOffset >= last, "at \(time)")
            last = scroller.contentOffset
        }
        #expect(start < -50 && last == 0)
    }
}
