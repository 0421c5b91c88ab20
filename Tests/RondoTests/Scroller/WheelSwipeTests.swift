import Rondo
import Testing

/// Swipes of a trackpad without an end in their events, as pages get them.
@Suite struct WheelSwipeTests {
    private static let push: [Points] = [4, 12, 30, 60, 90, 80]

    private static func fading(from first: Points = 75, steps: Int = 60) -> [Points] {
        var size = first / 0.93
        return (0..<steps).map { _ in
            size *= 0.93
            return size
        }
    }

    /// The number of swipes in a row of steps, one every 16 ms.
    private static func swipes(in steps: [Points]) -> Int {
        var host = WheelHost(Configuration(viewport: 400))
        return steps.filter { host.turn(by: $0) }.count
    }

    @Test func aPushAndItsFadingAreOneSwipe() {
        #expect(Self.swipes(in: Self.push + Self.fading()) == 1)
    }

    @Test func unevenFadingIsStillOneSwipe() {
        let uneven = Self.fading().enumerated().map { $1 * ($0 % 2 == 0 ? 1.2 : 0.8) }
        #expect(Self.swipes(in: Self.push + uneven) == 1)
    }

    @Test func aPushDuringTheFadingIsAnotherSwipe() {
        let half = Self.push + Self.fading(steps: 25)
        #expect(Self.swipes(in: half + half) == 2)
    }

    @Test func evenStepsAreOneSwipe() {
        #expect(Self.swipes(in: Array(repeating: 100, count: 50)) == 1)
    }

    @Test func aPauseOf100MillisecondsEndsASwipe() {
        var host = WheelHost(Configuration(viewport: 400))
        let begins = [0, 99.9, 100].map { host.turn(by: 100, after: $0) }
        #expect(begins == [true, false, true])
    }

    @Test func aLateLastStepIsNotAnotherSwipe() {
        var host = WheelHost(Configuration(viewport: 400))
        for step in [40, 30, 10, 2, 1] as [Points] { host.turn(by: step) }
        let begins = [host.turn(by: 1, after: 170), host.turn(by: 4, after: 130)]
        #expect(begins == [false, true])
    }

    /// One page for any length and direction of its steps, and any reading direction.
    @Test(arguments: [1, -1] as [Points], Configuration.Direction.allCases)
    func aSwipeTurnsOnePage(sign: Points, direction: Configuration.Direction) {
        var configuration = Configuration(viewport: 400)
        configuration.direction = direction
        var host = WheelHost(configuration)
        for step in Self.push + Self.fading(from: 300) { host.turn(by: sign * step) }
        host.rest()
        let isOnwards = (sign > 0) == (direction == .leftToRight)
        #expect(host.scroller.settledItem == ItemKey(isOnwards ? 1 : 4))
        #expect(host.furthest <= 400, "content beyond the next page is never visible")
    }

    @Test func quickSwipesTurnAPageEach() {
        var host = WheelHost(Configuration(viewport: 400))
        for step in Self.push + Self.fading(steps: 25) { host.turn(by: step) }
        for step in Self.push + Self.fading() { host.turn(by: step) }
        host.rest()
        #expect(host.scroller.settledItem == ItemKey(2))
    }

    @Test func aSwipeThatReversesReturnsToItsPage() {
        var host = WheelHost(Configuration(viewport: 400))
        for step in [60, 90, 80, -60, -90, -85] as [Points] { host.turn(by: step) }
        host.rest()
        #expect(host.scroller.settledItem == ItemKey(0))
    }

    @Test func withoutPagesTheWholeSwipeMovesTheContent() {
        var configuration = Configuration(viewport: 400)
        configuration.snap = .none
        var host = WheelHost(configuration)
        for _ in 0..<10 { host.turn(by: 100) }
        host.rest()
        #expect(host.scroller.contentOffset == 1000)
    }

    @Test func aListOfShelvesSeparatesSwipesToo() {
        var shelves = Shelves(ShelvesConfiguration(width: 390, height: 800), shelves: [])
        let begins = [(0, 40, 0), (0, 40, 16), (40, 0, 116)].map {
            shelves.beginsSwipe(dx: $0, dy: $1, at: $2)
        }
        #expect(begins == [true, false, true])
    }
}

/// A host that queries the engine before each step.
private struct WheelHost {
    private(set) var scroller: Scroller
    /// The largest distance of the content from its start, in points.
    private(set) var furthest: Points = 0
    private var time: Milliseconds = 0

    init(_ configuration: Configuration) {
        scroller = Scroller(configuration, items: Items(count: 5))
        _ = scroller.frame(at: 0)
    }

    /// Takes a step; returns whether it starts another swipe.
    @discardableResult
    mutating func turn(by step: Points, after pause: Milliseconds = 16) -> Bool {
        time += pause
        let begins = scroller.beginsSwipe(dx: step, dy: 0, at: time)
        let share = scroller.shareOfSwipe(dx: step, dy: 0)
        if share > 0 { scroller.wheel(dx: share * step, dy: 0, at: time) }
        if scroller.endsSwipe(dx: step, dy: 0), let current = scroller.currentItem {
            scroller.take(.scroll(to: current), at: time)
        }
        draw()
        return begins
    }

    /// Draws until nothing moves.
    mutating func rest() {
        time += 3000
        draw()
    }

    private mutating func draw() {
        _ = scroller.frame(at: time)
        furthest = max(furthest, abs(scroller.slotPosition) * scroller.configuration.viewport)
    }
}
