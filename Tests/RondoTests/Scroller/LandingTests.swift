import Testing

@testable import Rondo

/// The landing of a lift, requested by a host that scrolls on its own.
@Suite struct LandingTests {
    private func make(_ snap: Snap, ends: Ends = .loop) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.snap = snap
        configuration.ends = ends
        var scroller = Scroller(configuration, items: Items(count: 5))
        _ = scroller.frame(at: 0)
        return scroller
    }

    @Test(arguments: [(0.0, -90.0), (0.2, -90), (0.4, 310), (-0.4, -90), (5, 310)])
    func aLiftMovesAtMostOnePage(velocity: Velocity, expected: Points) {
        var scroller = make(.page)
        scroller.follow(by: 90, phase: .dragging, at: 10)
        #expect(scroller.landing(throwing: velocity) == expected)
    }

    @Test func aPageCountsFromTheStartOfTheDragWhenItemsChange() {
        var scroller = make(.page)
        scroller.follow(by: 390, phase: .dragging, at: 10)
        #expect(scroller.landing(throwing: 2) == 10)
        scroller.follow(by: 30, phase: .dragging, at: 20)
        #expect(scroller.landing(throwing: 2) == -20)
        scroller.replace(with: Items((2..<9).map { Item(ItemKey($0)) }), at: 30)
        #expect(scroller.landing(throwing: 0).map { abs($0) < 400 } == true)
    }

    /// A wheel of a host begins without a drag.
    @Test(arguments: [Phase.decelerating, .animating])
    func aMotionWithoutADragCountsFromItsStart(phase: Phase) {
        var scroller = make(.page)
        scroller.scroll(to: ItemIndex(2), animated: false, at: 10)
        scroller.follow(by: 8, phase: phase, at: 20)
        #expect(scroller.landing(throwing: 2) == 392)
    }

    @Test func aDragOfHeldContentCountsFromThere() {
        var scroller = make(.page)
        scroller.follow(by: 390, phase: .dragging, at: 10)
        scroller.follow(by: 5, phase: .decelerating, at: 20)
        scroller.press(x: 0, y: 0, at: 30)
        scroller.follow(by: 45, phase: .dragging, at: 40)
        #expect(scroller.landing(throwing: 2) == 360)
    }

    @Test func aDragThatCatchesACoastCountsFromThere() {
        var scroller = make(.page)
        scroller.follow(by: 390, phase: .dragging, at: 10)
        scroller.follow(by: 5, phase: .decelerating, at: 20)
        scroller.follow(by: 0, phase: .dragging, at: 30)
        scroller.follow(by: 45, phase: .dragging, at: 40)
        #expect(scroller.landing(throwing: 2) == 360)
    }

    @Test(arguments: [1.0, -1], [false, true])
    func aSwipeDuringACoastCountsFromItsTarget(sign: Double, isHeld: Bool) {
        var scroller = make(.page)
        scroller.follow(by: 50 * sign, phase: .dragging, at: 10)
        scroller.aim(at: 350 * sign)
        scroller.follow(by: 60 * sign, phase: .decelerating, at: 20)
        if isHeld { scroller.press(x: 0, y: 0, at: 25) }
        scroller.follow(by: 40 * sign, phase: .dragging, at: 30)
        #expect(scroller.landing(throwing: 2 * sign) == 650 * sign)
        // A swipe back and a slow lift count from the present position.
        #expect(scroller.landing(throwing: -2 * sign) == -150 * sign)
        #expect(scroller.landing(throwing: 0) == -150 * sign)
    }

    @Test func aSwipeDuringAnAnimatedScrollCountsFromItsTarget() {
        var scroller = make(.page)
        scroller.next(at: 10)
        scroller.follow(by: 0, phase: .dragging, at: 100)
        scroller.follow(by: 10, phase: .dragging, at: 110)
        #expect(scroller.landing(throwing: 2) == 800 - scroller.offset)
    }

    @Test func aSwipeAfterRestCountsFromThere() {
        var scroller = make(.page)
        scroller.follow(by: 50, phase: .dragging, at: 10)
        scroller.aim(at: 350)
        scroller.follow(by: 350, phase: .decelerating, at: 20)
        scroller.follow(by: 0, phase: .idle, at: 30)
        scroller.follow(by: 20, phase: .dragging, at: 40)
        #expect(scroller.landing(throwing: 2) == 380)
    }

    @Test func aProgrammaticJumpIsNoCoast() {
        var scroller = make(.page)
        scroller.follow(by: 50, phase: .dragging, at: 10)
        scroller.aim(at: 350)
        scroller.follow(by: 60, phase: .decelerating, at: 20)
        scroller.scroll(to: ItemIndex(0), animated: false, at: 30)
        scroller.follow(by: 20, phase: .dragging, at: 40)
        #expect(scroller.landing(throwing: 2) == 380)
    }

    @Test func theTargetOfACoastIsFollowedThroughChanges() {
        var scroller = make(.page)
        scroller.follow(by: 50, phase: .dragging, at: 10)
        scroller.aim(at: 350)
        scroller.insert([Item(ItemKey(100))], before: ItemKey(1), at: 15)
        scroller.follow(by: 60, phase: .decelerating, at: 20)
        scroller.follow(by: 40, phase: .dragging, at: 30)
        scroller.insert([Item(ItemKey(101))], before: ItemKey(1), at: 35)
        #expect(scroller.landing(throwing: 2) == 1450)
    }

    @Test(
        "openradar#46437787: a throw back from beyond the start ends at the announced position",
        arguments: [(Snap.page, 80.0), (.item, 880)]
    )
    func thrownBackFromBeyondTheStart(snap: Snap, expected: Points) {
        var host = make(snap, ends: .list)
        host.follow(by: -80, phase: .dragging, at: 10)
        #expect(host.landing(throwing: 2) == expected)
        var scroller = make(snap, ends: .list)
        scroller.press(x: 0, y: 0, at: 10)
        for step in 1...10 { scroller.move(x: 20 * Double(step), y: 0, at: 10 + 8 * Double(step)) }
        for step in 1...6 {
            scroller.move(x: 200 - 16 * Double(step), y: 0, at: 300 + 8 * Double(step))
        }
        #expect(scroller.offset < -30)
        scroller.release(x: 104, y: 0, at: 348)
        let target = scroller.targetItem
        #expect(scroller.frame(at: 10_000).offset == 0 && target != nil)
        #expect(scroller.settledItem == target && scroller.currentItem == target)
    }

    @Test func aFlickByItemsGoesByItsSpeed() {
        var scroller = make(.item)
        scroller.follow(by: 20, phase: .dragging, at: 10)
        // A coast from 2 points per millisecond is 998 points long.
        #expect(scroller.landing(throwing: 2) == 1180)
    }

    @Test func withoutSnappingTheHostDecides() {
        var scroller = make(.none)
        scroller.follow(by: 20, phase: .dragging, at: 10)
        #expect(scroller.landing(throwing: 2) == nil)
        let empty = Scroller(Configuration(viewport: 0), items: Items(count: 3))
        #expect(empty.landing(throwing: 0) == nil && empty.reach == 0...0)
    }

    @Test func contentCanMoveWithoutLimitUnlessAnEndIsPinned() {
        #expect(make(.page).reach == -.infinity ... .infinity)
        var scroller = make(.page, ends: .list)
        scroller.follow(by: 500, phase: .dragging, at: 10)
        #expect(scroller.reach == -500...1100)
        scroller.follow(by: -530, phase: .dragging, at: 20)
        #expect(scroller.reach == 30...1630)
    }
}
