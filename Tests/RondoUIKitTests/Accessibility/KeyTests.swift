import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Keys of a hardware keyboard, which a controller passes on.
    @Suite @MainActor struct KeyTests {
        /// A controller that gets keys, and passes them on to its view.
        private final class KeyController: UIViewController {
            private(set) var unused = 0

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                let isUsed =
                    switch view.subviews.first {
                    case let pager as LoopPagerView: pager.scroll(for: presses)
                    case let shelves as ShelvesView: shelves.scroll(for: presses)
                    default: false
                    }
                guard !isUsed else { return }
                unused += 1
                super.pressesBegan(presses, with: event)
            }
        }

        private let controller = KeyController(nibName: nil, bundle: nil)

        private func passKeys(to view: UIView, in window: UIWindow) {
            controller.view.addSubview(view)
            window.rootViewController = controller
            controller.becomeFirstResponder()
            Simulation.shared.layOut()
        }

        private func stage(
            _ names: String,
            _ configure: (inout Configuration) -> Void = { _ in }
        ) -> Stage {
            let stage = Stage(items: names.map { "\($0)" }, configure: configure)
            passKeys(to: stage.pager, in: stage.window)
            return stage
        }

        private func press(_ key: UIKeyboardHIDUsage, _ stage: Stage) -> String? {
            stage.device.press(key)
            stage.settle()
            return stage.seen.first
        }

        @Test func arrowsTurnPagesAroundALoop() {
            let stage = stage("abc")
            #expect(press(.keyboardLeftArrow, stage) == "c@0")
            #expect(press(.keyboardRightArrow, stage) == "a@0")
            #expect(press(.keyboardPageDown, stage) == "b@0")
            #expect(press(.keyboardEnd, stage) == "c@0")
            #expect(press(.keyboardHome, stage) == "a@0")
            #expect(controller.unused == 0)
        }

        @Test func arrowsFollowTheLanguage() {
            let stage = stage("abc")
            stage.pager.semanticContentAttribute = .forceRightToLeft
            stage.device.advance(by: 0.016)
            #expect(press(.keyboardLeftArrow, stage) == "b@0")
            stage.pager.startRecording()
            #expect(press(.keyboardRightArrow, stage) == "a@0")
        }

        @Test func arrowsFollowTheAxis() {
            let stage = stage("abc") { $0.axis = .vertical }
            #expect(press(.keyboardDownArrow, stage) == "b@0")
            #expect(press(.keyboardUpArrow, stage) == "a@0")
        }

        @Test func keysThatMoveNothingAreLeftToOthers() {
            let stage = stage("abc") { $0.ends = .list }
            for key in [.keyboardLeftArrow, .keyboardUpArrow, .keyboardHome, .keyboardA]
                as [UIKeyboardHIDUsage]
            {
                #expect(press(key, stage) == "a@0")
            }
            stage.device.press(.keyboardRightArrow, [.command, .numericPad])
            stage.settle()
            #expect(stage.seen.first == "a@0" && controller.unused == 5)
            stage.device.press(.keyboardRightArrow, .numericPad)
            stage.settle()
            #expect(stage.seen.first == "b@0" && controller.unused == 5)
        }

        /// Four of ten fit, so the last four rest at the same place.
        @Test(arguments: [false, true])
        func endAtAPinnedEndIsLeftToOthers(isDragged: Bool) {
            let stage = stage("abcdefghij") {
                $0.ends = .list
                $0.extent = .points(100)
                $0.snap = .item
            }
            if isDragged {
                for _ in 0..<3 {
                    stage.finger.down(at: CGPoint(x: 390, y: 300))
                    stage.finger.drag(by: CGPoint(x: -380, y: 0), steps: 6)
                    stage.finger.up()
                    stage.settle()
                }
                #expect(stage.seen.first == "g@0")
            } else {
                #expect(press(.keyboardEnd, stage) == "g@0" && controller.unused == 0)
            }
            #expect(press(.keyboardEnd, stage) == "g@0" && controller.unused == 1)
            #expect(stage.currentID == "g")
        }

        @Test func aKeyEndsADrag() {
            let stage = stage("abc")
            stage.finger.down(at: CGPoint(x: 200, y: 300))
            stage.finger.drag(by: CGPoint(x: 120, y: 0), steps: 6)
            #expect(press(.keyboardEnd, stage) == "c@0")
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["c@0"])
        }

        @Test func keysMoveTheListAndTheCurrentShelf() {
            let stage = ShelvesStage()
            passKeys(to: stage.view, in: stage.window)
            stage.device.press(.keyboardRightArrow)
            stage.settle()
            #expect(stage.seen.first?.hasPrefix("A@0") == true && stage.offset("A") == 100)
            stage.device.press(.keyboardDownArrow)
            stage.settle()
            #expect(stage.listOffset == 100 && controller.unused == 0)
        }
    }
}
