import RondoTestSupport
import Testing

@testable import Rondo

/// The promises of a ticker: vertical lines, two tiles, a step of 400 ms every 3 s.
@Suite struct TickerTests {
    private static let hour: Milliseconds = 3_600_000

    private func make(_ items: Items = Items(count: 4), shownAt time: Milliseconds = 0) -> Scroller
    {
        var configuration = Configuration(viewport: 40)
        configuration.axis = .vertical
        configuration.overscan = 0
        configuration.advance = AutoAdvance(interval: 3000, duration: 400)
        var ticker = Scroller(configuration, items: items)
        _ = ticker.frame(at: time)
        return ticker
    }

    private func list(_ keys: Int...) -> Items {
        Items(keys.map { Item(ItemKey($0)) })
    }

    /// The items settled since the last call.
    private func settled(_ ticker: inout Scroller) -> [ItemKey?] {
        defer { ticker.queue.clear() }
        return ticker.queue.events.compactMap {
            if case .settle(_, let to) = $0 { to } else { nil }
        }
    }

    /// The visible items and their positions.
    private func shown(_ ticker: Scroller) -> [String] {
        ticker.tiles.map { "\($0.item.value) at \(ticker.start(of: $0))" }
    }

    /// Hiding has an input of its own, and without a reason nothing would end a frozen step.
    @Test(arguments: [Pauses.hidden, []])
    func aPauseWithoutAReasonOfItsOwnDoesNothing(reasons: Pauses) {
        var ticker = make()
        _ = ticker.frame(at: 2800)
        ticker.pause(reasons, step: .freeze, at: 2800)
        #expect(!ticker.isHidden && ticker.pauses == [])
        _ = ticker.frame(at: 3000)
        #expect(settled(&ticker) == [ItemKey(1)])
    }

    // MARK: Steps

    @Test func twoTilesAreEnough() {
        var ticker = make()
        var counts: Set<Int> = []
        for time in stride(from: 0.0, through: 60_000, by: 16) {
            _ = ticker.frame(at: time)
            counts.insert(ticker.tiles.count)
            #expect(ticker.tiles.allSatisfy { $0.number <= 2 })
        }
        #expect(counts == [1, 2])
    }

    @Test(arguments: [0, 1])
    func aSingleLineStandsStill(count: Int) {
        var ticker = make(Items(count: count))
        for time in stride(from: 0.0, through: 10_000, by: 100) {
            #expect(ticker.frame(at: time).phase == .idle)
        }
        #expect(ticker.tiles.count == count)
        #expect(ticker.nextDeadline == nil)
    }

    @Test func aSecondItemStartsWithAFullRest() {
        var ticker = make(Items(count: 1))
        ticker.change(to: Items(count: 2), at: 50_000)
        #expect(ticker.nextDeadline == 52_600)
    }

    @Test func theTickerContinuesAcrossTheSeam() {
        var ticker = make()
        _ = ticker.frame(at: 15_000)
        #expect(settled(&ticker).map { $0?.value } == [1, 2, 3, 0, 1])
    }

    // MARK: Pauses

    static let reasons: [Pauses] = [.hovered, .focused, .offScreen, .requested]

    @Test(arguments: reasons)
    func eachReasonAloneStopsTheTicker(reason: Pauses) {
        var ticker = make()
        ticker.pause(reason, at: 1000)
        _ = ticker.frame(at: 90_000)
        #expect(ticker.currentItem == ItemKey(0))
        ticker.resume(reason, at: 100_000)
        #expect(ticker.nextDeadline == 102_600)
    }

    @Test func theTickerWaitsUntilTheLastReasonIsGone() {
        var ticker = make()
        ticker.pause([.hovered, .offScreen], at: 1000)
        ticker.hide(at: 1100)
        ticker.pause(.requested, at: 1200)
        for (index, reason) in [Pauses.hovered, .requested, .offScreen].enumerated() {
            ticker.resume(reason, at: 5000 + 1000 * Double(index))
            #expect(ticker.nextDeadline == nil)
        }
        #expect(ticker.pauses == .hidden)
        ticker.show(at: 20_000)
        #expect(ticker.nextDeadline == 22_600)
    }

