import RondoTestSupport
import Testing

@testable import Rondo

/// The promises of a marquee: endless motion at a constant speed, and an event for each item.
@Suite struct MarqueeTests {
    private static let hour: Milliseconds = 3_600_000

    private func make(
        speed: Double = 40,
        _ change: (inout Configuration) -> Void = { _ in }
    ) -> Scroller {
        var configuration = Configuration(viewport: 100)
        configuration.extent = .points(60)
        configuration.advance = AutoAdvance(speed: speed)
        change(&configuration)
        var marquee = Scroller(configuration, items: Items(count: 3))
        _ = marquee.frame(at: 0)
        return marquee
    }

    private func changes(_ marquee: Scroller) -> Int {
        marquee.queue.events.count { if case .change = $0 { true } else { false } }
    }

    /// The position of the content from slot 0.
    private func place(_ frame: Frame) -> Points { Double(frame.slot.number) * 60 + frame.offset }

    @Test(arguments: [40.0, -40, 0.5, 777.7])
    func theMarqueeKeepsItsSpeedForMonths(speed: Double) {
        var marquee = make(speed: speed)
        for time in [1, 16, 999.5, Self.hour, 24 * Self.hour, 2000 * Self.hour] {
            let frame = marquee.frame(at: time)
            #expect(frame.phase == .animating)
            #expect(abs(place(frame) - speed * time / 1000) < 1e-5, "at \(time)")
            marquee.queue.clear()
        }
    }

    @Test func additionalFramesChangeNothing() {
        var seldom = make(speed: 777.7)
        var often = make(speed: 777.7)
        for time in stride(from: 7.0, through: 21_000, by: 7) { _ = often.frame(at: time) }
        #expect(seldom.frame(at: 21_000) == often.frame(at: 21_000))
        #expect(changes(seldom) == changes(often))
        #expect(changes(seldom) == 272)
    }

    @Test func theMarqueeIsDueAtTheNextRestingPlace() {
        var marquee = make()
        marquee.run(to: 0)
        #expect(marquee.nextDeadline == 1500)
        marquee.run(to: 1500)
        #expect(marquee.nextDeadline == 3000)
        #expect(marquee.targetItem == nil && marquee.isEndless)
    }

    @Test func eventsAfterALongGapAreLimited() {
        var marquee = make(speed: 1e6)
        let frame = marquee.frame(at: Self.hour)
        #expect(abs(place(frame) - 1e6 * 3600) < 1e-5)
        #expect(changes(marquee) <= 10_002)
    }

    @Test func theMarqueeContinuesInPlaceAfterAnUnannouncedSleep() {
        var marquee = make()
        let before = marquee.frame(at: 1000)
        let sleeps = [marquee.wake(at: 1500), marquee.wake(at: 8 * Self.hour)]
        #expect(sleeps == [false, true])
        #expect(place(marquee.frame(at: 8 * Self.hour)) == place(before))
        #expect(place(marquee.frame(at: 8 * Self.hour + 100)) == place(before) + 4)
    }

    @Test(arguments: PausedStep.allCases)
    func aPauseStopsTheMarqueeInPlace(step: PausedStep) {
        var marquee = make()
        marquee.pause(.hovered, step: step, at: 1000)
        #expect(marquee.queue.events.last == .settle(from: ItemKey(0), to: ItemKey(1)))
        let frame = marquee.frame(at: 5000)
        #expect(frame.phase == .idle && place(frame) == 40)
        marquee.resume(.hovered, at: 6000)
        #expect(place(marquee.frame(at: 6100)) == 44)
    }

    @Test func theMarqueeContinuesWhereAFingerLeftIt() {
        var marquee = make { $0.snap = .none }
        marquee.press(x: 50, y: 0, at: 1000)
        marquee.move(x: 20, y: 0, at: 1010)
        marquee.release(x: 20, y: 0, at: 2000)
        #expect(place(marquee.frame(at: 2100)) == 40 + 20 + 4)
    }

    @Test func theMarqueeStopsAtAPinnedEnd() {
        var marquee = make { $0.ends = .list }
        let frame = marquee.frame(at: 10_000)
        #expect(frame.phase == .idle && marquee.nextDeadline == nil)
        #expect(marquee.start(of: marquee.tiles[0]) + 180 == 100)
        var other = make(speed: -40) { $0.ends = .list }
        #expect(other.frame(at: 10_000).phase == .idle)
        #expect(other.queue.events.allSatisfy { if case .begin = $0 { false } else { true } })
    }

    @Test func aSpeedIsEnoughForAMarquee() {
        #expect(AutoAdvance(speed: 40) != AutoAdvance(interval: 0, duration: 0))
        #expect(make().configuration.problem(with: Items(count: 3)) == nil)
    }

    /// The time of an event is rounded, so the content can be just before the place that it reaches.
    @Test(arguments: [0, 1e9, 1_780_000_000_123.4, 1e15, 1e17])
    func aHostThatSleepsUntilTheNextEventSeesEachItem(start: Milliseconds) {
        var marquee = make(speed: 30) { $0.alignment = .center }
        marquee.pause(.hovered, at: 0)
        marquee.run(to: start)
        marquee.resume(.hovered, at: start)
        _ = marquee.frame(at: start)
        _ = marquee.takeEvents()
        for _ in 0..<50 {
            guard let next = marquee.nextDeadline else {
                Issue.record("nothing is due")
                return
            }
            _ = marquee.frame(at: next)
        }
        #expect(changes(marquee) == 50)
    }

    @Test func aHostThatSleepsAsLongAsAFlightSaysHasNotSlept() throws {
        var configuration = Configuration(viewport: 400)
        configuration.advance = AutoAdvance(speed: 40)
        var marquee = Scroller(configuration, items: Items(count: 5))
        _ = marquee.frame(at: 0)
        _ = marquee.frame(at: 16)
        let flight = try #require(marquee.flight)
        let track = flight.track(at: flight.next)
        let hasSlept = marquee.wake(at: flight.next)
        let frame = marquee.frame(at: flight.next)
        #expect(!hasSlept)
        #expect(abs(frame.track - track) < 1e-6)
    }
}
