import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A page control has a dot for each place where the content rests.
    @Suite @MainActor struct PageControlStopTests {
        /// A list of ten items of 100 points; four of them fit into the viewport.
        private func stage(_ configure: (inout Configuration) -> Void = { _ in }) -> Stage {
            Stage(items: (0..<10).map { "\($0)" }) {
                $0.extent = .points(100)
                $0.ends = .list
                $0.snap = .item
                configure(&$0)
            }
        }

        @Test func itemsThatRestAtTheSameEndShareADot() {
            let stage = stage()
            let dots = UIPageControl()
            stage.pager.pageControl = dots
            #expect(dots.numberOfPages == 7 && dots.currentPage == 0)
            stage.pager.scroll(to: 9)
            #expect(dots.currentPage == 6, "the target")
            stage.settle()
            #expect(dots.currentPage == 6 && stage.seen.first == "6@0")
            dots.choose(2)
            stage.settle()
            #expect(stage.seen.first == "2@0" && dots.currentPage == 2)
            dots.choose(6)
            stage.settle()
            #expect(stage.seen.last == "9@300")
        }

        @Test func aStepOfSeveralItemsHasOneDot() {
            let stage = stage { $0.step = 3 }
            let dots = UIPageControl()
            stage.pager.pageControl = dots
            #expect(dots.numberOfPages == 3)
            dots.choose(1)
            stage.settle()
            #expect(stage.seen.first == "3@0" && dots.currentPage == 1)
            stage.pager.configuration.ends = .loop
            stage.device.layOut()
            #expect(dots.numberOfPages == 4, "0, 3, 6 and 9")
        }

        @Test func anotherSizeHasOtherDots() {
            let stage = stage()
            let dots = UIPageControl()
            stage.pager.pageControl = dots
            stage.pager.frame.size.width = 200
            stage.device.layOut()
            #expect(dots.numberOfPages == 9)
            stage.source.items = ["a"]
            stage.pager.updateItems()
            #expect(dots.numberOfPages == 1 && dots.currentPage == 0)
            stage.source.items = []
            stage.pager.updateItems()
            #expect(dots.numberOfPages == 0)
        }
    }
}
