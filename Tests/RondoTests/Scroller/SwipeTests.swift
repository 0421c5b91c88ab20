import RondoTestSupport
import Testing

@testable import Rondo

/// Quick swipes, each of them by a page.
@Suite struct SwipeTests {
    private func make(_ snap: Snap = .page, ends: Ends = .loop, count: Int = 8) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.snap = snap
        configuration.ends = ends
        var scroller = Scroller(configuration, items: Items(count: count))
        _ = scroller.frame(at: 0)
        return scroller
    }

    /// A finger moves 60 points in 28 milliseconds, towards later items or back.
    private func swipe(_ scroller: inout Scroller, _ sign: Double = 1, at time: Milliseconds) {
        scroller.press(x: 200, y: 0, at: time)
        scroller.move(x: 200 - 20 * sign, y: 0, at: time + 10)
        scroller.move(x: 200 - 40 * sign, y: 0, at: time + 19)
        scroller.move(x: 200 - 60 * sign, y: 0, at: time + 28)
        scroller.release(x: 200 - 60 * sign, y: 0, at: time + 28)
    }

    private func rest(_ scroller: inout Scroller) -> Int64 {
        let frame = scroller.frame(at: 100_000)
        #expect(frame.phase == .idle && frame.offset == 0)
        return frame.slot.number
    }

    @Test(arguments: [1.0, -1], [1, 2, 3, 5])
    func eachSwipeTurnsAPage(sign: Double, swipes: Int) {
        var scroller = make()
        for number in 0..<swipes { swipe(&scroller, sign, at: 10 + 80 * Double(number)) }
        #expect(rest(&scroller) == Int64(swipes) * Int64(sign))
    }

    @Test func swipesStopAtAPinnedEnd() {
        var scroller = make(ends: .list, count: 3)
        for number in 0..<5 { swipe(&scroller, at: 10 + 80 * Double(number)) }
        #expect(rest(&scroller) == 2)
    }

    @Test func aSwipeDuringAnAnimatedScrollCountsFromItsTarget() {
        var scroller = make()
        scroller.next(at: 10)
        swipe(&scroller, at: 100)
        #expect(rest(&scroller) == 2)
    }

    @Test func aSwipeBackReturnsToThePageBefore() {
        var scroller = make()
        swipe(&scroller, at: 10)
        swipe(&scroller, -1, at: 90)
        #expect(rest(&scroller) == 0)
    }

    /// Content that returns after a slow lift is swiped further back.
    @Test func aSwipeDuringAReturnCountsFromItsTarget() {
        var scroller = make()
        scroller.press(x: 200, y: 0, at: 10)
        scroller.move(x: 90, y: 0, at: 100)
        scroller.release(x: 90, y: 0, at: 300)
        swipe(&scroller, -1, at: 350)
        #expect(rest(&scroller) == -1)
    }

    @Test func aSlowDragOfCaughtContentGoesToTheNearerPage() {
        var scroller = make()
        swipe(&scroller, at: 10)
        scroller.press(x: 200, y: 0, at: 90)
        scroller.move(x: 180, y: 0, at: 120)
        scroller.release(x: 180, y: 0, at: 400)
        #expect(rest(&scroller) == 0)
    }

    @Test func aSwipeAfterRestCountsFromThere() {
        var scroller = make()
        swipe(&scroller, at: 10)
        swipe(&scroller, at: 3000)
        #expect(rest(&scroller) == 2)
    }

    @Test func aSwipeFromHalfWayTurnsOnePage() {
        var scroller = make()
        scroller.press(x: 390, y: 0, at: 10)
        scroller.move(x: 120, y: 0, at: 100)
        scroller.release(x: 120, y: 0, at: 101)
        #expect(rest(&scroller) == 1)
    }

    /// The neighbours of the target have changed before the lift.
    @Test func theTargetOfASwipeIsFollowedThroughChanges() {
        var scroller = make()
        swipe(&scroller, at: 10)
        scroller.press(x: 200, y: 0, at: 90)
        scroller.insert([Item(ItemKey(100))], before: ItemKey(1), at: 95)
        scroller.move(x: 170, y: 0, at: 100)
        scroller.insert([Item(ItemKey(101))], before: ItemKey(1), at: 105)
        scroller.move(x: 140, y: 0, at: 110)
        scroller.release(x: 140, y: 0, at: 110)
        _ = rest(&scroller)
        #expect(scroller.settledItem == ItemKey(2))
    }
}

/// The least speed of a flick.
@Suite struct FlickSpeedTests {
    private func slot(afterLiftAt speed: Velocity, flick: Double) -> Int64 {
        var configuration = Configuration(viewport: 400)
        configuration.physics.flick = flick
        var scroller = Scroller(configuration, items: Items(count: 5))
        // Positions with an exact difference in 32 milliseconds.
        scroller.press(x: 20, y: 0, at: 0)
        scroller.move(x: 0, y: 0, at: 64)
        scroller.move(x: -32 * speed, y: 0, at: 96)
        scroller.release(x: -32 * speed, y: 0, at: 96)
        return scroller.frame(at: 100_000).slot.number
    }

    @Test(arguments: [300.0, 500, 2000])
    func theLeastSpeedIsAFlickAndALowerOneIsNot(flick: Double) {
        #expect(slot(afterLiftAt: flick / 1000, flick: flick) == 1)
        #expect(slot(afterLiftAt: flick / 1000 - 1e-6, flick: flick) == 0)
    }

    @Test func theSameLimitHoldsForAScrollingHost() {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 5))
        scroller.follow(by: 20, phase: .dragging, at: 0)
        #expect(scroller.landing(throwing: 0.3) == 380)
        #expect(scroller.landing(throwing: -0.3) == -20)
        #expect(scroller.landing(throwing: 0.3 - 1e-6) == -20)
        #expect(scroller.landing(throwing: -0.3 + 1e-6) == -20)
    }

    @Test func aHostThatDeceleratesLandsWhereItAims() {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 5))
        scroller.follow(by: 20, phase: .dragging, at: 0)
        scroller.aim(at: 380)
        #expect(scroller.landing(throwing: 0) == -20, "a finger holds it")
        scroller.follow(by: 10, phase: .decelerating, at: 16)
        #expect(scroller.landing(throwing: 0) == 370)
        scroller.follow(by: 10, phase: .dragging, at: 32)
        #expect(scroller.landing(throwing: 0) == -40, "a finger has caught it")
    }
}
