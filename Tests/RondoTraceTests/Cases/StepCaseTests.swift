import Rondo
import Testing

/// Steps and scrolls end on the requested items in every turn, and report them.
struct StepCaseTests {
    @Test(
        "keen-slider#349: the current item is correct in the fifteenth turn",
        arguments: 3...5
    )
    func inTheFifteenthTurn(count: Int) throws {
        let play = try Playback("keen-slider-349") {
            $0.items = Array($0.items[..<count])
            $0.inputs = Array($0.inputs[..<(15 * count)])
        }
        let turn = (1...count).map { "\($0 % count)" }.joined()
        #expect(play.settled == String(repeating: turn, count: 15))
        for frame in play.frames where frame.phase == .idle {
            #expect(frame.views.contains { $0.item == frame.current && $0.start == 50 })
        }
    }

    @Test("slick#2844: a scroll to an item visible to the left goes two items backward")
    func toTheLeft() throws {
        let play = try Playback("slick-2844")
        #expect(play.at(0).seen.first == "7@0" && play.end.seen.first == "5@0")
        #expect(play.events("settle") == ["settle 0 7"] && play.end.place == -200)
        #expect(play.steps().allSatisfy { $0 <= 0 })
    }

    @Test("splide#1160: each press moves one page, starting from the first")
    func eachPressMovesOnePage() throws {
        let play = try Playback("splide-1160")
        #expect(play.settled == "1230123032103210")
    }

    @Test("swiper#1448: ten scrolls to the item on the left each move by one item")
    func tenTimesToTheLeft() throws {
        let play = try Playback("swiper-1448")
        #expect(play.settled == "7654321076")
        let rests = (0..<10).map { play.at(400 * Double($0) + 350).place }
        #expect(rests == (1...10).map { -100 * Double($0) })
        #expect(play.steps().allSatisfy { $0 <= 0 })
    }

    @Test("swiper#2630: three steps forward and one back, with items of different lengths")
    func threeForwardAndOneBack() throws {
        let play = try Playback("swiper-2630")
        #expect(play.settled == "1232" && play.end.seen == ["2@0", "3@150"])
    }

    @Test("swiper#6592: in the second turn the neighbours are one page away")
    func inTheSecondTurn() throws {
        let play = try Playback("swiper-6592")
        #expect(play.settled == "1234567890121")
        let rests = [4350, 4750, 5200].map { play.at($0).place }
        #expect(rests == [4400, 4800, 4400])
    }

    @Test("swiper#6635: each step goes to the next item, whatever part of another is visible")
    func anyPartOfTheNextItem() throws {
        #expect(try Playback("swiper-6635").settled == "1201")
    }

    @Test("swiper#7064: steps by three items use the same stops in both directions")
    func byThreeItems() throws {
        let play = try Playback("swiper-7064")
        #expect(play.settled == "361472741630" && play.switches.count == 24)
        #expect(play.at(2399).place == 1800 && play.end.place == 0)
    }

    @Test("swiper#8076: with seven of ten items visible, a scroll ends on the requested one")
    func theRequestedItem() throws {
        let play = try Playback("swiper-8076")
        #expect(play.events("settle") == ["settle 0 9", "settle 9 6", "settle 6 5"])
        #expect([550, 1050, 1550].map { play.at($0).place } == [-110, -440, -550])
        #expect(play.end.seen.first == "5@0")
    }

    @Test("tiny-slider#547: twenty quick presses move twenty items forward, never back")
    func twentyQuickPresses() throws {
        let play = try Playback("tiny-slider-547")
        #expect(play.steps().allSatisfy { $0 >= 0 })
        #expect(play.events("settle") == ["settle 0 2"] && play.end.place == 20 * 400)
    }
}
