import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Pages that are loaded after they were requested.
    @Suite @MainActor struct LatePageTests {
        private func stage() -> PagesStage {
            let stage = PagesStage(isShown: false)
            stage.source.late = ["b"]
            stage.window.rootViewController = stage.container
            stage.device.advance(by: 0.016)
            _ = stage.take()
            return stage
        }

        private func finish(_ stage: PagesStage) {
            stage.source.late = []
            stage.container.reconfigurePages(withIdentifiers: ["b"])
        }

        @Test func aPageLoadedAtRestAppears() {
            let stage = stage()
            stage.swipe(-250)
            stage.settle()
            #expect(stage.take() == ["a willDisappear", "a didDisappear"])
            #expect(stage.container.currentPage == nil && stage.container.selectedIndex == 1)
            finish(stage)
            #expect(stage.take() == ["b willAppear", "b didAppear"])
            #expect(stage.seen == ["b@0"] && stage.device.mistakes.isEmpty)
        }

        @Test func barsFollowALatePageAndAReplacedOne() {
            let stage = stage()
            stage.container.selectNext()
            stage.settle()
            let all = ["status bar", "home indicator", "screen edges"]
            var known = stage.device.barUpdates.count
            finish(stage)
            #expect(stage.container.childForStatusBarStyle === stage.container.page(at: 1))
            #expect(stage.device.barUpdates[known...] == all[...])
            known = stage.device.barUpdates.count
            stage.container.reloadPages(withIdentifiers: ["b"])
            #expect(stage.device.barUpdates[known...] == all[...])
            known = stage.device.barUpdates.count
            stage.container.reconfigurePages(withIdentifiers: ["b"])
            stage.device.advance(by: 0.1)
            #expect(stage.device.barUpdates.count == known, "it is the same page")
        }

        @Test func aPageLoadedDuringAMotionStartsToAppear() {
            let stage = stage()
            stage.press()
            stage.drag(-250)
            finish(stage)
            #expect(stage.take() == ["a willDisappear", "b willAppear"])
            stage.finger.up()
            stage.settle()
            #expect(stage.take() == ["a didDisappear", "b didAppear"])
        }

        @Test func aPageLoadedOutOfSightGetsNoEvents() {
            let stage = stage()
            stage.swipe(-250)
            stage.settle()
            stage.container.selectNext()
            stage.settle()
            _ = stage.take()
            finish(stage)
            #expect(stage.take().isEmpty)
            #expect(stage.container.page(at: 1) != nil)
            stage.container.selectPrevious()
            stage.settle()
            #expect(stage.take().last == "b didAppear" && stage.device.mistakes.isEmpty)
        }

        @Test func aPageNoLongerNeededIsNotMade() {
            let stage = stage()
            stage.container.setSelected(5, animated: false)
            stage.settle()
            let made = stage.source.made.count
            finish(stage)
            #expect(stage.source.made.count == made)
        }

        @Test func aPageLoadedWhileCoveredWaits() {
            let stage = stage()
            stage.swipe(-250)
            stage.settle()
            stage.beginCovering()
            stage.endCovering()
            _ = stage.take()
            finish(stage)
            #expect(stage.take().isEmpty)
            stage.beginUncovering()
            stage.endUncovering()
            #expect(stage.take() == ["b willAppear", "b didAppear"])
        }
    }
}