    @Test func aReasonGivenTwiceIsRemovedOnce() {
        var ticker = make()
        ticker.pause(.hovered, at: 1000)
        ticker.pause(.hovered, at: 1500)
        ticker.resume(.hovered, at: 2000)
        #expect(ticker.nextDeadline == 4600)
    }

    @Test func removingAnAbsentReasonKeepsTheRest() {
        var ticker = make()
        ticker.resume(.hovered, at: 2000)
        #expect(ticker.nextDeadline == 2600)
    }

    @Test func theTickerContinuesInPlaceAfterHoursHidden() {
        var ticker = make()
        ticker.hide(at: 4000)
        ticker.show(at: 4000 + 9 * Self.hour)
        let frame = ticker.frame(at: 4000 + 9 * Self.hour)
        #expect(frame.current == ItemKey(1) && frame.phase == .idle)
        #expect(settled(&ticker).count == 1)
        #expect(ticker.nextDeadline == 6600 + 9 * Self.hour)
    }

    @Test func underReducedMotionTheTickerCutsIfRequested() {
        var ticker = make()
        ticker.reduceMotion(true, at: 1000)
        #expect(ticker.nextDeadline == nil)
        ticker.resume(.reducedMotion, at: 2000)
        // A step takes no time, so the whole interval is rest.
        #expect(ticker.nextDeadline == 5000)
        #expect(ticker.frame(at: 5000).phase == .idle)
        #expect(shown(ticker) == ["1 at 0.0"])
        ticker.reduceMotion(false, at: 6000)
        #expect(ticker.nextDeadline == 8600)
    }

    // MARK: A host that slept

    @Test func missedStepsAreSkippedAfterAnUnannouncedSleep() {
        var ticker = make()
        _ = ticker.frame(at: 4000)
        ticker.wake(at: 8 * Self.hour)
        _ = ticker.frame(at: 8 * Self.hour)
        #expect(settled(&ticker) == [ItemKey(1)])
        #expect(ticker.nextDeadline == 2600 + 8 * Self.hour)
    }

    @Test func aStepInterruptedBySleepIsFinished() {
        var ticker = make()
        _ = ticker.frame(at: 2700)
        ticker.wake(at: Self.hour)
        #expect(ticker.frame(at: Self.hour).phase == .idle)
        #expect(settled(&ticker) == [ItemKey(1)])
        #expect(ticker.nextDeadline == 2600 + Self.hour)
    }

    @Test(arguments: [1.0, 16, 1000, 2999])
    func theTickerKeepsItsPeriodWhenFramesAreLate(late: Milliseconds) {
        var ticker = make()
        ticker.wake(at: 2600 + late)
        _ = ticker.frame(at: 2600 + late)
        #expect(ticker.nextDeadline == (late < 400 ? 3000 : 5600))
    }

    @Test func theTickerNeverTakesTwoStepsAtOnce() {
        for interval in [500.0, 3000] {
            for duration in [0, 400, interval] {
                for gap in stride(from: 100.0, through: 4 * interval, by: 50) {
                    var configuration = Configuration(viewport: 40)
                    configuration.advance = AutoAdvance(
                        interval: interval,
                        duration: Swift.min(duration, interval)
                    )
                    var ticker = Scroller(configuration, items: Items(count: 9))
                    var slot = ticker.frame(at: 0).slot
                    for time in stride(from: gap, through: 20 * gap, by: gap) {
                        ticker.wake(at: time)
                        let frame = ticker.frame(at: time)
                        #expect(frame.slot - slot <= 1, "\(interval), \(duration), \(gap)")
                        slot = frame.slot
                    }
                }
            }
        }
    }

    @Test func aFrameDoesNotDependOnTheTimeOfTheLastOne() {
        var ticker = make()
        _ = ticker.frame(at: 30_000)
        #expect(settled(&ticker).count == 10)
    }

    // MARK: Stopping during a step

    @Test func aPauseFinishesTheCurrentStep() {
        var ticker = make()
        ticker.pause(.hovered, at: 2800)
        #expect(ticker.frame(at: 2900).phase == .animating)
        #expect(ticker.frame(at: 3000).phase == .idle)
        #expect(settled(&ticker) == [ItemKey(1)])
        ticker.resume(.hovered, at: 10_000)
        #expect(ticker.nextDeadline == 12_600)
    }

