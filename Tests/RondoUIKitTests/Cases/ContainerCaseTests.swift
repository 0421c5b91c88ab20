import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Containers of view controllers: their pages and the callbacks of these.
    @Suite @MainActor struct ContainerCaseTests {
        @Test(
            "JXSegmentedView#123: after a reload the same page is visible, as a new page"
        )
        func everythingReloaded() throws {
            let stage = PagesStage(["0", "1", "2", "3", "4"])
            stage.container.setSelected(3, animated: false)
            stage.settle()
            _ = stage.take()
            stage.container.reloadData()
            stage.settle()
            #expect(stage.seen == ["3@0"] && stage.appeared == ["3"])
            #expect(stage.container.children.contains { $0 === stage.container.currentPage })
            // The page is made again, so the old one disappears.
            #expect(
                stage.take() == [
                    "3 willDisappear", "3 didDisappear", "3 willAppear", "3 didAppear",
                ]
            )
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test("Pageboy#166-auto: a container covered during a step continues when it is uncovered")
        func coveredDuringAStep() {
            let stage = PagesStage(["a", "b", "c"]) {
                $0.advance = AutoAdvance(interval: 3000, duration: 300)
            }
            #expect(stage.device.advance { stage.container.phase == .animating })
            stage.device.advance(by: 0.09)
            stage.beginCovering()
            stage.endCovering()
            stage.device.advance(by: 30)
            #expect(stage.container.settledPage?.index == 1)
            stage.beginUncovering()
            stage.endUncovering()
            #expect(stage.seen == ["b@0"] && stage.appeared == ["b"])
            stage.device.advance(by: 3.1)
            #expect(stage.appeared == ["c"] && stage.device.mistakes.isEmpty)
        }

        @Test("Pageboy#289: after a deletion the current page is the new one immediately")
        func afterADeletion() throws {
            let stage = PagesStage(["a", "b", "c"]) { $0.ends = .list }
            stage.container.setSelected(1, animated: false)
            stage.settle()
            _ = stage.listener.take()
            stage.source.items.remove(at: 1)
            stage.container.deletePages(at: [1])
            #expect((stage.container.currentPage as? TestPage)?.name == "c")
            #expect(stage.container.selectedIndex == 1)
            stage.settle()
            #expect(stage.listener.take() == ["change b c", "settle b c"])
        }

        @Test("Parchment#158: kept controllers are made once")
        func madeOnce() {
            let stage = PagesStage(["0", "1", "2"]) { $0.ends = .list }
            for index in [1, 0, 2, 0] {
                stage.container.setSelected(index, animated: true)
                stage.settle()
            }
            #expect(stage.source.made.count == 3)
            #expect(stage.source.asked.sorted() == ["0", "1", "2"] && stage.seen == ["0@0"])
        }

        @Test("Parchment#562: a rotation keeps the page, visible or covered")
        func aRotationKeepsThePage() {
            let stage = PagesStage(["0", "1"])
            stage.container.setSelected(1, animated: false)
            stage.settle()
            stage.window.rotate()
            stage.settle()
            #expect(stage.seen == ["1@0"])
            stage.beginCovering()
            stage.endCovering()
            stage.window.rotate()
            stage.container.view.frame = stage.window.bounds
            stage.beginUncovering()
            stage.endUncovering()
            #expect(stage.seen == ["1@0"] && stage.container.selectedIndex == 1)
        }

        @Test("openradar#13162693: a removed page is not shown by a swipe back")
        func aRemovedPage() {
            let stage = PagesStage(["a", "b", "c"])
            stage.container.setSelected(1, animated: true)
            stage.settle()
            stage.source.items = ["x", "b", "c"]
            stage.container.updatePages()
            _ = stage.take()
            stage.swipe(250)
            stage.settle()
            #expect(stage.seen == ["x@0"] && stage.appeared == ["x"])
            #expect(!stage.take().contains { $0.hasPrefix("a") })
        }
    }
}
