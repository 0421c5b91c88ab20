import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// VoiceOver, typing and the keyboard focus scroll with animations of the scroll view, which is
    /// neither dragged nor decelerating during them.
    @Suite @MainActor struct SystemScrollTests {
        @Test func anAnimatedScrollOverShelvesIsOneSwitch() {
            let stage = ShelvesStage(20)
            stage.view.track.scroll(by: CGPoint(x: 0, y: 500))
            stage.settle()
            #expect(
                stage.listener.take().filter(isSwitch) == ["begin list: A", "settle list: A F"]
            )
            #expect(stage.listOffset == 500)
            #expect(stage.seen.map { $0.prefix(3) } == ["F@0", "G@1", "H@2"])
        }

        @Test func anAnimatedScrollOfAShelfIsOneSwitch() throws {
            let stage = ShelvesStage()
            try #require(stage.row("B")).track.scroll(by: CGPoint(x: 300, y: 0))
            stage.settle()
            #expect(stage.listener.take().filter(isSwitch) == ["begin B: B0", "settle B: B0 B3"])
            #expect(stage.offset("B") == 300)
        }

        @Test func pagesAppearOnceInAnAnimatedScroll() {
            let stage = PagesStage()
            _ = stage.take()
            _ = stage.listener.take()
            stage.pager.track.scroll(by: CGPoint(x: 400, y: 0))
            stage.device.advance(by: 0.2)
            #expect(stage.take() == ["a willDisappear", "b willAppear"])
            stage.settle()
            #expect(stage.take() == ["a didDisappear", "b didAppear"])
            #expect(stage.listener.take() == ["begin a b", "change a b", "settle a b"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aSystemScrollEndsOnARestingPlace() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.pager.track.scroll(by: CGPoint(x: 270, y: 0))
            stage.settle()
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
            #expect(stage.seen == ["b@0"])
        }

        @Test(arguments: [0, 1, 3])
        func layoutPassesDuringAnAnimationAreNoRest(passes: Int) {
            let stage = ShelvesStage(20)
            stage.view.track.scroll(by: CGPoint(x: 0, y: 500))
            for _ in 0..<45 {
                stage.device.advance(by: 0.008)
                for _ in 0..<passes {
                    stage.view.setNeedsLayout()
                    for track in stage.view.tracks { track.setNeedsLayout() }
                    stage.device.layOut()
                }
            }
            stage.settle()
            #expect(
                stage.listener.take().filter(isSwitch) == ["begin list: A", "settle list: A F"]
            )
        }

        /// An animation over few pixels has mostly frames without movement.
        @Test func theSlowestScrollIsOneSwitch() {
            let stage = Stage { $0.snap = .none }
            stage.pager.track.scroll(by: CGPoint(x: 2, y: 0))
            stage.device.advance(by: 0.5)
            #expect(stage.listener.takeSwitches().count == 2)
            #expect(stage.pager.offsetFromCurrentItem == 2 && stage.pager.phase == .idle)
        }

        @Test func anImmediateOffsetRestsWithoutACallback() {
            let stage = ShelvesStage(20)
            stage.view.track.contentOffset.y += 230
            stage.settle()
            #expect(
                stage.listener.take().filter(isSwitch) == ["begin list: A", "settle list: A C"]
            )
            #expect(stage.listOffset == 230 && !stage.view.link.isRunning)
        }

        @Test func aDecelerationStoppedWithoutACallbackRests() {
            let stage = Stage(items: (0..<9).map { "\($0)" }) {
                $0.snap = .item
                $0.extent = .points(150)
            }
            stage.swipe(-300)
            stage.device.advance(by: 0.1)
            stage.pager.track.setContentOffset(stage.pager.track.contentOffset, animated: false)
            stage.settle()
            #expect(stage.pager.offsetFromCurrentItem == 0)
            #expect(stage.listener.takeSwitches().count == 2)
        }

        @Test func aFingerHoldsASystemScroll() {
            let stage = ShelvesStage(20)
            stage.view.track.scroll(by: CGPoint(x: 0, y: 500))
            stage.device.advance(by: 0.15)
            stage.press(y: 150)
            let held = stage.listOffset
            stage.device.advance(by: 0.5)
            #expect(stage.listOffset == held && stage.view.phase == .dragging)
            stage.finger.up()
            stage.settle()
            #expect(stage.listOffset == held)
            #expect(stage.listener.take().filter(isSwitch).count == 2)
        }

        @Test func aProgrammaticScrollOverridesASystemScroll() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.pager.track.scroll(by: CGPoint(x: 400, y: 0))
            stage.device.advance(by: 0.1)
            stage.pager.scroll(to: 3, animated: false)
            stage.device.advance(by: 0.008)
            #expect(stage.seen == ["d@0"])
            stage.settle()
            #expect(stage.seen == ["d@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a d"])
        }

        @Test func aSystemScrollOverridesAProgrammaticScroll() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.pager.scroll(to: 2)
            stage.device.advance(by: 0.05)
            stage.pager.track.scroll(by: CGPoint(x: -400, y: 0))
            stage.settle()
            #expect(stage.currentID == "e")
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a e"])
        }

        @Test func anElementWithTheVoiceOverFocusBecomesVisible() throws {
            let stage = ShelvesStage(20, items: 40) { $0.list.extent = .points(130) }
            let cell = try #require(stage.view.cells(forItemWithIdentifier: "C3").first)
            stage.device.focusVoiceOver(on: cell)
            stage.settle()
            #expect(stage.listener.take().filter(isSwitch) == ["settle list: A C"])
            #expect(stage.seen.first?.hasPrefix("C@0") == true)
        }

        @Test(arguments: [false, true])
        func aTextFieldOrFocusedViewBecomesVisible(isTyped: Bool) throws {
            let stage = Stage(items: ["a", "b", "c", "d", "e"]) {
                $0.snap = .item
                $0.extent = .points(150)
            }
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
            try #require(stage.pager.cellForItem(at: 2)).addSubview(field)
            if isTyped {
                field.becomeFirstResponder()
            } else {
                stage.device.moveFocus(to: field)
            }
            stage.settle()
            #expect(stage.listener.takeSwitches() == ["begin a", "cancel a"])
            #expect(stage.seen.first == "a@0")
        }

        private func isSwitch(_ event: String) -> Bool {
            ["begin", "settle", "cancel"].contains(event.prefix { $0 != " " })
        }
    }
}

extension UIScrollView {
    /// As VoiceOver, typing and the keyboard focus do.
    fileprivate func scroll(by step: CGPoint) {
        setContentOffset(
            CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y),
            animated: true
        )
    }
}
