import Rondo
import Testing

@testable import RondoTrace

/// Items come, go and change while they are visible.
struct ChangeCaseTests {
    @Test("GKDYVideo#32-b: items inserted before the first during a pull leave it in place")
    func itemsBeforeTheFirst() throws {
        let play = try Playback("gkdyvideo-32-b")
        #expect(play.at(144).visible.map(\.item) == ["0"])
        let start = try #require(play.at(160).visible.first { $0.item == "0" }?.start)
        #expect(abs(start - 89.5) < 1)
        #expect(play.at(240).visible.first { $0.item == "0" }?.start == start)
        #expect(play.at(240).visible.map(\.item) == ["n9", "0"], "the gap before it is filled")
        #expect(play.end.seen == ["0@0"] && play.events("change", "settle").isEmpty)
    }

    @Test("GKDYVideo#32-c: a page appended during the bounce at the end starts with its first item")
    func aPageInTheBounce() throws {
        let play = try Playback("gkdyvideo-32-c")
        #expect(play.at(112).place > 7 * 600, "it is stretched")
        #expect(play.end.seen == ["8@0"] && play.events("settle") == ["settle 7 8"])
    }

    @Test("GKVideoScrollView#4: two items that become four each show in their own place")
    func eachItemInItsPlace() throws {
        let play = try Playback("gkvideoscrollview-4")
        #expect(play.at(800).seen == ["1@0"])
        #expect(play.at(1500).current == "0" && play.end.seen == ["1@0"])
        for view in play.frames.flatMap(\.views) { #expect("\(view.slot)" == view.item) }
    }

    @Test(
        "GKVideoScrollView#9: the visible item is removed while a page comes; the order stays that of the list"
    )
    func removedWhileAPageComes() throws {
        let play = try Playback("gkvideoscrollview-9")
        #expect(play.at(112).seen == ["8@0"])
        let order = (0...19).filter { $0 != 9 }.map(String.init)
        for view in play.frames(from: 112).flatMap(\.views) {
            #expect(order[view.slot] == view.item)
        }
        #expect(play.end.seen == ["11@0"])
    }

    @Test("IGListKit#1332: a page appended to items of different lengths moves none of them")
    func appendedToItemsOfDifferentLengths() throws {
        let play = try Playback("iglistkit-1332")
        #expect(play.at(192).current == "15" && play.at(192).offset == 33.5)
        #expect(play.at(208).visible == play.at(192).visible)
    }

    @Test("IGListKit#1441: items appended at the very end move no visible item")
    func appendedAtTheEnd() throws {
        let play = try Playback("iglistkit-1441")
        #expect(play.at(192).seen.last == "29@503")
        #expect(play.at(208).seen == play.at(192).seen, "appended with a shorter expected length")
        #expect(play.end.seen == play.at(192).seen, "measured")
    }

    @Test("JSQMessagesViewController#1838: items inserted before a fling do not slow it")
    func itemsBeforeAFling() throws {
        let play = try Playback("jsqmessagesviewcontroller-1838")
        let alone = try Playback("jsqmessagesviewcontroller-1838") { trace in
            trace.inputs.removeAll { $0.name == .insert }
        }
        // Until the list without those items reaches its start.
        let times = stride(from: 96.0, to: 2800, by: 16)
        for time in times { #expect(play.at(time).seen == alone.at(time).seen) }
        #expect(play.at(2000).place < 0 || play.end.phase == .idle)
    }

    @Test("Parchment#616: a sliding window of items keeps its current item in place")
    func aSlidingWindow() throws {
        let play = try Playback("parchment-616")
        #expect(play.frames.allSatisfy { $0.seen == ["37@0"] })
        #expect(Set(play.frames.flatMap(\.visible).map(\.number)).count == 1)
    }

    @Test("SDCycleScrollView#557: other items start with the first one")
    func otherItems() throws {
        let play = try Playback("sdcyclescrollview-557")
        #expect(play.at(112).seen == ["x@0"] && play.at(112).place == 0)
        #expect(play.events("settle") == ["settle 3 x", "settle x y"])
    }

    @Test("SwiftUIPager#16: after the last item is removed, the one before it is shown")
    func theLastItemIsRemoved() throws {
        let play = try Playback("swiftuipager-16")
        #expect(play.end.seen == ["1@0"] && play.events("settle") == ["settle 2 1"])
    }

    @Test("SwiftUIPager#204: items inserted before the visible one leave it in place")
    func itemsBeforeTheVisibleOne() throws {
        let play = try Playback("swiftuipager-204")
        #expect(play.frames(from: 736).allSatisfy { $0.seen == ["1@0"] })
        #expect(play.end.place == 6 * 400 && play.events("settle") == ["settle 0 1"])
    }

    @Test("SwiftUIPager#228: the last item is removed twice; each time the one before it is shown")
    func theLastItemIsRemovedTwice() throws {
        let play = try Playback("swiftuipager-228")
        #expect(play.at(112).seen == ["3@0"] && play.at(304).seen == ["2@0"])
        #expect(play.end.views.map(\.item) == ["1", "2"])
    }

    @Test("TYCyclePagerView#18: items that arrive late can be paged through")
    func lateItems() throws {
        let play = try Playback("tycyclepagerview-18")
        #expect(play.at(96).views.isEmpty && play.at(112).seen == ["0@0"])
        #expect(play.end.seen == ["1@0"] && play.events("settle").last == "settle 0 1")
    }

    @Test("ZFPlayer#1047: a footer that comes and goes leaves the pages aligned")
    func aFooterComesAndGoes() throws {
        let play = try Playback("zfplayer-1047")
        #expect(play.frames.allSatisfy { $0.seen == ["7@0"] && $0.current == "7" })
    }

    @Test(
        "tanstack-virtual#1077: a list cut from 1,000 items to 20 scrolls back to fill the viewport"
    )
    func cutToTwentyItems() throws {
        let play = try Playback("tanstack-virtual-1077")
        #expect(play.at(96).seen.first == "750@0" && play.at(112).current == "750")
        let after = play.frames(from: 112)
        #expect(after.allSatisfy { !$0.visible.isEmpty && $0.views.count <= 14 })
        let back = after.filter { $0.time < 2000 }.compactMap { $0.visible.last?.end }
        #expect(zip(back, back.dropFirst()).allSatisfy { $0 <= $1 } && back.last == 600)
        #expect(play.at(1990).seen.first == "400@0" && play.at(1990).phase == .idle)
        #expect(play.end.seen == play.at(1990).seen, "nothing follows them")
    }

    @Test("componentkit#129: a removed item disappears under its own id")
    func aRemovedItemDisappears() throws {
        let play = try Playback("componentkit-129")
        #expect(play.events("didDisappear", "reclaim") == ["didDisappear 9", "reclaim 9"])
        #expect(play.end.seen == ["8@0"])
    }

    @Test("iCarousel#43: a list is emptied, refilled and scrolled to a new item")
    func emptiedAndFilled() throws {
        let play = try Playback("icarousel-43")
        #expect(play.at(208).views.isEmpty && play.at(208).current == nil)
        #expect(play.at(304).current == "a" && play.at(304).seen == ["a@0"])
        #expect(play.events("settle").last == "settle a b" && play.end.seen == ["a@-200", "b@100"])
    }

    @Test("NewPagedFlowView#6: a list replaced during a step has one view in each place")
    func replacedDuringAStep() throws {
        let play = try Playback("newpagedflowview-6")
        #expect(play.at(11_856).phase == .animating)
        for frame in play.frames {
            #expect(Set(frame.views.map(\.slot)).count == frame.views.count)
            #expect(
                zip(frame.views, frame.views.dropFirst()).allSatisfy {
                    abs($0.end - $1.start) < 1e-6
                }
            )
        }
        #expect(play.events("settle").last == "settle 4 y")
    }
}
