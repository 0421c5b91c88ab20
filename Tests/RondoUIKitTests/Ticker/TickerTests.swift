import Foundation
import Rondo
import Testing
import UIKit

@testable import RondoUIKit

/// A ticker of three lines, 400 by 40 points, in a window.
@MainActor
final class TickerStage {
    let stage: Stage
    let ticker: TickerView
    var device: Simulation { stage.device }

    init(_ items: [String] = ["a", "b", "c"]) throws {
        stage = Stage(items: items, size: CGSize(width: 400, height: 40), of: TickerView.self)
        ticker = try #require(stage.pager as? TickerView)
        // Subtracts the duration of the first frame.
        ticker.reload()
        stage.device.layOut()
        _ = stage.listener.take()
    }

    /// Puts a list of 4000 points into the window, with the ticker at the top.
    func putInList() -> UIScrollView {
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentSize = CGSize(width: 400, height: 4000)
        stage.window.addSubview(list)
        list.addSubview(ticker)
        return list
    }

    /// The starts of the next steps in seconds from now, to a tenth.
    func steps(for seconds: Double) -> [String] {
        let start = device.time
        var steps: [String] = []
        stage.listener.onEvent = { [device] event in
            if event.hasPrefix("begin") {
                steps.append("\(((device.time - start) * 10).rounded() / 10)")
            }
        }
        device.advance(by: seconds)
        stage.listener.onEvent = nil
        return steps
    }
}

extension UIKitTests {
    /// Steps from line to line: when they start, and reasons to wait.
    @Suite @MainActor struct TickerTests {
        @Test func aStepStartsAtEachInterval() throws {
            let ticker = try TickerStage()
            #expect(ticker.stage.seen == ["a@0"])
            // Intervals count from start to start; the first one has no step and is all rest.
            #expect(ticker.steps(for: 12.1) == ["3.6", "7.6", "11.6"])
            ticker.device.advance(by: 0.3)
            #expect(ticker.stage.seen == ["a@0"])
        }

