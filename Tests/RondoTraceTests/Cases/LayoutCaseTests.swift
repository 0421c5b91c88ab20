import Rondo
import Testing

/// The first layout, rotation, and items of different lengths.
struct LayoutCaseTests {
    @Test("DMLazyScrollView#5: a view without a size at first can be dragged once it has one")
    func draggedAfterTheFirstLayout() throws {
        let play = try Playback("dmlazyscrollview-5")
        #expect(play.at(48).views.isEmpty && play.at(64).seen == ["0@0"])
        #expect(play.events("settle") == ["settle 0 1"])
    }

    @Test("FSPagerView#236: rotated and rotated back, it shows the same item without a switch")
    func rotatedAndRotatedBack() throws {
        let play = try Playback("fspagerview-236")
        #expect(play.frames.count > 40)
        #expect(play.frames.allSatisfy { $0.seen == ["0@0"] && $0.current == "0" })
        #expect(Set(play.frames.map(\.viewport)).count > 10)
        #expect(play.events("begin", "change", "settle", "cancel").isEmpty)
    }

    @Test(
        "FSPagerView#375: a scroll requested before the first layout is carried out by it"
    )
    func requestedBeforeTheFirstLayout() throws {
        let play = try Playback("fspagerview-375")
        #expect(play.at(48).views.isEmpty && play.at(64).seen == ["4@0"])
    }

    @Test("FSPagerView#91: a rotated pager keeps its item, in a loop and at the end of a list")
    func rotated() throws {
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
        "SwiftUIPager#322: items with different lengths are laid out one after the other and snap"
    )
    func itemsOfDifferentLengths() throws {
        let play = try Playback("swiftuipager-322")
        for view in play.frames.flatMap(\.views) {
            let isOdd = ["1", "3", "5"].contains(view.item)
            #expect(view.extent == (isOdd ? 450 : 350))
        }
        let rests = play.frames.filter { $0.phase == .idle && $0.time > 0 }
        #expect(rests.allSatisfy { $0.offset == 0 })
        #expect(play.events("settle").compactMap(\.last) == Array("1234501"))
        #expect(play.end.seen == ["1@0", "2@450"])
    }

    @Test("embla#905: the current page keeps its edge while the viewport gets narrower")
    func aNarrowerViewport() throws {
        let play = try Playback("embla-905")
        #expect(Set(play.frames.map(\.viewport)).count == 101)
        #expect(play.frames.allSatisfy { $0.seen == ["3@0"] })
        #expect(play.events("begin", "change", "settle", "cancel").isEmpty)
    }

    @Test("flutter#65015: a viewport without a size for a while shows the same page")
    func withoutASizeForAWhile() throws {
        let play = try Playback("flutter-65015")
        #expect(play.at(150).views.isEmpty && play.end.seen == ["3@0"])
        #expect(play.events("begin", "change", "settle", "cancel").isEmpty)
    }

    @Test("swiper#2338: twice as many visible items keep the same current item")
    func twiceAsMany() throws {
        let play = try Playback("swiper-2338")
        #expect(play.at(50).seen == ["4@-100", "5@100", "6@300"])
        #expect(play.at(450).seen == ["3@-100", "4@100", "5@300", "6@500", "7@700"])
        #expect(play.events("change", "settle").first == "change 5 6" && play.settled == "670")
    }

    @Test("iCarousel#59: an immediate scroll before the first layout shows its item")
    func shownByTheFirstLayout() throws {
        let play = try Playback("icarousel-59")
        #expect(play.end.seen == ["4@0"] && play.events("settle") == ["settle 0 4"])
    }
}
