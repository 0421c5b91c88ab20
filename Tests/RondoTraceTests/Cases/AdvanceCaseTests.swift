import Rondo
import Testing

/// Auto-advance: the start of the next step, and reasons to wait.
struct AdvanceCaseTests {
    /// The starts of steps, with frames of 16 ms: begins while nothing touches the content.
    private func steps(_ name: String) throws -> [Double] {
        let play = try Playback(name)
        return play.times("begin").filter { play.at($0).phase == .animating }
    }

    /// Whether steps start at these times, or in the first frame after them.
    private func start(_ name: String, _ times: [Double]) throws -> Bool {
        let found = try steps(name)
        return found.count == times.count && zip(found, times).allSatisfy { 0..<17 ~= $0 - $1 }
    }

    @Test("AutoScrollLabel#18: a step that is cut short ends, and the next one follows")
    func aStepCutShort() throws {
        let play = try Playback("autoscrolllabel-18")
        #expect(play.at(4000).seen == ["1@0"] && play.at(4000).phase == .idle)
        #expect(try start("autoscrolllabel-18", [2700, 6700, 9700]))
    }

    @Test("FSPagerView#118: no step while a finger is down; a full rest afterwards")
    func noStepUnderAFinger() throws {
        // Released at rest at 6900; dragged from 9100, at rest again at 14,812.
        #expect(try start("fspagerview-118", [8600, 16_512]))
    }

    @Test("GBInfiniteScrollView#54: a drag does not start auto-advance that was never set")
    func aDragDoesNotStartAutoAdvance() throws {
        let play = try Playback("gbinfinitescrollview-54")
        #expect(play.end.time == 20_000 && play.end.seen == ["1@0"] && play.switches.count == 2)
    }

    @Test(
        "GKCycleScrollView#2-c: after a drag, the next step comes after a full rest and moves one item",
        arguments: [("", 1), ("-back", 1)]
    )
    func aFullRestAfterADrag(kind: String, last: Int) throws {
        let play = try Playback("gkcyclescrollview-2-c\(kind)")
        let settles = play.times("settle")
        let begins = play.times("begin")
        #expect(abs(begins[1] - settles[0] - 2700) < 17)
        #expect(play.events("settle") == ["settle 0 3", "settle 3 0", "settle 0 \(last)"])
    }

    @Test("HYBLoopScrollView#7: a long drag is not followed by a burst of steps")
    func noBurst() throws {
        let steps = try steps("hybloopscrollview-7")
        #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0 - 2000) < 17 })
        #expect(steps.count == 4 && steps[0] > 9500 + 1700)
    }

    @Test(
        "iCarousel#474: a marquee reports each item as it passes, and a switch only when it stops"
    )
    func eachItemThatPassesIsReported() throws {
        let play = try Playback("icarousel-474")
        let changes = play.times("change")
        #expect(changes.count == 10)
        for (second, time) in changes.enumerated() {
            #expect(0..<17 ~= time - (Double(second) * 1000 + 500))
        }
        #expect(play.times("begin").count == 1 && play.times("settle") == [10_200])
        #expect(play.events("settle") == ["settle 0 2"])
    }

    @Test("LLCycleScrollView#61: no step during a drag")
    func noStepInADrag() throws {
        let play = try Playback("llcyclescrollview-61")
        #expect(play.frames(from: 500, to: 4299).allSatisfy { $0.phase == .dragging })
        #expect(try steps("llcyclescrollview-61").allSatisfy { $0 > 4300 + 700 })
    }

    @Test("SDCycleScrollView#607: a single item never moves, also after a return to the screen")
    func aSingleItem() throws {
        let play = try Playback("sdcyclescrollview-607")
        #expect(play.end.time > 9000 && play.switches.isEmpty)
        #expect(play.frames.allSatisfy { $0.seen == ["0@0"] })
    }

