import Rondo
import Testing

/// Lists that begin empty or short, and grow.
struct GrowthCaseTests {
    @Test("flutter#62209: a page that is added and jumped to at once is shown")
    func jumpedToAtOnce() throws {
        let play = try Playback("flutter-62209")
        #expect(play.at(112).seen == ["3@0"] && play.end.current == "3")
        #expect(play.told("settle") == ["settle 2 3"])
    }

    @Test("flutter_carousel_slider#44: what was one item goes round both ways once it is four")
    func oneBecomesFour() throws {
        let play = try Playback("flutter_carousel_slider-44")
        #expect(play.at(396).seen == ["0@0"])
        #expect(play.told("settle").compactMap(\.last) == Array("3210321032"))
        #expect(play.end.seen == ["2@0"] && play.end.place == -10 * 400)
    }

    @Test("swiper#3082: a loop that is filled item by item shows its first item and says so")
    func filledItemByItem() throws {
        let play = try Playback("swiper-3082")
        #expect(play.at(96).views.isEmpty)
        #expect(
            play.frames(from: 112, to: 499).allSatisfy { $0.seen == ["0@0"] && $0.current == "0" }
        )
        #expect(
            play.told("settle").last == "settle 0 1"
                && play.end.views.map(\.item) == ["0", "1", "2"]
        )
    }

    @Test("swiper#7580: a page that is appended behind the last one is gone to")
    func appendedBehindTheLast() throws {
        let play = try Playback("swiper-7580")
        #expect(play.at(96).views.map(\.item) == ["1", "2"])
        #expect(play.at(112).views.map(\.item) == ["1", "2", "3"], "it is ready at once")
        #expect(play.told("settle") == ["settle 2 3"] && play.end.seen == ["3@0"])
    }
}