    @Test func aPauseEndsTheCurrentStepIfRequested() {
        var ticker = make()
        ticker.pause(.requested, step: .end, at: 2800)
        #expect(settled(&ticker) == [ItemKey(1)])
        #expect(ticker.frame(at: 2800).phase == .idle)
        #expect(shown(ticker) == ["1 at 0.0"])
        #expect(ticker.frame(at: 10_000).slot == Slot(1))
    }

    @Test func aFrozenStepContinuesWithItsRemainder() {
        var ticker = make()
        ticker.pause(.hovered, step: .freeze, at: 2700)
        let frame = ticker.frame(at: 2700)
        #expect(frame.phase == .animating && frame.offset > 0)
        #expect(ticker.nextDeadline == nil && ticker.targetItem == ItemKey(1))
        ticker.pause(.offScreen, at: 9000)
        ticker.resume(.hovered, at: 10_000)
        #expect(ticker.frame(at: 20_000).offset == frame.offset)
        #expect(settled(&ticker).isEmpty)
        ticker.resume(.offScreen, at: 30_000)
        #expect(ticker.frame(at: 30_000).offset == frame.offset)
        #expect(ticker.nextDeadline == 30_300)
        _ = ticker.frame(at: 30_300)
        #expect(settled(&ticker) == [ItemKey(1)])
        #expect(ticker.nextDeadline == 32_900)
    }

    @Test func aFrozenStepEndsWhenHiddenOrRequested() {
        for isHidden in [false, true] {
            var ticker = make()
            ticker.pause(.hovered, step: .freeze, at: 2700)
            if isHidden {
                ticker.hide(at: 5000)
            } else {
                ticker.pause(.requested, step: .end, at: 5000)
            }
            #expect(settled(&ticker) == [ItemKey(1)])
            #expect(ticker.phase == .idle)
        }
    }

    @Test func aFrozenStepReachesItsLineAfterAChange() {
        var ticker = make(list(0, 1, 2, 3))
        _ = ticker.frame(at: 2600)
        ticker.pause(.hovered, step: .freeze, at: 2800)
        _ = ticker.frame(at: 2800)
        let before = shown(ticker)
        ticker.insert([Item(ItemKey(9))], before: ItemKey(1), at: 3500)
        #expect(ticker.frame(at: 3600).phase == .animating)
        #expect(shown(ticker).first == before.first)
        ticker.resume(.hovered, at: 4000)
        _ = ticker.frame(at: 4200)
        #expect(settled(&ticker) == [ItemKey(1)])
    }

    @Test func aFingerCatchesAFrozenStep() {
        var ticker = make()
        ticker.pause(.hovered, step: .freeze, at: 2700)
        ticker.press(x: 0, y: 30, at: 3000)
        #expect(ticker.phase == .dragging)
        ticker.release(x: 0, y: 30, at: 3100)
        ticker.resume(.hovered, at: 5000)
        #expect(settled(&ticker).isEmpty && ticker.phase == .idle)
    }

    @Test func reducedMotionDoesNotFreezeAStep() {
        var ticker = make()
        ticker.pause(.hovered, step: .freeze, at: 2700)
        ticker.reduceMotion(true, at: 2800)
        ticker.resume(.hovered, at: 3000)
        _ = ticker.frame(at: 3300)
        #expect(settled(&ticker) == [ItemKey(1)])
    }

    @Test(arguments: [PausedStep.finish, .freeze])
    func aPauseDoesNotAffectARequestedScroll(step: PausedStep) {
        var ticker = make()
        ticker.next(at: 1000)
        ticker.pause(.hovered, step: step, at: 1100)
        #expect(ticker.frame(at: 1200).phase == .animating)
        #expect(ticker.frame(at: 1300).phase == .idle)
        #expect(settled(&ticker) == [ItemKey(1)])
    }

    @Test func aPauseCanEndARequestedScroll() {
        var ticker = make()
        ticker.next(at: 1000)
        ticker.pause(.hovered, step: .end, at: 1100)
        #expect(ticker.frame(at: 1100).phase == .idle)
        #expect(settled(&ticker) == [ItemKey(1)])
    }

