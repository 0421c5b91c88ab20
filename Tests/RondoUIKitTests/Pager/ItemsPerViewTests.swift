import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Items share the viewport, whatever its size.
    @Suite @MainActor struct ItemsPerViewTests {
        private func stage(_ count: CGFloat?) -> Stage {
            let stage = Stage(items: (0..<8).map { "\($0)" }) {
                $0.snap = .item
                $0.spacing = 10
            }
            stage.pager.itemsPerView = count
            stage.device.advance(by: 0.016)
            return stage
        }

        private func rotate(_ stage: Stage) {
            stage.window.frame.size = CGSize(width: 600, height: 400)
            stage.pager.frame = stage.window.bounds
            stage.device.advance(by: 0.016)
        }

        @Test func itemsShareTheViewportWithTheirGaps() {
            #expect(stage(2).seen == ["0@0", "1@205"])
            #expect(stage(2.5).seen == ["0@0", "1@164", "2@328"])
            #expect(stage(0.5).pager.visibleCells.map(\.bounds.width) == [810])
        }

        @Test func anotherViewportAndAnotherGapChangeTheLengths() {
            let stage = stage(2)
            stage.pager.scroll(to: 3, animated: false)
            stage.device.advance(by: 0.016)
            _ = stage.listener.take()
            rotate(stage)
            #expect(stage.seen == ["3@0", "4@305"] && stage.listener.takeSwitches() == [])
            stage.pager.configuration.spacing = 0
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["3@0", "4@300"])
            stage.pager.configuration.axis = .vertical
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["3@0", "4@200"])
        }

        @Test func anotherAxisShowsNoFurtherItemsInBetween() {
            let stage = stage(2)
            _ = stage.listener.take()
            stage.pager.configuration.axis = .vertical
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["0@0", "1@305"] && stage.listener.take() == [])
        }

        @Test func aRotationDuringADragKeepsTheItem() {
            let stage = stage(2)
            stage.press()
            stage.drag(-215)
            #expect(stage.currentID == "1")
            rotate(stage)
            #expect(stage.currentID == "1" && stage.pager.phase == .dragging)
            stage.finger.up()
            stage.settle()
            #expect(stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func withoutANumberTheConfiguredLengthCounts() {
            let stage = stage(2)
            stage.pager.itemsPerView = nil
            stage.pager.configuration.extent = .points(100)
            rotate(stage)
            #expect(stage.seen.prefix(2) == ["0@0", "1@110"])
        }

        @Test func lengthsOfSingleItemsTakePrecedence() {
            let stage = stage(2)
            stage.source.lengths = ["0": .points(50)]
            stage.pager.updateItems()
            stage.device.advance(by: 0.016)
            #expect(stage.seen.prefix(2) == ["0@0", "1@60"])
        }

        @Test func aNumberThatIsNotAboveZeroTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { LoopPagerView(frame: .zero).itemsPerView = 0 }
            }
        }
    }
}