    @Test(
        "SDCycleScrollView#694: the 400th step is animated and reported like the first"
    )
    func fourHundredSteps() throws {
        let play = try Playback("sdcyclescrollview-694")
        #expect(play.events("begin").count == 401 && play.events("settle").count == 401)
        #expect(play.events("change").count == 401)
        let steps = play.frames(from: 400).map(\.place)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { 0..<400 ~= $1 - $0 })
        #expect(play.end.place == 401 * 400)
    }

    @Test("TYCyclePagerView#51: items added while the size was zero are shown, and it advances")
    func itemsWithoutASize() throws {
        let play = try Playback("tycyclepagerview-51")
        #expect(play.at(1008).seen == ["0@0"] && play.end.seen == ["1@0"])
        // The first rest counts from the first frame.
        #expect(try start("tycyclepagerview-51", [1008 + 2700]))
    }

    @Test("TYCyclePagerView#77: a tap during a step leaves it on a page, and steps continue")
    func aTapDuringAStep() throws {
        let play = try Playback("tycyclepagerview-77")
        #expect(play.at(2896).seen.count == 2, "held between two pages")
        let end = try #require(play.times("cancel").first)
        #expect(end < 3800 && play.at(end).seen == ["0@0"])
        #expect(play.events("settle").count == 2)
    }

    @Test("ZCycleView#24: a layout pass of the same size changes nothing")
    func laidOutAgain() throws {
        let play = try Playback("zcycleview-24")
        #expect(play.frames(from: 6000, to: 8700).allSatisfy { $0.seen == ["2@0"] })
        #expect(try start("zcycleview-24", [2700, 5700, 8700]))
    }

    @Test("iCarousel#731: no step without items")
    func noStepWithoutItems() throws {
        let play = try Playback("icarousel-731")
        #expect(play.frames.allSatisfy { $0.views.isEmpty == ($0.current == nil) })
        #expect(try start("icarousel-731", [4208, 5208, 6208, 7208]))
        #expect(play.events("begin").first == "begin 0" && play.end.views.isEmpty)
    }

    @Test(
        "embla#1033, flutter_carousel_slider#72: a step by hand is followed by a full rest",
        arguments: [("embla-1033", 3600.0, 4000.0), ("flutter_carousel_slider-72", 2608, 3000)]
    )
    func aFullRestAfterAStepByHand(name: String, step: Double, interval: Double) throws {
        #expect(try start(name, [step, step + interval]))
        #expect(try Playback(name).events("settle") == ["settle 0 1", "settle 1 2"])
    }

    @Test("splide#1153: no step while the list is empty; a full rest once it has items")
    func emptiedDuringAStep() throws {
        let play = try Playback("splide-1153")
        #expect(play.at(1840).seen == ["3@-180", "4@220"], "during a step")
        let empty = play.frames(from: 1850, to: 8999)
        #expect(empty.allSatisfy { $0.views.isEmpty && $0.current == nil && $0.phase == .idle })
        #expect(play.at(9008).seen == ["a@0"] && play.at(9008).current == "a")
        #expect(try start("splide-1153", [1700, 10_700]))
    }

    @Test(
        "swiper#2298: each automatic step goes forward and each step back goes back, across the seam too"
    )
    func forwardAndBackAcrossTheSeam() throws {
        let play = try Playback("swiper-2298")
        #expect(play.steps(to: 8500).allSatisfy { $0 >= 0 } && play.at(8500).place == 8 * 400)
        #expect(play.steps(from: 8500).allSatisfy { $0 <= 0 } && play.end.place == 7 * 400)
        #expect(play.events("settle").suffix(2) == ["settle 3 0", "settle 0 3"])
    }

    @Test("swiper#6471: six items with four visible advance round the loop without a gap")
    func fourOfSixVisible() throws {
        let play = try Playback("swiper-6471")
        #expect(play.events("settle").compactMap(\.last) == Array("1234501234501"))
        for frame in play.frames {
            let seen = frame.visible
            #expect(try #require(seen.first).start <= 0 && #require(seen.last).end >= 400)
        }
    }

    @Test("swiper#6858: a marquee moves steadily, across the seam too")
    func threeSteadyLaps() throws {
        let play = try Playback("swiper-6858")
        let frames = play.frames(from: 0, to: 51_199)
        #expect(frames.allSatisfy { $0.isCovered() && $0.phase == .animating })
        for (frame, next) in zip(frames, frames.dropFirst()) {
            let shared = next.views.filter { view in frame.views.contains { $0.slot == view.slot } }
            #expect(!shared.isEmpty)
            for view in shared {
                let start = try #require(frame.views.first { $0.slot == view.slot }?.start)
                // 60 points a second, every 16 ms.
                #expect(abs(start - view.start - 0.96) < 1e-9)
            }
        }
        let passed = (0..<3).flatMap { _ in ["1", "2", "3", "4", "5", "6", "7", "0"] }
        #expect(play.events("change").map { String($0.suffix(1)) } == passed)
    }

    @Test("splide#767: under reduced motion a marquee waits, and steps by hand work")
    func aMarqueeUnderReducedMotion() throws {
        let play = try Playback("splide-767")
        #expect(play.frames(from: 0, to: 799).allSatisfy { $0.place == 0 && $0.phase == .idle })
        #expect(play.frames(from: 800, to: 1600).allSatisfy { $0.place == 100 })
        #expect(abs(play.at(3200).place - (100 + 0.06 * 1600)) < 1e-9)
        #expect(play.frames(from: 4000, to: 4799).allSatisfy { $0.place == 244 })
        #expect(play.end.place == 100 && play.end.phase == .idle)
        #expect(play.switches == ["settle 0 1", "begin 1", "settle 1 2", "settle 2 1"])
    }
}
