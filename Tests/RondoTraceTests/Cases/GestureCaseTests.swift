import Rondo
import Testing

/// Drags, flicks and pulls: their ends, and their events.
struct GestureCaseTests {
    @Test("DMLazyScrollView#14: an empty list cannot be dragged")
    func anEmptyListCannotBeDragged() throws {
        let play = try Playback("dmlazyscrollview-14")
        #expect(play.words.isEmpty && play.frames.allSatisfy { $0.place == 0 && $0.views.isEmpty })
    }

    @Test("GBInfiniteScrollView#26: one swipe forward and one back are two switches")
    func forwardAndBack() throws {
        let play = try Playback("gbinfinitescrollview-26")
        #expect(play.switches == ["begin 0", "settle 0 1", "begin 1", "settle 1 0"])
    }

    @Test("Pageboy#54: a swipe that returns reports a cancel")
    func aSwipeThatReturns() throws {
        #expect(try Playback("pageboy-54").switches == ["begin 3", "cancel 3"])
    }

    @Test("Parchment#84: a drag that is taken back causes no switch")
    func aDragThatIsTakenBack() throws {
        let play = try Playback("parchment-84")
        #expect(play.events("begin", "change", "settle", "cancel") == ["begin 0", "cancel 0"])
        #expect(play.frames.map(\.place).max() == 160)
    }

    @Test("SDCycleScrollView#130: a swipe reports its end once, when the content rests")
    func oneEndOfASwipe() throws {
        let play = try Playback("sdcyclescrollview-130")
        #expect(play.events("settle") == ["settle 0 1"])
        let end = try #require(play.times("settle").first)
        #expect(play.at(end).seen == ["1@0"] && play.at(end - 16).phase == .decelerating)
    }

    @Test(
        "SDCycleScrollView#157: the reported item of a flick or a slow drag is the visible one",
        arguments: ["flick", "slow"]
    )
    func theReportedItemIsVisible(kind: String) throws {
        let play = try Playback("sdcyclescrollview-157-\(kind)")
        #expect(play.events("settle") == ["settle 0 1"] && play.end.seen == ["1@0"])
    }

    @Test("SDCycleScrollView#544: changes are reported as they happen, the switch once at the end")
    func changesAsTheyHappen() throws {
        let play = try Playback("sdcyclescrollview-544")
        #expect(play.events("change") == ["change 0 1", "change 1 2", "change 2 3", "change 3 4"])
        #expect(play.times("change").allSatisfy { $0 < 600 })
        #expect(play.switches == ["begin 0", "settle 0 4"])
    }

    @Test("SwiftCarousel#15: the fastest fling rests on an item")
    func theFastestFling() throws {
        let play = try Playback("swiftcarousel-15")
        #expect(play.end.offset == 0 && play.end.seen.count == 1 && play.end.place > 3000)
    }

    @Test("SwiftUIPager#208: pulls at the edge before anything rests are part of one switch")
    func pullsAtTheEdge() throws {
        let play = try Playback("swiftuipager-208")
        #expect(play.switches == ["begin 1", "settle 1 0"])
        #expect(play.events("change") == ["change 1 0"])
    }

    @Test("SwiftUIPager#238: a second finger during a swipe leaves the pager on a page")
    func aSecondFinger() throws {
        let play = try Playback("swiftuipager-238")
        #expect(play.events("refused") == ["refused press"])
        #expect(play.switches == ["begin 0", "settle 0 1"] && play.end.seen == ["1@0"])
    }

    @Test("SwiftUIPager#87: a list does not scroll before its first item")
    func neverBeforeTheFirst() throws {
        let play = try Playback("swiftuipager-87")
        #expect(play.frames.allSatisfy { $0.visible.map(\.item) == ["0"] })
        #expect(play.frames.contains { $0.place < -100 }, "it is stretched")
        #expect(play.switches == ["begin 0", "cancel 0"] && play.end.seen == ["0@0"])
    }

    @Test("UPCarouselFlowLayout#18: a flick back to the same page animates over several frames")
    func theReturnIsAnimated() throws {
        let play = try Playback("upcarouselflowlayout-18")
        let back = play.frames(from: 152).filter { $0.phase == .decelerating }.map(\.place)
        #expect(back.count > 3 && zip(back, back.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(play.switches == ["begin 0", "cancel 0"])
        let flicks = try Playback("upcarouselflowlayout-18-three")
        #expect(flicks.events("change") == ["change 0 1", "change 1 2", "change 2 3"])
        #expect(flicks.end.seen == ["3@0"])
    }

    @Test("swiper#2402: the content stays under the finger across the seam")
    func underTheFinger() throws {
        let play = try Playback("swiper-2402")
        // Moves of 4 points from item 4, without the slop.
        for count in 3...160 {
            let travel = 4 * Double(count) - 10
            #expect(play.at(16 * Double(count)).place == 1600 + travel)
        }
        #expect(play.events("change") == ["change 4 0", "change 0 1"])
    }

    @Test("openradar#29435577: the last page stays current while the content bounces")
    func theLastPageInABounce() throws {
        let play = try Playback("openradar-29435577")
        #expect(play.frames.contains { $0.place > 3 * 300 + 20 }, "it bounces")
        #expect(play.frames(from: 48).allSatisfy { $0.current == "3" })
        #expect(play.events("settle") == ["settle 2 3"])
    }
}
