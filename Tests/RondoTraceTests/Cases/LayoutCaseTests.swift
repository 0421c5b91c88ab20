import Rondo
import Testing

/// The first layout, rotation, and items of their own lengths.
struct LayoutCaseTests {
    @Test("DMLazyScrollView#5: what had no size at first can be dragged once it has one")
    func draggedAfterTheFirstLayout() throws {
        let play = try Playback("dmlazyscrollview-5")
        #expect(play.at(48).views.isEmpty && play.at(64).seen == ["0@0"])
        #expect(play.told("settle") == ["settle 0 1"])
    }

    @Test("FSPagerView#236: turned and turned back, it shows the same item, and switches nothing")
    func turnedAndTurnedBack() throws {
        let play = try Playback("fspagerview-236")
        #expect(play.frames.count > 40)
        #expect(play.frames.allSatisfy { $0.seen == ["0@0"] && $0.current == "0" })
        #expect(Set(play.frames.map(\.viewport)).count > 10)
        #expect(play.told("begin", "change", "settle", "cancel").isEmpty)
    }

    @Test(
        "FSPagerView#375: a scroll that is asked for before the first layout is carried out by it"
    )
    func askedForTooEarly() throws {
        let play = try Playback("fspagerview-375")
        #expect(play.at(48).views.isEmpty && play.at(64).seen == ["4@0"])
    }

    @Test("FSPagerView#91: a turned pager keeps its item, in a loop and at the end of a list")
    func turnedItKeepsItsItem() throws {
        let loop = try Playback("fspagerview-91")
        #expect(loop.frames.allSatisfy { $0.seen == ["0@0"] })
        let list = try Playback("fspagerview-91-end")
        #expect(list.frames.allSatisfy { $0.seen == ["6@0"] })
        #expect(loop.end.viewport == 375 && list.end.viewport == 667)
        let middle = try Playback("fspagerview-91-center")
        for frame in middle.frames {
            let item = frame.views.first { $0.item == "3" }
            #expect(item.map { $0.start + $0.end } == frame.viewport)
        }
    }

    @Test(
        "SwiftUIPager#322: items of their own lengths stand one after the other and are snapped to"
    )
    func itemsOfTheirOwnLengths() throws {
        let play = try Playback("swiftuipager-322")
        for view in play.frames.flatMap(\.views) {
            let isOdd = ["1", "3", "5"].contains(view.item)
            #expect(view.extent == (isOdd ? 450 : 350))
        }
        let rests = play.frames.filter { $0.phase == .idle && $0.time > 0 }
        #expect(rests.allSatisfy { $0.offset == 0 })
        #expect(play.told("settle").compactMap(\.last) == Array("1234501"))
        #expect(play.end.seen == ["1@0", "2@450"])
    }

    @Test("iCarousel#59: an immediate scroll before the first layout shows its item")
    func shownByTheFirstLayout() throws {
        let play = try Playback("icarousel-59")
        #expect(play.end.seen == ["4@0"] && play.told("settle") == ["settle 0 4"])
    }
}
