import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// An app may use the scroll view of a pager too, for example for pull to refresh.
    @Suite @MainActor struct RefreshTests {
        private let stage = Stage {
            $0.axis = .vertical
            $0.ends = Ends(start: .pinned, end: .open)
            $0.extent = .points(200)
        }
        private let control = UIRefreshControl(frame: .zero)

        init() {
            stage.pager.scrollView.refreshControl = control
            stage.device.layOut()
        }

        @Test func aPullRefreshesAndMakesRoom() {
            var refreshes = 0
            control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
            stage.swipe(60)
            stage.settle()
            #expect(refreshes == 0 && stage.seen.first == "a@0")
            stage.swipe(300)
            stage.settle()
            #expect(refreshes == 1 && stage.seen.first == "a@60")
            stage.source.items = ["x", "y", "a", "b", "c"]
            stage.pager.updateItems()
            control.endRefreshing()
            stage.settle()
            stage.pager.scroll(to: 0, animated: false)
            stage.device.layOut()
            #expect(stage.seen.first == "x@0")
        }

        private var edge: CGFloat {
            stage.pager.visibleCells.first.map { $0.convert($0.bounds, to: nil).minY } ?? .nan
        }

        @Test func aRefreshThatBeginsUnderAFingerMovesNothing() {
            stage.press()
            stage.drag(20, steps: 1)
            var edges = [edge]
            for _ in 0..<20 {
                stage.drag(10, steps: 1)
                edges.append(edge)
            }
            #expect(control.isRefreshing)
            let steps = zip(edges.dropFirst(), edges).map(-)
            #expect(steps.allSatisfy { (0...10).contains($0) }, "\(edges)")
            stage.finger.up()
            stage.settle()
            #expect(stage.seen.first == "a@60")
        }

        @Test(arguments: [true, false])
        func anotherInsetMovesNoContentThatIsHeldOrCoasts(isHeld: Bool) {
            stage.press()
            stage.drag(-100)
            if !isHeld { stage.finger.up() }
            let before = stage.seen
            for inset in [44.0, 20, 90] {
                stage.pager.contentInset.top = inset
                stage.device.layOut()
                #expect(stage.seen == before)
            }
            if isHeld {
                stage.drag(-10, steps: 1)
                #expect(edge == -100)
                stage.finger.up()
            }
            stage.settle()
            #expect(stage.pager.phase == .idle)
        }

        @Test func contentReturnsAfterRefreshing() {
            _ = stage.listener.take()
            control.beginRefreshing()
            stage.settle()
            #expect(stage.seen.first == "a@60")
            control.endRefreshing()
            stage.device.layOut()
            #expect(stage.seen.first == "a@0", "immediately")
            stage.settle()
            #expect(stage.seen.first == "a@0" && stage.pager.settledItem?.index == 0)
            #expect(!stage.listener.take().contains { $0.hasPrefix("settle") })
        }
    }
}
