import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Pagers: requests to the data source, and what is visible when the view comes and goes.
    @Suite @MainActor struct PagerCaseTests {
        @Test("FSPagerView#272: an interval set to 0 and back leaves the pager in place")
        func theIntervalSetToZeroAndBack() {
            let stage = Stage(items: ["0", "1", "2", "3", "4"]) {
                $0.advance = AutoAdvance(interval: 2000, duration: 300)
            }
            stage.pager.scroll(to: 3, animated: false)
            stage.device.advance(by: 0.1)
            stage.pager.interval = 0
            stage.device.advance(by: 5)
            #expect(stage.seen == ["3@0"])
            stage.pager.interval = 2
            stage.device.advance(by: 1.5)
            #expect(stage.seen == ["3@0"])
            stage.device.advance(by: 0.6)
            #expect(stage.seen == ["4@0"])
        }

        @Test("GKVideoScrollView#5: at the end of a switch its cell covers the pager")
        func theCellAtTheEnd() throws {
            let stage = Stage(items: (0..<20).map { "\($0)" }) { $0.axis = .vertical }
            var frame: CGRect?
            stage.listener.onEvent = { [unowned stage] event in
                guard event == "settle 5 6" else { return }
                let cell = stage.pager.cellForItem(at: 6)
                #expect((cell as? TextCell)?.text == "6")
                frame = cell.map { $0.convert($0.bounds, to: nil) }
            }
            stage.pager.reloadData()
            stage.pager.scroll(to: 5, animated: false)
            stage.device.layOut()
            stage.swipe(-200)
            stage.settle()
            #expect(frame == stage.window.bounds)
        }

        @Test(
            """
            LCFInfiniteScrollView#4, SDCycleScrollView#232: \
            a pager that leaves the window during a step is aligned when it returns
            """,
            arguments: [0.03, 0.15]
        )
        func awayDuringAStep(progress: Double) {
            let stage = Stage(items: ["a", "b", "c", "d"]) {
                $0.advance = AutoAdvance(interval: 3000, duration: 300)
            }
            #expect(stage.device.advance { stage.pager.phase == .animating })
            stage.device.advance(by: progress)
            #expect(stage.seen.count == 2)
            stage.pager.removeFromSuperview()
            stage.device.advance(by: 1)
            stage.window.addSubview(stage.pager)
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["\(stage.currentID ?? "")@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
        }

        @Test("SwiftUIPager#279: a data source is never asked for a removed last item")
        func aRemovedLastItem() {
            let stage = Stage(items: ["0", "1", "2"]) { $0.ends = .list }
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            stage.source.items.removeLast()
            stage.pager.deleteItems(at: [2])
            stage.device.advance(by: 0.1)
            #expect(stage.seen == ["1@0"] && stage.pager.numberOfItems == 2)
        }

        @Test("TLPhotoPicker#80: cells in the overscan are reconfigured too")
        func cellsInTheOverscanAreReconfigured() {
            let stage = Stage(items: ["a", "b", "c", "d"])
            _ = stage.source.takeAsked()
            stage.pager.reconfigureItems(withIdentifiers: ["a", "b", "c", "d"])
            #expect(stage.source.takeAsked().sorted() == ["a", "b", "d"])
            (stage.pager.cellForItem(at: 1) as? TextCell)?.text = "stale"
            stage.pager.reconfigureItems(withIdentifiers: ["b"])
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen == ["b@0"])
        }

        @Test(
            "TYCyclePagerView#26: a scroll right after a reload is carried out",
            arguments: [
                true, false,
            ]
        )
        func aScrollRightAfterAReload(isAnimated: Bool) {
            let stage = Stage(items: (0..<7).map { "\($0)" })
            stage.pager.reloadData()
            stage.pager.scroll(to: 3, animated: isAnimated)
            stage.pager.setNeedsLayout()
            stage.settle()
            #expect(stage.seen == ["3@0"])
        }

        @Test("iCarousel#586: an item can be removed right after a reload")
        func removedRightAfterAReload() {
            let stage = Stage(items: ["0", "1", "2", "3", "4"])
            stage.pager.reloadData()
            stage.source.items.remove(at: 2)
            stage.pager.deleteItems(at: [2])
            stage.device.layOut()
            #expect(stage.pager.numberOfItems == 4 && stage.seen == ["0@0"])
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            #expect(stage.seen == ["3@0"])
        }
    }
}
