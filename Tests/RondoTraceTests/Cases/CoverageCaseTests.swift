import Rondo
import Testing

/// The viewport is covered with any number of items of any length, in motion and across the seam.
struct CoverageCaseTests {
    /// Whether a visible item keeps its view while it is visible.
    private func keepsItsViews(_ play: Playback) -> Bool {
        zip(play.frames, play.frames.dropFirst()).allSatisfy { before, after in
            before.visible.allSatisfy { view in
                after.visible.allSatisfy { $0.slot != view.slot || $0.number == view.number }
            }
        }
    }

    @Test("embla#1000: two items narrower than the viewport loop in both directions")
    func twoNarrowItems() throws {
        let play = try Playback("embla-1000")
        #expect(play.frames.allSatisfy { $0.isCovered() })
        #expect(play.settled == "10101010")
        #expect(play.steps(to: 1600).allSatisfy { $0 >= 0 })
        #expect(play.steps(from: 1600, to: 3200).allSatisfy { $0 <= 0 })
        #expect(play.at(3360).seen == ["0@-84", "1@196"])
        #expect(play.at(4560).seen == ["1@-196", "0@84", "1@364"])
        #expect(play.end.seen == ["0@0", "1@280"])
    }

    @Test("embla#12: a single looped item stays in the viewport, also during a drag")
    func aSingleItem() throws {
        let play = try Playback("embla-12")
        #expect(play.frames.allSatisfy { $0.seen == ["0@0"] } && play.switches.isEmpty)
    }

    @Test("embla#149: four items loop while three are visible")
    func fourItemsThreeVisible() throws {
        let play = try Playback("embla-149")
        #expect(play.frames.allSatisfy { $0.isCovered() })
        let rests = [0, 350, 750, 1150].map { play.at($0).seen }
        #expect(
            rests == [
                ["0@0", "1@100", "2@200"], ["1@0", "2@100", "3@200"],
                ["2@0", "3@100", "0@200"], ["3@0", "0@100", "1@200"],
            ]
        )
    }

    @Test("embla#185: items with different lengths stay until they have left the viewport")
    func untilTheyHaveLeft() throws {
        let play = try Playback("embla-185")
        #expect(play.frames.allSatisfy { $0.isCovered() } && keepsItsViews(play))
        // 1090 points back, and 2190 forward.
        #expect(play.at(1900).seen.first == "8@-14" && play.end.seen.first == "6@-140")
    }

    @Test("flickity#1238: items much narrower than the viewport fill it on both sides")
    func filledOnBothSides() throws {
        let play = try Playback("flickity-1238")
        let items = play.at(0).visible.map(\.item)
        #expect(items == ["7", "8", "9", "10", "11", "0", "1", "2", "3", "4", "5"])
        #expect(play.at(0).seen.first == "7@-20")
    }

    @Test("flickity#151: each of two items is visible on both sides of the other")
    func bothSidesOfEachOther() throws {
        let play = try Playback("flickity-151")
        #expect(play.at(0).seen == ["1@-280", "0@40", "1@360"])
        #expect(play.end.seen == ["0@-280", "1@40", "0@360"])
        #expect(play.frames.allSatisfy { $0.isCovered() })
    }

    @Test("flickity#95: too few items are repeated, or stand still if so configured")
    func tooFewItems() throws {
        let play = try Playback("flickity-95")
        #expect(play.frames.allSatisfy { $0.isCovered() } && keepsItsViews(play))
        #expect(play.settled == "120120" && play.end.place == 9 * 80)
        #expect(play.steps(from: 2400).allSatisfy { (0...10).contains($0) })
        let still = try Playback("flickity-95-still")
        #expect(still.frames.allSatisfy { $0.seen == ["0@0", "1@80", "2@160"] })
        #expect(still.switches.isEmpty)
    }

    @Test("keen-slider#128: six items with five visible stay until they have left the viewport")
    func fiveOfSix() throws {
        let play = try Playback("keen-slider-128")
        #expect(play.frames.allSatisfy { $0.isCovered() } && keepsItsViews(play))
        #expect(play.end.place == 600 && play.end.seen.first == "0@0")
    }

    @Test("keen-slider#347: between centred items the gap is never wider than the spacing")
    func centredItems() throws {
        let play = try Playback("keen-slider-347")
        #expect(play.frames.allSatisfy { $0.isCovered(spacing: 15) })
        #expect(play.settled == "12301230" && play.end.seen == ["3@0", "0@120", "1@240"])
    }

    @Test("keen-slider#81: a single repeated item comes to rest where it started")
    func aSingleRepeatedItem() throws {
        let play = try Playback("keen-slider-81")
        #expect(play.frames.allSatisfy { $0.isCovered() })
        #expect(play.steps().allSatisfy { $0 >= 0 })
        #expect(play.switches == ["begin 0", "settle 0 0", "begin 0", "settle 0 0"])
        #expect(play.at(1200).seen == ["0@0"] && play.end.seen == ["0@0"])
    }

    @Test("swiper#2749: a centred item has a neighbour on both sides, also in motion")
    func neighboursOnBothSides() throws {
        let play = try Playback("swiper-2749")
        #expect(play.frames.allSatisfy { $0.isCovered() && $0.visible.count >= 2 })
        let rests = play.frames.filter { $0.phase == .idle }
        #expect(rests.allSatisfy { $0.visible.map(\.start) == [-225, 75, 375] })
        #expect(play.settled == "12340123404321043210")
        #expect(play.end.seen == ["4@-225", "0@75", "1@375"])
    }

    @Test("swiper#7584: the first item follows to the right of the last")
    func theFirstFollowsTheLast() throws {
        let seen = try Playback("swiper-7584").at(0).seen
        #expect(seen == ["3@-95", "4@25", "5@135", "0@265", "1@365"])
    }

    @Test("swiper#7980: overscan covers an item's length beyond each edge")
    func overscanOfAnItem() throws {
        let play = try Playback("swiper-7980")
        #expect(play.settled == "12345012")
        for frame in play.frames {
            let views = frame.views
            #expect(try #require(views.first).start <= -300 && #require(views.last).end >= 1200)
            #expect(zip(views, views.dropFirst()).allSatisfy { $0.slot + 1 == $1.slot })
        }
    }

    @Test("swiper#8137: three of four items are visible forwards and backwards without a gap")
    func forwardsAndBackwards() throws {
        let play = try Playback("swiper-8137")
        #expect(play.frames.allSatisfy { $0.isCovered() } && play.settled == "103")
        #expect(play.at(350).seen == ["1@0", "2@100", "3@200"])
        #expect(play.end.seen == ["3@0", "0@100", "1@200"])
    }

    @Test("tiny-slider#456: no item is missing in forty steps")
    func fortySteps() throws {
        let play = try Playback("tiny-slider-456")
        #expect(play.frames.allSatisfy { $0.isCovered() })
        #expect(play.settled == String(repeating: "12345670", count: 5))
    }
}
