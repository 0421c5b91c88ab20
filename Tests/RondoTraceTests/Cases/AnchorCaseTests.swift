import Rondo
import Testing

/// Items come and go around the viewport, and visible items stay in place.
struct AnchorCaseTests {
    @Test("flickity#588: after the last item is removed, a drag moves the one before it")
    func theLastItemIsRemovedBeforeADrag() throws {
        let play = try Playback("flickity-588")
        #expect(play.at(112).current == "4" && play.at(112).seen == ["4@0"])
        // A move every 32 ms, without the slop.
        for move in 1...10 {
            let start = play.at(Double(200 + 32 * move + 8)).views.first { $0.item == "4" }?.start
            #expect(start == Double(24 * move - 10))
        }
        #expect(play.events("settle") == ["settle 5 4", "settle 4 3"])
    }

    @Test("flutter#58959: changes before the dragged page leave it in place")
    func pagesBeforeTheOneUnderTheFinger() throws {
        let play = try Playback("flutter-58959")
        #expect(play.frames(from: 80, to: 399).allSatisfy { $0.seen == ["2@-120", "3@280"] })
        #expect(play.switches == ["begin 2", "cancel 2"])
        let without = try Playback("flutter-58959-current")
        #expect(without.at(80).seen == ["2@-120", "3@280"])
        #expect(without.frames(from: 112, to: 303).allSatisfy { $0.seen == ["3@-120", "4@280"] })
        let back = without.frames(from: 304).compactMap(\.visible.first)
        #expect(back.allSatisfy { $0.item == "3" && $0.start <= 0 }, "it never overshoots")
        #expect(without.end.seen == ["3@0"] && without.switches == ["begin 2", "settle 2 3"])
    }

    @Test(
        "swiper#3216: pages added on both sides leave the visible one in place, and a swipe moves by one"
    )
    func pagesBeforeAndBehind() throws {
        let play = try Playback("swiper-3216")
        let before = play.frames(from: 0, to: 607)
        #expect(before.allSatisfy { $0.seen == ["3@0"] && $0.current == "3" })
        #expect(Set(before.flatMap(\.visible).map(\.number)).count == 1)
        #expect(
            play.events("settle") == ["settle 3 4"]
                && play.end.views.map(\.item) == ["3", "4", "5"]
        )
        // Fifteen pages before the fourth of ten.
        #expect(play.end.place == (15 + 4) * 400)
    }

    @Test("tanstack-virtual#1066: three more items move nothing, and the last ones can be reached")
    func threeMoreItems() throws {
        let play = try Playback("tanstack-virtual-1066")
        #expect(play.at(96).seen.first == "20@0" && play.at(112).visible.count == 12)
        #expect(play.at(112).visible.map(\.number) == play.at(96).visible.map(\.number))
        #expect(play.at(112).seen == play.at(96).seen)
        #expect(play.at(208).seen.last == "999@550")
        #expect(play.end.seen.prefix(8).last == "c@350" && play.end.seen.prefix(9).last == "5@400")
    }

    @Test("tanstack-virtual#422: lengths stay with their items when one is removed")
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

    @Test(
        "virtua#883: items inserted before the others, also the first time, leave each item in place"
    )
    func olderItems() throws {
        let play = try Playback("virtua-883")
        let before = play.at(1984)
        #expect(before.visible.count > 5 && before.visible.first?.item == "151")
        #expect(play.frames(from: 2000, to: 2199).allSatisfy { $0.seen == before.seen })
        #expect(play.at(2192).visible.map(\.number) == before.visible.map(\.number))
        let start = try #require(before.visible.first).start
        #expect(play.end.views.first { $0.item == "151" }?.start == start + 60)
    }
}
