import Rondo
import Testing

/// Programmatic scrolls: direction, distance, events.
struct ScrollCaseTests {
    /// The distance in pages that the content moves in one direction during a time span.
    private func pages(_ play: Playback, from start: Double, to end: Double) -> Double? {
        let steps = play.steps(from: start, to: end)
        let isOneWay = steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
        return isOneWay ? steps.reduce(0, +) / 400 : nil
    }

    @Test("DMLazyScrollView#11: a scroll to the previous item goes one page backward")
    func thePreviousItem() throws {
        let play = try Playback("dmlazyscrollview-11")
        #expect(pages(play, from: 96, to: 500) == -1 && play.end.seen == ["2@0"])
    }

    @Test("FSPagerView#195: an immediate scroll to the last item ends at the last item")
    func theLastItem() throws {
        let play = try Playback("fspagerview-195")
        #expect(play.end.seen == ["21@0"] && play.end.current == "21")
    }

    @Test("ImageSlideshow#266: from the last item to the one before is one page")
    func theItemBeforeTheLast() throws {
        let play = try Playback("imageslideshow-266")
        #expect(play.at(752).seen == ["30@0"] && play.end.seen == ["29@0"])
        #expect(pages(play, from: 752, to: 2000) == -1)
    }

    @Test("InfiniteLayout#2: a scroll takes the shorter way across the seam without reversing")
    func theShorterWay() throws {
        let play = try Playback("infinitelayout-2")
        #expect(pages(play, from: 96, to: 500) == 2 && play.end.seen == ["0@0"])
    }

    @Test("Pageboy#44: next at the last page and previous at the first page cross the seam")
    func acrossTheSeamBothWays() throws {
        let play = try Playback("pageboy-44")
        #expect(pages(play, from: 96, to: 500) == 1 && pages(play, from: 592, to: 1000) == -1)
        #expect(play.events("settle") == ["settle 3 0", "settle 0 3"])
    }

    @Test("PagingView#20: the start is pinned, also after a jump")
    func pinnedAfterAJump() throws {
        let play = try Playback("pagingview-20")
        #expect(play.at(1540).seen == ["0@0"])
        let pulled = play.frames(from: 1536)
        #expect(pulled.allSatisfy { $0.current == "0" && $0.place <= 0 && $0.place > -110 })
        #expect(pulled.allSatisfy { $0.visible.map(\.item) == ["0"] })
        #expect(play.end.offset == 0)
    }

    @Test("SDCycleScrollView#569: each change of the current item is reported, whatever the cause")
    func everyChangeIsReported() throws {
        let play = try Playback("sdcyclescrollview-569")
        #expect(play.switches == ["begin 0", "settle 0 3", "settle 3 1"])
        #expect(play.events("change", from: 600) == ["change 3 1"])
    }

    @Test(
        "SDCycleScrollView#570: after a scroll to an item, a list can be dragged in both directions"
    )
    func draggedAfterAScroll() throws {
        let play = try Playback("sdcyclescrollview-570")
        #expect(play.events("settle") == ["settle 0 2", "settle 2 1", "settle 1 2"])
        #expect(play.end.place == 2 * 400 && play.end.seen == ["2@0"])
    }

    @Test("SDCycleScrollView#667: a scroll to an item ends on it in every turn of the loop")
    func inEveryTurn() throws {
        let play = try Playback("sdcyclescrollview-667")
        #expect(play.at(784).seen == ["4@0"] && play.end.seen == ["0@0"])
        #expect(play.events("settle").suffix(2) == ["settle 2 4", "settle 4 0"])
    }

    @Test("SwiftUIPager#182: a programmatic switch reports the same events as a swipe")
    func aProgrammaticSwitch() throws {
        let play = try Playback("swiftuipager-182")
        #expect(
            play.events("begin", "change", "settle") == ["begin 0", "change 0 1", "settle 0 1"]
        )
        #expect(Set(play.frames(from: 112, to: 399).map(\.phase)) == [.animating])
    }

    @Test("accompanist#503: from the first page to the last is one step backward")
    func oneStepBackward() throws {
        let play = try Playback("accompanist-503")
        #expect(pages(play, from: 96, to: 500) == -1 && play.end.seen == ["2@0"])
        #expect(play.events("change", "settle") == ["change 0 2", "settle 0 2"])
    }

    @Test("iCarousel#144: an immediate scroll by two items reports one change")
    func twoItemsAtOnce() throws {
        let play = try Playback("icarousel-144")
        #expect(play.events("begin", "change", "settle") == ["change 0 2", "settle 0 2"])
    }

    @Test("iCarousel#168: a fling stopped by a tap does not continue after a scroll")
    func aStoppedFlingDoesNotContinue() throws {
        let play = try Playback("icarousel-168")
        let tapped = play.at(144).visible.filter { $0.start <= 250 && $0.end > 250 }.map(\.item)
        #expect(tapped == ["3"])
        #expect(play.events("settle") == ["settle 0 3"])
        #expect(play.frames(from: 450).allSatisfy { $0.current == "3" && $0.offset == 0 })
        let untouched = try Playback("icarousel-168-untouched")
        #expect(untouched.events("settle") == ["settle 0 3"])
        #expect(untouched.frames(from: 450).allSatisfy { $0.current == "3" && $0.offset == 0 })
    }

    @Test("iCarousel#188: an immediate scroll reports its change once and its end once")
    func changeAndEndOnce() throws {
        let play = try Playback("icarousel-188")
        #expect(play.events("begin", "change", "settle") == ["change 0 4", "settle 0 4"])
    }

    @Test("iCarousel#234: a scroll crosses the seam in the requested direction")
    func theRequestedDirection() throws {
        let play = try Playback("icarousel-234")
        let ways: [(Double, Double)] = [
            (96, 500), (592, 1000), (1088, 1500), (1600, 2000), (2096, 2500),
        ]
        #expect(ways.map { pages(play, from: $0.0, to: $0.1) } == [1, -1, -3, 9, -2])
    }

    @Test("accompanist#876: a scroll over 79 items passes them in order with few views")
    func farAway() throws {
        let play = try Playback("accompanist-876")
        #expect(pages(play, from: 0, to: 500) == 79 && play.end.seen == ["80@0"])
        #expect(play.frames.allSatisfy { $0.views.count <= 4 })
        #expect(Set(play.frames.flatMap(\.views).map(\.number)).count <= 5)
    }
}
