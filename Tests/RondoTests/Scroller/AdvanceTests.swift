import RondoTestSupport
import Testing

@testable import Rondo

@Suite struct AdvanceTests {
    private func make(
        count: Int = 4,
        interval: Milliseconds = 3000,
        duration: Milliseconds = 300,
        ends: Ends = .loop
    ) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.ends = ends
        configuration.advance = AutoAdvance(interval: interval, duration: duration)
        return Scroller(configuration, items: Items(count: count))
    }

    /// The times of begins and ends of steps, with frames at an interval.
    private func steps(
        _ scroller: inout Scroller,
        to end: Milliseconds,
        every interval: Milliseconds
    ) -> [(isBegin: Bool, time: Milliseconds)] {
        var reported: [(isBegin: Bool, time: Milliseconds)] = []
        var time = scroller.now
        while time <= end {
            _ = scroller.frame(at: time)
            for event in scroller.queue.events {
                switch event {
                case .begin: reported.append((true, time))
                case .settle, .cancel: reported.append((false, time))
                case .change, .tile: continue
                }
            }
            scroller.queue.clear()
            time += interval
        }
        return reported
    }

    @Test(arguments: [1.0, 16, 100, 700])
    func stepsKeepTheirPeriodAtAnyFrameRate(frames: Milliseconds) {
        var scroller = make()
        let reported = steps(&scroller, to: 31_000, every: frames)
        #expect(reported.count == 20)
        for (index, step) in reported.enumerated() {
            let exact = Double(index / 2) * 3000 + (step.isBegin ? 2700 : 3000)
            #expect(step.time >= exact && step.time < exact + frames, "step \(index)")
        }
    }

    @Test func aStepIsAtItsExactPositionInEveryFrame() {
        var often = make()
        var seldom = make()
        _ = seldom.frame(at: 0)
        for time in stride(from: 0.0, through: 30_000, by: 10) {
            let frame = often.frame(at: time)
            guard time.truncatingRemainder(dividingBy: 1370) == 0 else { continue }
            let other = seldom.frame(at: time)
            #expect(frame.offset == other.offset && frame.slot == other.slot, "at \(time)")
        }
    }

    @Test func theFirstRestCountsFromTheFirstFrame() {
        var scroller = make()
        #expect(scroller.nextDeadline == nil)
        _ = scroller.frame(at: 500)
        #expect(scroller.nextDeadline == 3200)
    }

    @Test func stepsWaitForTheFirstLayout() {
        var configuration = Configuration(viewport: 0)
        configuration.advance = AutoAdvance(interval: 1000, duration: 100)
        var scroller = Scroller(configuration, items: Items(count: 3))
        _ = scroller.frame(at: 0)
        scroller.resize(to: 300, at: 4000)
        #expect(scroller.nextDeadline == nil)
        _ = scroller.frame(at: 4010)
        #expect(scroller.nextDeadline == 4910)
    }

    /// A reason to wait, with the inputs that start and end it.
    static let obstacles: [(String, Input, Input)] = [
        ("a finger", .press(5), .release(5)),
        ("hidden", .hide, .show),
        ("reduced motion", .reduceMotion(true), .reduceMotion(false)),
    ]

    @Test(arguments: obstacles.indices)
    func stepsWaitAndThenRestInFull(index: Int) {
        let (name, start, end) = Self.obstacles[index]
        var scroller = make()
        _ = scroller.frame(at: 0)
        scroller.take(start, at: 2000)
        #expect(scroller.nextDeadline == nil, "\(name)")
        let reported = steps(&scroller, to: 20_000, every: 500)
        #expect(reported.isEmpty, "\(name)")
        scroller.take(end, at: 20_100)
        #expect(scroller.nextDeadline == 22_800, "\(name)")
    }

    @Test func eachOtherMotionIsFollowedByAFullRest() {
        var scroller = make()
        _ = scroller.frame(at: 0)
        scroller.next(at: 2000)
        #expect(scroller.nextDeadline == 2300)
        _ = scroller.frame(at: 2300)
        #expect(scroller.nextDeadline == 5000)
        scroller.previous(animated: false, at: 4000)
        #expect(scroller.nextDeadline == 6700)
        scroller.wheel(dx: 30, dy: 0, at: 6000)
        _ = scroller.frame(at: 6100)
        let end = scroller.nextDeadline ?? 0
        _ = scroller.frame(at: end)
        #expect(scroller.nextDeadline == end + 2700)
    }

    @Test func stepsStopAtAPinnedEnd() {
        var scroller = make(count: 3, ends: .list)
        let reported = steps(&scroller, to: 40_000, every: 50)
        #expect(reported.filter(\.isBegin).count == 2)
        #expect(scroller.settledItem == ItemKey(2))
        #expect(scroller.nextDeadline == nil)
        scroller.previous(animated: false, at: 41_000)
        #expect(scroller.nextDeadline == 43_700)
    }

    @Test(arguments: [0, 1])
    func nothingHappensWhenNothingCanMove(count: Int) {
        var scroller = make(count: count)
        #expect(steps(&scroller, to: 10_000, every: 100).isEmpty)
        #expect(scroller.nextDeadline == nil)
    }

    @Test(arguments: [0.0, 1000])
    func stepsWorkWithoutDurationAndWithoutRest(duration: Milliseconds) {
        var scroller = make(interval: 1000, duration: duration)
        let reported = steps(&scroller, to: 5500, every: 10)
        #expect(reported.filter(\.isBegin).count == (duration == 0 ? 5 : 6))
        #expect(scroller.settledItem == ItemKey(5 % 4))
    }

    @Test func aHostCanHoldBackSteps() {
        var scroller = make()
        _ = scroller.frame(at: 0)
        scroller.pause(.requested, at: 1000)
        #expect(scroller.nextDeadline == nil)
        scroller.resume(.requested, at: 9000)
        #expect(scroller.nextDeadline == 11_700)
        scroller.resume(.requested, at: 10_000)
        #expect(scroller.nextDeadline == 11_700)
    }

    @Test func reducedMotionFinishesTheCurrentStep() {
        var scroller = make()
        _ = scroller.frame(at: 0)
        _ = scroller.frame(at: 2800)
        scroller.reduceMotion(true, at: 2800)
        #expect(scroller.frame(at: 2850).phase == .animating)
        #expect(scroller.frame(at: 3000).phase == .idle)
        #expect(scroller.nextDeadline == nil)
    }
}
