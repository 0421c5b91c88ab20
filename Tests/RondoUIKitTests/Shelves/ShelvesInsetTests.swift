import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The free space at the edges of shelves, also that of a refresh control.
    @Suite @MainActor struct ShelvesInsetTests {
        private let stage = ShelvesStage()
        private let control = UIRefreshControl(frame: .zero)
        private var scrollView: UIScrollView { stage.view.scrollView }

        init() {
            scrollView.refreshControl = control
            stage.device.layOut()
        }

        /// The shelf at the top, and its upper edge.
        private var top: Substring? { stage.seen.first?.prefix { $0 != ":" } }

        @Test func aPullRefreshesAndMakesRoom() {
            var refreshes = 0
            control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
            stage.swipe(y: 50, dy: 240)
            stage.settle()
            #expect(refreshes == 1 && control.isRefreshing && top == "A@60")
            stage.view.setNeedsLayout()
            stage.device.advance(by: 0.016)
            #expect(top == "A@60", "the control stays visible")
            control.endRefreshing()
            stage.settle()
            #expect(top == "A@0")
        }

        @Test func theRoomOfTheControlIsAddedToThatOfTheApp() {
            stage.view.contentInset.top = 30
            stage.device.layOut()
            #expect(top == "A@30")
            control.beginRefreshing()
            stage.settle()
            #expect(top == "A@90")
            stage.view.contentInset.top = 10
            stage.settle()
            #expect(top == "A@70")
        }

        @Test func insetsOfTheScrollViewStay() {
            scrollView.contentInset.top = 40
            stage.device.layOut()
            #expect(top == "A@40")
            stage.view.contentInset.top = 30
            stage.device.layOut()
            #expect(scrollView.contentInset.top == 70 && top == "A@70")
            stage.view.contentInset.top = 0
            stage.device.layOut()
            #expect(scrollView.contentInset.top == 40 && top == "A@40")
        }

        @Test func contentThatLosesItsRoomToTheAppComesToRest() {
            stage.view.configuration.list.snap = .item
            stage.press(y: 250)
            stage.finger.drag(by: CGPoint(x: 0, y: -130), steps: 10)
            stage.view.scrollView.contentInset.top = 300
            stage.view.setNeedsLayout()
            stage.device.layOut()
            #expect(stage.view.phase == .idle)
            stage.view.scrollView.contentInset.top = 0
            stage.view.setNeedsLayout()
            stage.finger.up()
            stage.settle()
            #expect(stage.listOffset == 100)
        }

        @Test(arguments: [true, false])
        func anotherInsetMovesNoContentThatIsHeldOrCoasts(isHeld: Bool) {
            stage.press(y: 250)
            stage.finger.drag(by: CGPoint(x: 0, y: -70), steps: 10)
            if !isHeld { stage.finger.up() }
            let before = stage.seen
            stage.view.contentInset.top = 30
            stage.device.layOut()
            #expect(stage.seen == before && top == "A@-60")
            if isHeld { stage.finger.up() }
            stage.settle()
        }
    }
}
