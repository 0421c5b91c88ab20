import Rondo
import Testing

/// Feeds request more in time, once, and only if needed.
struct FeedCaseTests {
    @Test("IGListKit#1581: a shortened list requests more only near its new end")
    func fewerItems() throws {
        let play = try Playback("iglistkit-1581")
        #expect(play.times("request") == [50, 700], "at the end of 300 and at the end of 20")
        #expect(play.at(208).seen.first == "x0@0" && play.at(208).views.count < 20)
    }

    @Test("Texture#1643: updates without a change request nothing")
    func updatesThatChangeNothing() throws {
        let play = try Playback("texture-1643")
        #expect(play.words.filter { !$0.text.hasPrefix("willAppear") }.isEmpty)
        #expect(play.end.time > 1000)
    }

    @Test("Texture#521: the next page is requested once, and only near the end")
    func onePageAtATime() throws {
        let play = try Playback("texture-521")
        #expect(play.events("request") == ["request p1"])
        #expect(play.end.views.contains { Int($0.item) ?? 0 > 12 }, "the new items are shown")
    }

    @Test("Texture#926: a list filtered down and back requests more at its end again")
    func filteredDownAndBack() throws {
        let play = try Playback("texture-926")
        #expect(play.times("request") == [50, 300, 600] && play.events("refused").isEmpty)
    }

    @Test("UIScrollView-InfiniteScroll#58: a slow drag that crosses the threshold requests more")
    func duringADrag() throws {
        let play = try Playback("uiscrollview-infinitescroll-58")
        let asked = try #require(play.times("request").first)
        #expect(play.words.first { $0.text == "change 4 5" }?.time == asked)
        #expect(play.at(asked).phase == .dragging && play.events("request").count == 1)
    }

    @Test("infinite_scroll_pagination#172: after five quick refreshes the last one is shown")
    func quickRefreshes() throws {
        let play = try Playback("infinite_scroll_pagination-172")
        #expect(play.events("refused").count == 4, "the answers to the others")
        #expect(play.end.views.map(\.item) == ["old4", "r6-0"])
        #expect(play.events("request").count == 6)
    }

    @Test("infinite_scroll_pagination#382: two simultaneous refreshes make one request")
    func twoRefreshesAtOnce() throws {
        let play = try Playback("infinite_scroll_pagination-382")
        #expect(play.times("request") == [0, 100] && play.events("refused").isEmpty)
        #expect(play.at(192).views.isEmpty && play.end.seen == ["0@0"])
    }

    @Test("infinite_scroll_pagination#47: a page that fills the viewport is the only one requested")
    func aPageThatFillsTheViewport() throws {
        let play = try Playback("infinite_scroll_pagination-47")
        #expect(play.events("request") == ["request p0"])
        #expect(play.end.time > 2900 && play.end.seen.last == "9@720")
    }

    @Test(
        "virtuoso#928: pages of one item are requested one at a time until the viewport is full"
    )
    func pagesOfOneItem() throws {
        let play = try Playback("virtuoso-928")
        // Each request follows the previous answer immediately; the thirteenth item is beyond the
        // edge.
        let answers = Array(stride(from: 100.0, to: 700, by: 50))
        #expect(play.times("request") == [0] + answers)
        #expect(play.end.visible.last?.end == 600)
        let ended = try Playback("virtuoso-928-end")
        #expect(ended.events("request").count == 5 && ended.end.visible.last?.end == 250)
    }
}
