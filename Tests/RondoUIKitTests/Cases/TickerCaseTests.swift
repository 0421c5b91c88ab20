import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Tickers that come, go and get other lines.
    @Suite @MainActor struct TickerCaseTests {
        @Test("MarqueeLabel#206: after a short visit to another screen, it continues")
        func aShortVisitToAnotherScreen() throws {
            let stage = PagesStage(["a"])
            let ticker = TickerView(frame: CGRect(x: 0, y: 100, width: 400, height: 40))
            let source = ListSource(["x", "y"])
            ticker.register(TextCell.self, forCellWithReuseIdentifier: "text")
            ticker.dataSource = source
            stage.container.page(at: 0)?.view.addSubview(ticker)
            stage.device.advance(by: 0.3)
            stage.beginCovering()
            stage.endCovering()
            stage.device.advance(by: 20)
            #expect(ticker.currentItem?.index == 0)
            stage.beginUncovering()
            stage.endUncovering()
            stage.device.advance(by: 4.1)
            #expect(ticker.currentItem?.index == 1)
        }

        @Test(
            "SDCycleScrollView#362: a view made and filled before it is in a window advances there"
        )
        func filledBeforeItIsInAWindow() throws {
            let stage = Stage()
            let ticker = TickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
            let source = ListSource(["x", "y", "z"])
            ticker.register(TextCell.self, forCellWithReuseIdentifier: "text")
            ticker.dataSource = source
            stage.device.advance(by: 10)
            #expect(ticker.currentItem?.index ?? 0 == 0)
            let cell = UIView(frame: stage.window.bounds)
            cell.addSubview(ticker)
            stage.window.addSubview(cell)
            stage.device.advance(by: 3.5)
            #expect(ticker.currentItem?.index == 0)
            stage.device.advance(by: 0.6)
            #expect(ticker.currentItem?.index == 1)
        }

        @Test(
            "UUMarqueeView#7: reloaded twice during a step, it shows the new lines at the same pace"
        )
        func reloadedTwice() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.8)
            for items in [["p", "q", "r"], ["x", "y", "z"]] {
                ticker.stage.source.items = items
                ticker.ticker.reload()
            }
            ticker.device.layOut()
            #expect(ticker.stage.seen == ["x@0"])
            #expect(ticker.steps(for: 12) == ["3.6", "7.6", "11.6"])
            let cells = ticker.ticker.track.subviews.compactMap { $0 as? TextCell }
            let texts = cells.filter { !$0.isHidden }.map(\.text)
            #expect(Set(texts).isSubset(of: ["x", "y", "z"]) && Set(texts).count == texts.count)
        }

        @Test("ZCycleView#24: a pull on the table around it keeps the current line")
        func theTableIsPulledDown() throws {
            let ticker = try TickerStage()
            let table = ticker.putInList()
            // These are offsets past the edge, as under a finger.
            ticker.device.set(.clampsOffsets, false)
            ticker.device.advance(by: 8.1)
            #expect(ticker.stage.currentID == "c")
            for offset in stride(from: 0.0, through: -20, by: -1) {
                table.contentOffset.y = offset
                table.setNeedsLayout()
                ticker.ticker.setNeedsLayout()
                ticker.device.advance(by: 0.016)
            }
            #expect(ticker.stage.currentID == "c" && ticker.stage.seen == ["c@20"])
        }
    }
}
