import Rondo
import Testing

/// Lists that start empty or short, and grow.
struct GrowthCaseTests {
    @Test("flutter#62209: a page added and jumped to immediately is shown")
    func jumpedToImmediately() throws {
        let play = try Playback("flutter-62209")
        #expect(play.at(112).seen == ["3@0"] && play.end.current == "3")
        #expect(play.events("settle") == ["settle 2 3"])
    }

    @Test("flutter_carousel_slider#44: one item that becomes four loops in both directions")
    func oneBecomesFour() throws {
        let play = try Playback("flutter_carousel_slider-44")
        #expect(play.at(396).seen == ["0@0"])
        #expect(play.events("settle").compactMap(\.last) == Array("3210321032"))
        #expect(play.end.seen == ["2@0"] && play.end.place == -10 * 400)
    }

    @Test("swiper#3082: a loop filled item by item shows its first item and reports it")
    func filledItemByItem() throws {
        let play = try Playback("swiper-3082")
        #expect(play.at(96).views.isEmpty)
        #expect(
            play.frames(from: 112, to: 499).allSatisfy { $0.seen == ["0@0"] && $0.current == "0" }
        )
        #expect(
            play.events("settle").last == "settle 0 1"
                && play.end.views.map(\.item) == ["0", "1", "2"]
        )
    }

    @Test("swiper#7580: a scroll to a page appended at the end arrives there")
    func appendedAfterTheLast() throws {
        let play = try Playback("swiper-7580")
        #expect(play.at(96).views.map(\.item) == ["1", "2"])
        #expect(play.at(112).views.map(\.item) == ["1", "2", "3"], "it is ready immediately")
        #expect(play.events("settle") == ["settle 2 3"] && play.end.seen == ["3@0"])
    }
}
