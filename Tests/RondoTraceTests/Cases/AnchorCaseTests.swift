import Rondo
import Testing

/// Items come and go around what is on screen, and it stays where it is.
struct AnchorCaseTests {
    @Test("flickity#588: the last item goes, and the finger drags the one before it")
    func theLastItemGoesBeforeADrag() throws {
        let play = try Playback("flickity-588")
        #expect(play.at(112).current == "4" && play.at(112).seen == ["4@0"])
        // A move each 32 ms, less the slop.
        for move in 1...10 {
            let start = play.at(Double(200 + 32 * move + 8)).views.first { $0.item == "4" }?.start
            #expect(start == Double(24 * move - 10))
        }
        #expect(play.told("settle") == ["settle 5 4", "settle 4 3"])
    }

    @Test("flutter#58959: pages before the one under the finger come and go, and it stays")
    func pagesBeforeTheOneUnderTheFinger() throws {
        let play = try Playback("flutter-58959")
        #expect(play.frames(from: 80, to: 399).allSatisfy { $0.seen == ["2@-120", "3@280"] })
        #expect(play.switches == ["begin 2", "cancel 2"])
        let without = try Playback("flutter-58959-current")
        #expect(without.at(80).seen == ["2@-120", "3@280"])
        #expect(without.frames(from: 112, to: 303).allSatisfy { $0.seen == ["3@-120", "4@280"] })
        let back = without.frames(from: 304).compactMap(\.visible.first)
        #expect(back.allSatisfy { $0.item == "3" && $0.start <= 0 }, "it shoots past nothing")
        #expect(without.end.seen == ["3@0"] && without.switches == ["begin 2", "settle 2 3"])
    }

    @Test(
        "swiper#3216: pages that come before and behind leave the one on screen, and a swipe is one"
    )
    func pagesBeforeAndBehind() throws {
        let play = try Playback("swiper-3216")
        let before = play.frames(from: 0, to: 607)
        #expect(before.allSatisfy { $0.seen == ["3@0"] && $0.current == "3" })
        #expect(Set(before.flatMap(\.visible).map(\.number)).count == 1)
        #expect(
            play.told("settle") == ["settle 3 4"] && play.end.views.map(\.item) == ["3", "4", "5"]
        )
        // Fifteen before the fourth of ten.
        #expect(play.end.place == (15 + 4) * 400)
    }

    @Test("tanstack-virtual#1066: three more items move nothing, and the last ones are reached")
    func threeMoreItems() throws {
        let play = try Playback("tanstack-virtual-1066")
        #expect(play.at(96).seen.first == "20@0" && play.at(112).visible.count == 12)
        #expect(play.at(112).visible.map(\.number) == play.at(96).visible.map(\.number))
        #expect(play.at(112).seen == play.at(96).seen)
        #expect(play.at(208).seen.last == "999@550")
        #expect(play.end.seen.prefix(8).last == "c@350" && play.end.seen.prefix(9).last == "5@400")
    }

    @Test("tanstack-virtual#422: lengths go with their items when one of them is removed")
    func lengthsGoWithTheirItems() throws {
        let play = try Playback("tanstack-virtual-422")
        let before = play.at(96).views
        let after = play.at(112).views
        #expect(before.count == 200 && after.count == 199)
        #expect(after[..<50] == before[..<50])
        let gap = before[50].extent
        for (old, new) in zip(before[51...], after[50...]) {
            #expect(new.item == old.item && new.extent == old.extent)
            #expect(new.start == old.start - gap)
        }
    }

    @Test("virtua#883: rows that come before, for the first time too, leave each row where it is")
    func olderRows() throws {
        let play = try Playback("virtua-883")
        let before = play.at(1984)
        #expect(before.visible.count > 5 && before.visible.first?.item == "151")
        #expect(play.frames(from: 2000, to: 2199).allSatisfy { $0.seen == before.seen })
        #expect(play.at(2192).visible.map(\.number) == before.visible.map(\.number))
        let start = try #require(before.visible.first).start
        #expect(play.end.views.first { $0.item == "151" }?.start == start + 60)
    }
}
