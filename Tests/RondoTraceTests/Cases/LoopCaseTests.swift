import Rondo
import Testing

@testable import RondoTrace

/// Loops have no wall and no gap and lose nothing, at any speed and after any number of turns.
struct LoopCaseTests {
    @Test("CKViewPager#6: quick swipes forth and back leave the current item in the viewport")
    func quickSwipesBackAndForth() throws {
        let play = try Playback("ckviewpager-6")
        #expect(play.end.phase == .idle && play.end.seen == ["\(play.end.current ?? "")@0"])
        #expect(play.switches.count == 2, "ten swipes without rest are one switch")
    }

    @Test("DMLazyScrollView#6: a fling slows down steadily, however often it crosses the seam")
    func aFlingSlowsDown() throws {
        let play = try Playback("dmlazyscrollview-6")
        let steps = play.steps(from: 48, to: play.end.time - 16)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 })
        // From 1.5 points per millisecond to 0.01.
        let travel = play.end.place - play.at(48).place
        #expect(abs(travel - (1.5 - 0.01) * 499) < 1)
    }

    @Test("InfiniteLayout#20: a loop of two items goes round 200 times")
    func twoItemsNeverEnd() throws {
        let play = try Playback("infinitelayout-20")
        #expect(play.events("settle").count == 200)
        #expect(play.end.seen == ["0@0"] && play.end.place == 200 * 400)
    }

    @Test("InfiniteLayout#5: a single item stands still under the finger, and appears once")
    func aSingleItemStandsStill() throws {
        let play = try Playback("infinitelayout-5")
        #expect(play.frames.allSatisfy { $0.seen == ["0@0"] } && play.switches.isEmpty)
    }

    @Test(
        """
        Infinite_Auto_Scrolling_CollectionView_CompositionalLayout#2: \
        fast scrolls and repeated catches never reach an end
        """
    )
    func thereIsNoWall() throws {
        let play = try Playback(
            "infinite_auto_scrolling_collectionview_compositionallayout-2"
        )
        // In each of twelve throws, the content moves by more than the finger.
        let throwing = play.frames.filter { $0.phase == .decelerating }
        #expect(play.end.place > 12 * 278 && throwing.count > 12)
        #expect(play.steps(to: 2000).allSatisfy { $0 >= 0 })
    }

    @Test("PagingView#9: in a loop of two, each item is on both sides of the other")
    func twoItemsAreNeighboursOnBothSides() throws {
        let play = try Playback("pagingview-9")
        #expect(play.at(40).seen == ["1@-350", "0@50"])
        #expect(play.events("settle") == ["settle 0 1"])
        #expect(play.events("change") == ["change 0 1", "change 1 0", "change 0 1"])
        let alone = try Playback("pagingview-9-one")
        #expect(alone.frames.allSatisfy { $0.seen == ["0@0"] })
    }

    @Test(
        "SDCycleScrollView#475: each of 150 quick swipes turns a page",
        arguments: 2...5
    )
    func swipesNeverStopWorking(count: Int) throws {
        let play = try Playback("sdcyclescrollview-475") { $0.items = Array($0.items[..<count]) }
        // A swipe of 240 points, without the slop.
        for swipe in 0..<150 {
            let start = play.at(Double(swipe) * 350)
            let end = play.at(Double(swipe) * 350 + 300)
            #expect(abs(end.place - start.place - 230) < 1e-6, "swipe \(swipe)")
        }
        #expect(play.end.current == "\(150 % count)" && play.end.offset == 0)
        #expect(play.end.place == 150 * 400)
    }

    @Test("SDCycleScrollView#598: hundreds of pages without a rest never reach an end")
    func hundredsOfPagesWithoutARest() throws {
        let play = try Playback("sdcyclescrollview-598")
        #expect(play.end.place >= 600 * 100)
        #expect(play.switches == ["begin 0", "cancel 0"])
        #expect(play.steps(from: 16, to: 15_000).allSatisfy { $0 >= 0 })
    }

    @Test(
        "SwiftUIPager#233: thirty fast swipes never show an empty viewport",
        arguments: [10, 100]
    )
    func theViewportIsNeverEmpty(count: Int) throws {
        let play = try Playback("swiftuipager-233") { $0.items = Array($0.items[..<count]) }
        #expect(play.frames.count > 150)
        #expect(play.frames.allSatisfy { $0.isCovered() })
    }

    @Test("SwiftUIPager#234: next continues across the seam")
    func nextAcrossTheSeam() throws {
        #expect(try Playback("swiftuipager-234").settled == "1234012")
    }

    @Test("iCarousel#293: several visible items never leave a gap that is filled late")
    func noGapIsFilledLate() throws {
        let play = try Playback("icarousel-293")
        #expect(play.end.place == 750)
        #expect(play.frames.allSatisfy { $0.isCovered() && $0.visible.count >= 3 })
    }

    @Test("iCarousel#366: a neighbour is there as soon as any part of it is visible")
    func aNeighbourAppearsImmediately() throws {
        let play = try Playback("icarousel-366")
        #expect(play.at(0).seen == ["0@0"])
        #expect(play.at(32).seen == ["0@-1", "1@399"])
        #expect(play.at(208).seen == ["0@-10", "1@390"])
        #expect(play.at(500).seen == ["0@-196", "1@204"])
    }

    @Test("openradar#15530028: ten million pages away, snapping is as exact as at the start")
    func farAwayIsExact() throws {
        let play = try Playback("openradar-15530028")
        let slot = 10_000_001
        #expect(play.end.views.map(\.slot) == [slot] && play.end.views.map(\.start) == [0])
        #expect(play.end.offset == 0 && play.end.current == "\(slot % 7)")
    }

    @Test(
        "accompanist#1011: a slow drag millions of pages away is exact and ends on the next page",
        arguments: [1_000_000, 1_000_000_000]
    )
    func aSlowDragFarAway(slot: Int) throws {
        // The viewport is one point long until the content is there.
        let play = try Playback("accompanist-1011") {
            $0.inputs[0].action = .input(.follow(by: Points(slot), phase: .idle))
        }
        // Moves of 14.0625 points, without the slop.
        for count in 1...47 {
            let views = play.at(96 + 16 * Double(count)).views
            #expect(views.first { $0.slot == slot }?.start == 10 - 14.0625 * Double(count))
        }
        #expect(play.end.views.map(\.slot) == [slot + 1] && play.end.views.map(\.start) == [0])
        #expect(play.events("settle").last == "settle \(slot % 7) \((slot + 1) % 7)")
    }

    @Test("FlexiblePageControl#5: the reported position never jumps by a page")
    func thePositionIsContinuous() throws {
        let play = try Playback("flexiblepagecontrol-5")
        #expect(play.steps().allSatisfy { abs($0) < 60 } && play.end.place == 3 * 400)
    }
}
