import Rondo
import Testing

/// The demand of a scroller until the next input.
@Suite struct DemandTests {
    private func shown(_ change: (inout Configuration) -> Void = { _ in }) -> Scroller {
        var configuration = Configuration(viewport: 100)
        change(&configuration)
        var scroller = Scroller(configuration, items: Items(count: 5))
        #expect(scroller.demand == .frames)
        _ = scroller.frame(at: 0)
        return scroller
    }

    @Test func atRestNoFrameIsNeeded() {
        #expect(shown().demand == .nothing)
    }

    @Test func anInputNeedsAFrame() {
        var scroller = shown()
        scroller.scroll(to: ItemIndex(2), animated: false, at: 10)
        #expect(scroller.demand == .frames)
        _ = scroller.frame(at: 10)
        #expect(scroller.demand == .nothing)
    }

    @Test func aRestingFingerNeedsNoFrame() {
        var scroller = shown()
        scroller.press(x: 50, y: 0, at: 10)
        scroller.move(x: 20, y: 0, at: 20)
        #expect(scroller.demand == .frames)
        #expect(scroller.frame(at: 20).phase == .dragging)
        #expect(scroller.demand == .nothing)
    }

    @Test func aMotionNeedsFramesUntilItRests() {
        var scroller = shown()
        scroller.next(at: 10)
        for time in stride(from: 10.0, to: 310, by: 10) {
            _ = scroller.frame(at: time)
            #expect(scroller.demand == .frames)
        }
        _ = scroller.frame(at: 310)
        #expect(scroller.demand == .nothing)
    }

    @Test func aWheelGestureNeedsAFrameAtItsEnd() {
        var scroller = shown()
        scroller.wheel(dx: 30, dy: 0, at: 10)
        _ = scroller.frame(at: 20)
        #expect(scroller.demand == .frame(at: 110))
    }

    @Test func autoAdvanceNeedsAFrameAtItsNextStep() {
        let scroller = shown { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        #expect(scroller.demand == .frame(at: 800))
    }

    @Test func hiddenContentNeedsNoFrame() {
        var scroller = shown { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        scroller.next(at: 10)
        scroller.hide(at: 20)
        #expect(scroller.demand == .nothing)
        scroller.show(at: 30)
        #expect(scroller.demand == .frames)
    }

    @Test func aHostThatFollowsTheDemandMissesNothing() {
        var scroller = shown { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        var (now, frames, settled) = (0.0, 0, 0)
        while now < 10_000 {
            while let event = scroller.nextEvent() {
                if case .settle = event { settled += 1 }
            }
            switch scroller.demand {
            case .nothing: return #expect(Bool(false), "no demand at \(now)")
            case .frames: now += 20
            case .frame(let time): now = time
            }
            _ = scroller.frame(at: now)
            frames += 1
        }
        // Nine steps of 200 ms, each with a frame every 20 ms and its first frame.
        #expect(settled == 9 && frames <= 10 * 12)
    }

    @Test func shelvesDemandWhatAnyOfThemDemands() {
        let shelf = Shelf(ShelfKey(1), items: Items(count: 5))
        var shelves = Shelves(ShelvesConfiguration(width: 100, height: 100), shelves: [shelf])
        #expect(shelves.demand == .frames)
        _ = shelves.frame(at: 0)
        while shelves.nextAction(at: 0) != nil {}
        #expect(shelves.demand == .nothing)
        shelves.moveShelf(ShelfKey(1), at: 10) {
            $0.next(at: 10)
            return nil
        }
        _ = shelves.frame(at: 20)
        #expect(shelves.demand == .frames)
        _ = shelves.frame(at: 310)
        while shelves.nextAction(at: 310) != nil {}
        #expect(shelves.demand == .nothing)
    }
}
