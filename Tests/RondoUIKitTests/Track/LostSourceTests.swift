import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Views do not retain their data source; without another owner it is released.
    @Suite @MainActor struct LostSourceTests {
        @Test func aPagerWithoutItsSourceIsEmptyAndLogsItOnce() {
            let stage = Stage()
            var source: ListSource? = ListSource(["x", "y", "z"])
            stage.pager.dataSource = source
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["x@0"])
            _ = stage.listener.take()
            source = nil
            stage.pager.scrollToNext()
            stage.device.advance(by: 1)
            #expect(stage.seen.isEmpty && stage.pager.numberOfItems == 0)
            #expect(stage.pager.currentItem == nil && stage.pager.phase == .idle)
            #expect(stage.listener.take().contains("didDisappear x"))
            stage.swipe(-200)
            stage.device.advance(by: 1)
            #expect(stage.device.console == [Self.message("LoopPagerView")])
            source = ListSource(["q"])
            stage.pager.dataSource = source
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["q@0"])
        }

        @Test func aLostSourceIsNoticedUnderAFinger() {
            let stage = Stage()
            var source: ListSource? = ListSource(["x", "y", "z"])
            stage.pager.dataSource = source
            stage.device.advance(by: 0.016)
            stage.press()
            stage.drag(-100)
            source = nil
            stage.drag(-250)
            #expect(stage.seen.isEmpty)
            stage.finger.up()
            stage.settle()
            #expect(source == nil && stage.device.console.count == 1)
        }

        @Test func settingNoSourceIsNoMistake() {
            let stage = Stage()
            stage.pager.dataSource = nil
            stage.device.advance(by: 0.1)
            #expect(stage.seen.isEmpty && stage.device.console.isEmpty)
        }

        @Test func aTickerWithoutItsSourceStandsStill() {
            let stage = Stage(items: [], of: TickerView.self)
            var source: ListSource? = ListSource(["x", "y"])
            stage.pager.dataSource = source
            stage.device.advance(by: 1)
            source = nil
            stage.device.advance(by: 20)
            #expect(source == nil && stage.seen.isEmpty)
            #expect(stage.device.console == [Self.message("TickerView")])
        }

        @Test func shelvesWithoutTheirSourceAreEmptyAndLogItOnce() {
            let stage = ShelvesStage()
            var source: ShelvesStage.Source? = ShelvesStage.Source(view: stage.view) {
                view,
                _,
                id,
                _ in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "film")
                (cell as? TextCell)?.text = id
                return cell
            }
            source?.apply(ShelvesStage.shelves(8, items: 12))
            stage.device.advance(by: 0.016)
            #expect(!stage.view.visibleCells.isEmpty)
            source = nil
            stage.swipe(y: 250, dy: -200, steps: 5)
            stage.device.advance(by: 1)
            #expect(source == nil && stage.view.visibleCells.isEmpty)
            #expect(stage.view.numberOfShelves == 0 && stage.seen.isEmpty)
            #expect(stage.device.console == [Self.message("ShelvesView")])
        }

        @Test func aPageContainerWithoutItsSourceIsEmptyAndLogsItOnce() {
            let stage = PagesStage()
            var source: PageSource? = PageSource(["x", "y", "z"])
            stage.container.dataSource = source
            stage.device.advance(by: 0.016)
            source = nil
            stage.swipe(-250)
            stage.device.advance(by: 1)
            #expect(source == nil && stage.seen.isEmpty && stage.container.children.isEmpty)
            #expect(stage.device.console == [Self.message("PageContainerViewController")])
            #expect(stage.device.mistakes.isEmpty)
        }

        private static func message(_ owner: String) -> String {
            "\(owner): its data source is deallocated, so it shows nothing; keep a reference to it"
        }
    }
}
