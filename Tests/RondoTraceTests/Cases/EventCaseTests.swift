import Rondo
import Testing

/// Events agree with the visible state, each once.
struct EventCaseTests {
    /// The items with a `willAppear` or `didDisappear` within a time span, in order.
    private func comings(_ play: Playback, from start: Double, to end: Double = .infinity)
        -> [String]
    {
        let kinds = ["willAppear", "didDisappear"]
        return play.words.filter { word in
            word.time >= start && word.time <= end
                && kinds.contains { word.text.hasPrefix("\($0) ") }
        }.map(\.text)
    }

    @Test("embla#291: at the end of a step the visible item is the current one")
    func theVisibleItemIsCurrent() throws {
        let play = try Playback("embla-291")
        let ends = play.times("settle")
        #expect(ends.map { play.at($0).seen } == [["1@0"], ["2@0"], ["3@0"]])
        #expect(ends.map { play.at($0).current } == ["1", "2", "3"])
        #expect(play.times("change").allSatisfy { play.at($0 + 15).visible.count == 2 })
        // A leaving item is reported at the end of the step that removed it.
        for (item, end) in zip(["0", "1", "2"], ends) {
            #expect(comings(play, from: end, to: end) == ["didDisappear \(item)"])
        }
    }

    @Test("swiper#2439: a slow drag by exactly one page ends once")
    func draggedByExactlyOnePage() throws {
        let play = try Playback("swiper-2439")
        #expect(play.at(320).seen == ["1@0"] && play.at(320).phase == .dragging)
        #expect(play.switches == ["begin 0", "settle 0 1"] && play.times("settle") == [620])
        #expect(play.end.phase == .idle)
    }

    @Test("swiper#6623: every lap reports the same items in the same order")
    func threeLaps() throws {
        let play = try Playback("swiper-6623")
        #expect(play.events("settle").compactMap(\.last) == Array("123012301230"))
        #expect(play.events("change").compactMap(\.last) == Array("123012301230"))
    }

    @Test(
        "swiper#6658: a loop that starts at its fifth item shows it, and continues without a flash"
    )
    func startsAtItsFifthItem() throws {
        let play = try Playback("swiper-6658")
        #expect(play.frames(from: 0, to: 96).allSatisfy { $0.seen == ["4@0"] && $0.current == "4" })
        #expect(play.events("settle").compactMap(\.last) == Array("567890"))
        // A page in 300 ms moves at most 2 points per millisecond, so 32 per frame.
        #expect(play.steps().allSatisfy { (0...32).contains($0) })
        #expect(play.frames.allSatisfy { (1...2).contains($0.visible.count) })
    }

    @Test("swiper#7360: each lap reports each change once")
    func onceInEachLap() throws {
        let play = try Playback("swiper-7360")
        let items = (0..<20).map { "change \($0 % 9) \(($0 + 1) % 9)" }
        #expect(play.events("change") == items && play.switches.count == 40)
    }

    @Test("virtuoso#396: the same position shows the same items after scrolling away and back")
    func awayAndBack() throws {
        let play = try Playback("virtuoso-396")
        let items = ["0@0", "1@100", "2@200", "3@300", "4@400"]
        #expect(play.at(96).seen == items && play.end.seen == items)
        #expect(play.at(400).seen.first == "2@-50")
        var inSight: Set<String> = []
        for text in comings(play, from: 0) {
            let item = String(text.split(separator: " ")[1])
            if text.hasPrefix("willAppear") { inSight.insert(item) } else { inSight.remove(item) }
        }
        #expect(inSight == ["0", "1", "2", "3", "4"])
    }

    @Test(
        "virtuoso#816: each item that leaves is reported once when one long item fills the viewport"
    )
    func eachItemThatLeaves() throws {
        let play = try Playback("virtuoso-816")
        let gone = (0..<20).map { "didDisappear \($0)" }
        #expect(comings(play, from: 1) == [gone[0], "willAppear long"] + gone[1...])
        #expect(play.end.seen == ["long@0"])
    }
}