    @Test func resumingDuringAStepGivesARestFromItsEnd() {
        var ticker = make()
        ticker.pause(.hovered, at: 2700)
        ticker.resume(.hovered, at: 2800)
        #expect(ticker.nextDeadline == 3000)
        _ = ticker.frame(at: 3000)
        #expect(ticker.nextDeadline == 5600)
    }

    @Test func endingStepsDoesNotAffectADrag() {
        var ticker = make()
        ticker.press(x: 0, y: 30, at: 1000)
        ticker.move(x: 0, y: 10, at: 1100)
        ticker.pause(.requested, step: .end, at: 1200)
        #expect(ticker.frame(at: 1200).phase == .dragging)
    }

    // MARK: Changes of items

    @Test func changingItemsDuringAStepKeepsTheVisibleLines() {
        var ticker = make(list(0, 1, 2, 3))
        _ = ticker.frame(at: 2750)
        let before = shown(ticker)
        #expect(before.count == 2)
        ticker.change(to: list(7, 8, 0, 1, 9, 3), at: 2750)
        _ = ticker.frame(at: 2750)
        #expect(shown(ticker) == before)
        _ = ticker.frame(at: 3000)
        #expect(shown(ticker) == ["1 at 0.0"])
        #expect(settled(&ticker) == [ItemKey(1)])
        #expect(ticker.nextDeadline == 5600)
    }

    @Test func removingTheTargetOfAStepShowsTheNextLine() {
        var ticker = make(list(0, 1, 2, 3))
        _ = ticker.frame(at: 2750)
        ticker.remove([ItemKey(1)], at: 2750)
        _ = ticker.frame(at: 3000)
        #expect(shown(ticker) == ["2 at 0.0"])
        #expect(settled(&ticker) == [ItemKey(2)])
    }

    @Test(arguments: [1000.0, 2750])
    func equalDataChangesNothing(time: Milliseconds) {
        var ticker = make(list(0, 1, 2))
        var other = make(list(0, 1, 2))
        _ = ticker.frame(at: time)
        _ = other.frame(at: time)
        ticker.replace(with: list(0, 1, 2), at: time)
        ticker.change(to: list(0, 1, 2), at: time)
        #expect(ticker.nextDeadline == other.nextDeadline)
        #expect(ticker.frame(at: time + 100) == other.frame(at: time + 100))
        #expect(shown(ticker) == shown(other))
    }

    @Test func changingOtherLinesKeepsTheRest() {
        var ticker = make(list(0, 1, 2))
        ticker.change(to: list(0, 1, 2, 3), at: 2000)
        #expect(ticker.nextDeadline == 2600)
    }

    @Test(arguments: [1000.0, 2750])
    func aReloadStartsFromTheFirstLine(time: Milliseconds) {
        var ticker = make(list(0, 1, 2))
        _ = ticker.frame(at: time)
        ticker.replace(with: list(10, 11, 12), at: time)
        let frame = ticker.frame(at: time)
        #expect(frame.phase == .idle && frame.slot == Slot(0))
        #expect(shown(ticker) == ["10 at 0.0"])
        #expect(ticker.nextDeadline == time + 2600)
    }

    @Test func aReloadWithTheCurrentLineGivesItAFullRest() {
        var ticker = make(list(0, 1, 2))
        ticker.replace(with: list(5, 0, 6), at: 2000)
        _ = ticker.frame(at: 2000)
        #expect(shown(ticker) == ["0 at 0.0"])
        #expect(ticker.nextDeadline == 4600)
    }

    /// Without a step that is due there is nothing to skip, and a recording keeps the reasons.
    @Test func aPausedTickerHasMissedNoStep() {
        var configuration = Configuration(viewport: 400)
        configuration.advance = AutoAdvance(interval: 1000, duration: 500)
        var ticker = Scroller(configuration, items: Items(count: 5))
        _ = ticker.frame(at: 0)
        _ = ticker.frame(at: 600)
        ticker.pause(.hovered, at: 700)
        let hasSlept = ticker.wake(at: 9000)
        #expect(!hasSlept)
        _ = ticker.frame(at: 9000)
        #expect(ticker.pauses == .hovered)
    }
}