        @Test func aStepMovesUpwards() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.8)
            #expect(ticker.stage.seen == ["a@-21", "b@19"])
            ticker.device.advance(by: 0.24)
            #expect(ticker.stage.seen == ["b@0"])
        }

        @Test func thousandsOfStepsDoNotDrift() throws {
            let ticker = try TickerStage()
            ticker.ticker.interval = 1
            ticker.ticker.reload()
            ticker.device.frameInterval = 0.017
            let steps = ticker.steps(for: 1000.5)
            #expect(steps.count == 1000)
            #expect(try abs(#require(Double(steps[999])) - 999.6) < 0.02)
        }

        @Test(arguments: [[], ["a"]])
        func noLinesAndOneLineStandStill(items: [String]) throws {
            let ticker = try TickerStage(items)
            #expect(ticker.steps(for: 30).isEmpty)
            #expect(ticker.stage.seen == items.map { "\($0)@0" })
            ticker.ticker.showNext()
            ticker.device.advance(by: 1)
            #expect(ticker.stage.seen == items.map { "\($0)@0" })
            // With two lines it starts after a full rest.
            ticker.stage.source.items = ["a", "b"]
            ticker.ticker.updateItems()
            #expect(ticker.steps(for: 8) == ["3.6", "7.6"])
        }

        @Test func twoLinesLoopForever() throws {
            let ticker = try TickerStage(["a", "b"])
            _ = ticker.stage.source.takeAsked()
            #expect(ticker.steps(for: 40).count == 10)
            let settles = ticker.stage.listener.take().filter { $0.hasPrefix("settle") }
            #expect(settles.prefix(3) == ["settle a b", "settle b a", "settle a b"])
            let cells = ticker.ticker.track.subviews.compactMap { $0 as? TextCell }
            #expect(cells.count == 2, "a ticker makes only as many cells as it shows")
        }

        @Test(
            "SDCycleScrollView#431: equal data change nothing, not even the time of the next step"
        )
        func equalDataChangesNothing() throws {
            let ticker = try TickerStage()
            let start = ticker.device.time
            var begins: [Double] = []
            ticker.stage.listener.onEvent = { [device = ticker.device] event in
                if event.hasPrefix("begin") { begins.append(device.time - start) }
            }
            _ = ticker.stage.source.takeAsked()
            for _ in 0..<300 {
                ticker.device.advance(by: 0.1)
                ticker.ticker.updateItems()
            }
            #expect(begins.count == 7)
            #expect(zip(begins, [3.6, 7.6, 11.6, 15.6]).allSatisfy { abs($0 - $1) < 0.01 })
            #expect(ticker.stage.source.takeAsked().count == 7, "one cell per step")
        }

        @Test("SDCycleScrollView#16: setting the same interval adds no timer")
        func settingTheSameIntervalAddsNoTimer() throws {
            let ticker = try TickerStage()
            for _ in 0..<5 {
                ticker.ticker.interval = 2
                ticker.ticker.duration = 0.3
                ticker.stage.source.items = ["a", "b", "c"]
                ticker.ticker.updateItems()
            }
            #expect(ticker.steps(for: 20.1).count == 10)
            #expect(ticker.ticker.interval == 2 && ticker.ticker.duration == 0.3)
        }

        @Test func aStepIsNoLongerThanTheInterval() throws {
            let stage = try TickerStage()
            stage.ticker.interval = 0.2
            #expect(stage.ticker.duration == 0.2)
            stage.ticker.interval = 2
            #expect(stage.ticker.duration == 0.4)
            stage.ticker.interval = 0
            #expect(stage.ticker.configuration.advance == nil)
            #expect(stage.ticker.duration == 0.4 && stage.steps(for: 10).isEmpty)
        }

        @Test func aReloadStartsFromTheFirstLine() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 7.8)
            #expect(ticker.stage.seen == ["b@-21", "c@19"])
            _ = ticker.stage.source.takeAsked()
            ticker.ticker.reload()
            ticker.device.layOut()
            #expect(ticker.stage.seen == ["a@0"])
            #expect(ticker.stage.source.takeAsked().contains("a"))
            #expect(ticker.steps(for: 7.9) == ["3.6", "7.6"])
            #expect(ticker.ticker.track.subviews.filter { !$0.isHidden }.count <= 2)
        }

        @Test func aReloadUnderNewInsetsShowsEachLineInItsOwnCell() throws {
            let ticker = try TickerStage(["a", "b", "c", "d", "e", "f"])
            ticker.ticker.scroll(to: 3)
            ticker.device.advance(by: 0.05)
            var shown: [String] = []
            ticker.stage.listener.onEvent = { [ticker = ticker.ticker] event in
                guard event == "willAppear d" else { return }
                shown += ticker.visibleCells.compactMap { ($0 as? TextCell)?.text }
            }
            ticker.ticker.contentInset.top = 10
            ticker.ticker.reload()
            #expect(shown == ["d"])
            ticker.device.layOut()
            #expect(ticker.stage.seen == ["a@10"])
        }

        @Test func newDataKeepsTheTimeOfTheNextStep() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3)
            ticker.stage.source.items = ["x", "a", "y"]
            ticker.ticker.updateItems()
            #expect(ticker.steps(for: 4) == ["0.6"])
            #expect(ticker.stage.currentID == "y")
        }

        @Test func showNextStepsAndGivesAFullRest() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 2)
            ticker.ticker.showNext()
            ticker.device.advance(by: 0.304)
            #expect(ticker.stage.seen == ["b@0"])
            #expect(ticker.steps(for: 4) == ["3.6"])
        }

        @Test func aTickerOffersTheActionsOfItsLine() throws {
            let ticker = try TickerStage()
            ticker.ticker.register(ActionCell.self, forCellWithReuseIdentifier: "text")
            ticker.ticker.reload()
            ticker.device.layOut()
            let reader = AssistiveTechnology(in: ticker.stage.window)
            #expect(reader.next() && reader.focus === ticker.ticker)
            #expect(reader.actions == ["Like a"])
            ticker.ticker.showNext()
            ticker.device.advance(by: 0.5)
            #expect(reader.perform("Like b"))
            let cell = ticker.ticker.visibleCells.first as? ActionCell
            #expect(cell?.isLiked == true)
        }

        @Test func badIntervalsTrap() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { TickerView(frame: .zero).interval = 0.0001 }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { TickerView(frame: .zero).duration = -1 }
            }
        }
    }
}
