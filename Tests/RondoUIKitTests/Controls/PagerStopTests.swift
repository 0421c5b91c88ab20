import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The selected stop of a pager, and the reports of its changes.
    @Suite @MainActor struct PagerStopTests {
        /// Four of ten items fit into the viewport.
        private func stage() -> Stage {
            Stage(items: (0..<10).map { "\($0)" }) {
                $0.extent = .points(100)
                $0.ends = .list
                $0.snap = .item
            }
        }

        /// A list of the reported stops: the stop of how many, and which steps are possible.
        private func watch(_ stage: Stage) -> () -> [String] {
            let log = Log()
            stage.pager.onStopChange = { stop in
                let steps = (stop.isFirst ? "" : "<") + (stop.isLast ? "" : ">")
                log.lines.append("\(stop.index.map(String.init) ?? "-")/\(stop.count) \(steps)")
            }
            stage.device.layOut()
            return {
                defer { log.lines = [] }
                return log.lines
            }
        }

        private final class Log {
            var lines: [String] = []
        }

        @Test func buttonsKnowTheEnds() {
            let stage = stage()
            let reported = watch(stage)
            #expect(reported() == ["0/7 >"])
            stage.pager.scroll(to: 9)
            stage.settle()
            #expect(reported() == ["6/7 <"], "the target alone, and not what it passes")
            stage.pager.scroll(to: 5, animated: false)
            stage.device.layOut()
            #expect(reported() == ["5/7 <>"])
            let stop = stage.pager.selectedStop
            #expect(stop.index == 5 && stop.count == 7 && !stop.isFirst && !stop.isLast)
        }

        @Test func dataAndSizesChangeTheStops() {
            let stage = stage()
            let reported = watch(stage)
            _ = reported()
            stage.pager.frame.size.width = 200
            stage.device.layOut()
            #expect(reported() == ["0/9 >"])
            stage.source.items = ["a", "b", "0"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(reported() == ["1/2 <"], "the current item stays, at the end now")
            stage.source.items = []
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(reported() == ["-/0 "])
        }

        @Test func aLoopHasNoEnds() {
            let stage = Stage()
            let reported = watch(stage)
            #expect(reported() == ["0/3 <>"])
            stage.pager.scrollToPrevious()
            stage.settle()
            #expect(reported() == ["2/3 <>"])
        }

        @Test func theSelectedItemIsTheTarget() {
            let stage = stage()
            #expect(stage.pager.selectedItem?.index == 0)
            stage.pager.scroll(to: 5)
            stage.device.advance(by: 0.05)
            #expect(stage.pager.selectedItem?.index == 5 && stage.pager.currentItem?.index != 5)
        }
    }
}
