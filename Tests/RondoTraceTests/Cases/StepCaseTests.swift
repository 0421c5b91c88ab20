import Rondo
import Testing

/// Steps and scrolls go by the items that were asked for, in whichever turn, and tell so.
struct StepCaseTests {
    @Test(
        "keen-slider#349: the item is told right in the fifteenth turn",
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

    @Test("slick#2844: to an item that is seen to the left it is two items backward")
    func toTheLeft() throws {
        let play = try Playback("slick-2844")
        #expect(play.at(0).seen.first == "7@0" && play.end.seen.first == "5@0")
        #expect(play.told("settle") == ["settle 0 7"] && play.end.place == -200)
        #expect(play.steps().allSatisfy { $0 <= 0 })
    }

    @Test("splide#1160: each press goes one page on, from the first one")
    func eachPress() throws {
        let play = try Playback("splide-1160")
        #expect(play.settled == "1230123032103210")
    }

    @Test("swiper#1448: ten times to the item left of the current one, and each time by one item")
    func tenTimesToTheLeft() throws {
        let play = try Playback("swiper-1448")
        #expect(play.settled == "7654321076")
        let rests = (0..<10).map { play.at(400 * Double($0) + 350).place }
        #expect(rests == (1...10).map { -100 * Double($0) })
        #expect(play.steps().allSatisfy { $0 <= 0 })
    }

    @Test("swiper#2630: three on and one back, of items of their own lengths")
    func threeOnAndOneBack() throws {
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

    @Test("swiper#6635: each step is to the next item, whatever share of another shows")
    func whateverShareShows() throws {
        #expect(try Playback("swiper-6635").settled == "1201")
    }

    @Test("swiper#7064: steps by three items go round both ways, by the same stops")
    func byThreeItems() throws {
        let play = try Playback("swiper-7064")
        #expect(play.settled == "361472741630" && play.switches.count == 24)
        #expect(play.at(2399).place == 1800 && play.end.place == 0)
    }

    @Test("swiper#8076: with seven of ten items in the viewport a scroll ends on the one asked for")
    func theOneAskedFor() throws {
        let play = try Playback("swiper-8076")
        #expect(play.told("settle") == ["settle 0 9", "settle 9 6", "settle 6 5"])
        #expect([550, 1050, 1550].map { play.at($0).place } == [-110, -440, -550])
        #expect(play.end.seen.first == "5@0")
    }

    @Test("tiny-slider#547: twenty quick presses go twenty items on, and never back")
    func twentyQuickPresses() throws {
        let play = try Playback("tiny-slider-547")
        #expect(play.steps().allSatisfy { $0 >= 0 })
        #expect(play.told("settle") == ["settle 0 2"] && play.end.place == 20 * 400)
    }
}
