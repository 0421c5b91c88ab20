import Rondo
import Testing

/// What a scroller wants of its host until the next input.
@Suite struct DemandTests {
    private func shown(_ change: (inout Configuration) -> Void = { _ in }) -> Scroller {
        var configuration = Configuration(viewport: 100)
        change(&configuration)
        var scroller = Scroller(configuration, items: Items(count: 5))
        #expect(scroller.demand == .frames)
        _ = scroller.frame(at: 0)
        return scroller
    }

    @Test func atRestNothing() {
        #expect(shown().demand == .nothing)
    }

    @Test func anInputWantsAFrame() {
        var scroller = shown()
        scroller.scroll(to: ItemIndex(2), animated: false, at: 10)
        #expect(scroller.demand == .frames)
        _ = scroller.frame(at: 10)
        #expect(scroller.demand == .nothing)
    }

    @Test func underAFingerThatRestsNothing() {
        var scroller = shown()
        scroller.press(x: 50, y: 0, at: 10)
        scroller.move(x: 20, y: 0, at: 20)
        #expect(scroller.demand == .frames)
        #expect(scroller.frame(at: 20).phase == .dragging)
        #expect(scroller.demand == .nothing)
    }

    @Test func whatMovesWantsFramesUntilItRests() {
        var scroller = shown()
        scroller.next(at: 10)
        for time in stride(from: 10.0, to: 310, by: 10) {
            _ = scroller.frame(at: time)
            #expect(scroller.demand == .frames)
        }
        _ = scroller.frame(at: 310)
        #expect(scroller.demand == .nothing)
    }

    @Test func inAWheelsPauseTheEndOfIt() {
        var scroller = shown()
        scroller.wheel(dx: 30, dy: 0, at: 10)
        _ = scroller.frame(at: 20)
        #expect(scroller.demand == .frame(at: 110))
    }

    @Test func theNextStepOfAutoAdvance() {
        let scroller = shown { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        #expect(scroller.demand == .frame(at: 800))
    }

    @Test func hiddenNothing() {
        var scroller = shown { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        scroller.next(at: 10)
        scroller.hide(at: 20)
        #expect(scroller.demand == .nothing)
        scroller.show(at: 30)
        #expect(scroller.demand == .frames)
    }

    @Test func aHostThatDoesWhatIsWantedMissesNothing() {
        var scroller = shown { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        var (now, frames, settled) = (0.0, 0, 0)
        while now < 10_000 {
            while let event = scroller.nextEvent() {
                if case .settle = event { settled += 1 }
            }
            switch scroller.demand {
            case .nothing: return #expect(Bool(false), "nothing wanted at \(now)")
            case .frames: now += 20
            case .frame(let time): now = time
            }
            _ = scroller.frame(at: now)
            frames += 1
        }
        // Nine whole steps of 200 ms, each with a frame every 20 ms, and the one that starts it.
        #expect(settled == 9 && frames <= 10 * 12)
    }

    @Test func shelvesWantWhatAnyOfThemWants() {
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
