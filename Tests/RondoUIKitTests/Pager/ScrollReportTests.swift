import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// `loopPagerViewDidScroll` tells of each movement.
    @Suite @MainActor struct ScrollReportTests {
        @Test func anImmediateJumpIsAMovement() {
            let stage = Stage()
            let before = stage.listener.frames
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            #expect(stage.listener.frames == before + 1)
        }

        @Test func theFrameOfArrivalIsReported() {
            let stage = Stage()
            let places = Places()
            stage.pager.delegate = places
            stage.pager.scroll(to: 1)
            stage.settle()
            #expect(places.all.last == 1)
        }

        @Test func itemsBeforeTheCurrentOneMoveThePosition() {
            let stage = Stage()
            stage.pager.scroll(to: 1, animated: false)
            let places = Places()
            stage.pager.delegate = places
            stage.source.items = ["x", "y", "a", "b", "c"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(places.all == [3])
        }

        @Test func nothingIsReportedAtRest() {
            let stage = Stage()
            let before = stage.listener.frames
            stage.pager.setNeedsLayout()
            stage.device.advance(by: 0.1)
            #expect(stage.listener.frames == before)
        }

        @Test func shelvesReportJumpsToo() {
            let stage = ShelvesStage()
            let before = stage.listener.frames
            stage.view.scroll(toShelf: "D", animated: false)
            stage.device.layOut()
            #expect(stage.listener.frames == before + 1)
        }

        /// The positions at each report.
        private final class Places: LoopPagerViewDelegate {
            var all: [CGFloat] = []

            func loopPagerViewDidScroll(_ pager: LoopPagerView) {
                all.append(pager.position)
            }
        }
    }
}
