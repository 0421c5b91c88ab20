import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The scroll view of a pager is the app's too: what an app sets stays.
    @Suite @MainActor struct AppScrollViewTests {
        private func set(_ scrollView: UIScrollView) {
            scrollView.keyboardDismissMode = .onDrag
            scrollView.bounces = false
            scrollView.showsVerticalScrollIndicator = true
        }

        private func isKept(_ scrollView: UIScrollView) -> Bool {
            scrollView.keyboardDismissMode == .onDrag && !scrollView.bounces
                && scrollView.showsVerticalScrollIndicator
        }

        @Test func aPagerKeepsWhatTheAppSets() {
            let stage = Stage { $0.axis = .vertical }
            set(stage.pager.scrollView)
            stage.swipe(-260)
            stage.settle()
            stage.source.items = ["x", "a", "b", "c"]
            stage.pager.updateItems()
            stage.pager.configuration.ends = .list
            stage.pager.frame.size = CGSize(width: 600, height: 400)
            stage.settle()
            stage.pager.configuration.axis = .horizontal
            stage.pager.isScrollEnabled = false
            stage.settle()
            #expect(isKept(stage.pager.scrollView))
        }

        @Test func shelvesKeepWhatTheAppSets() {
            let stage = ShelvesStage()
            set(stage.view.scrollView)
            stage.swipe(y: 250, dy: -120)
            stage.settle()
            stage.source.apply(ShelvesStage.shelves(5, items: 3))
            stage.view.configuration.list.ends = .loop
            stage.settle()
            #expect(isKept(stage.view.scrollView))
        }

        @Test(arguments: [true, false])
        func bouncesDecidesWhetherAPinnedEndStretches(bounces: Bool) {
            let stage = Stage {
                $0.axis = .vertical
                $0.ends = .list
            }
            stage.pager.scrollView.bounces = bounces
            stage.press()
            stage.drag(120)
            #expect(stage.seen != ["a@0"] || !bounces)
            #expect(stage.seen == ["a@0"] || bounces)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["a@0"])
        }

        @Test func aGestureCanHoldThePanOfThePagerBack() {
            let stage = Stage()
            #expect(
                stage.pager.panGestureRecognizer === stage.pager.scrollView.panGestureRecognizer
            )
            stage.pager.panGestureRecognizer.isEnabled = false
            stage.swipe(-260)
            stage.settle()
            #expect(stage.seen == ["a@0"])
            stage.pager.panGestureRecognizer.isEnabled = true
            stage.swipe(-260)
            stage.settle()
            #expect(stage.seen == ["b@0"])
        }
    }
}
