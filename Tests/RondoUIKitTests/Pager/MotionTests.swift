import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Fingers and programmatic scrolls interrupt each other.
    @Suite @MainActor struct MotionTests {
        @Test func motionRunsAtTheFrameRateOfTheDisplay() {
            let stage = Stage()
            #expect(stage.device.wantedFrameRate == nil)
            stage.pager.scrollToNext()
            stage.device.advance(by: 0.1)
            #expect(stage.device.wantedFrameRate == 120)
            stage.settle()
            #expect(stage.device.wantedFrameRate == nil)
        }

        @Test(arguments: [false, true])
        func aFlingIsNotReportedAsADrag(lingers: Bool) {
            let stage = Stage(items: (0..<9).map { "\($0)" }) {
                $0.snap = .item
                $0.extent = .points(150)
            }
            stage.device.set(.flagsLinger, lingers)
            stage.swipe(-300)
            stage.device.advance(by: 0.1)
            #expect(stage.pager.track.isDragging == lingers)
            #expect(stage.pager.phase == .decelerating)
            stage.settle()
            #expect(stage.pager.phase == .idle && stage.pager.offsetFromCurrentItem == 0)
            #expect(stage.listener.takeSwitches().count == 2)
        }

        @Test(arguments: [false, true], [false, true])
        func aFingerHoldsDeceleratingContentThatSettlesAfterTheLift(
            reportsCatches: Bool,
            lingers: Bool
        ) {
            let stage = Stage {
                $0.snap = .item
                $0.extent = .points(150)
            }
            stage.device.set(.reportsCatches, reportsCatches)
            stage.device.set(.flagsLinger, lingers)
            stage.swipe(-300)
            stage.device.advance(by: 0.1)
            stage.press()
            let held = stage.offset
            stage.device.advance(by: 0.5)
            #expect(stage.offset == held && stage.pager.phase == .dragging)
            stage.finger.up()
            stage.settle()
            #expect(stage.pager.offsetFromCurrentItem == 0)
            #expect(abs(stage.offset - held) <= 75.5)
            let switches = stage.listener.takeSwitches()
            #expect(switches.count == 2, "\(switches)")
        }

        @Test func aFingerHoldsAnAnimatedScroll() {
            let stage = Stage()
            stage.pager.scrollToNext()
            stage.device.advance(by: 0.12)
            stage.press()
            let held = stage.offset
            stage.device.advance(by: 0.5)
            #expect(stage.offset == held && stage.pager.phase == .dragging)
            stage.drag(-60)
            #expect(abs(stage.offset - held - 50) < 1)
            stage.finger.up()
            stage.settle()
            #expect(stage.currentID == "c" && stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func aProgrammaticScrollOverridesADrag() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.press()
            stage.drag(-100)
            stage.pager.scroll(to: 3)
            stage.drag(-300, steps: 60)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["d@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a d"])
        }

        @Test func aProgrammaticScrollOverridesADeceleration() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.swipe(-200)
            stage.device.advance(by: 0.05)
            #expect(stage.pager.track.isDecelerating)
            stage.pager.scroll(to: 3, animated: false)
            #expect(!stage.pager.track.isDecelerating)
            stage.settle()
            #expect(stage.seen == ["d@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a d"])
        }

        @Test func previousAtTheStartKeepsTheMotion() {
            let stage = Stage { $0.ends = .list }
            stage.press()
            stage.drag(90)
            stage.pager.scrollToPrevious()
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["a@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "cancel a"])
        }

        @Test func quickRequestsAddUp() {
            let stage = Stage(items: (0..<30).map { "\($0)" })
            for _ in 0..<20 {
                stage.pager.scrollToNext()
                stage.device.advance(by: 0.016)
            }
            stage.settle()
            #expect(stage.currentID == "20")
            #expect(stage.listener.takeSwitches() == ["begin 0", "settle 0 20"])
        }

        @Test func everyBeginEndsOnce() {
            let stage = Stage(items: ["a", "b", "c", "d"])
            for step in 0..<12 {
                stage.swipe(step % 3 == 0 ? 150 : -180)
                stage.device.advance(by: Double(step % 5) * 0.04)
            }
            stage.settle()
            let switches = stage.listener.takeSwitches()
            for (index, event) in switches.enumerated() {
                #expect(event.hasPrefix("begin") == (index % 2 == 0), "\(switches)")
            }
        }

        @Test func scrollsOfOtherCodeAreFollowed() {
            let stage = Stage()
            stage.pager.track.contentOffset.x += 280
            stage.device.advance(by: 0.008)
            #expect(stage.currentID == "b")
            stage.settle()
            #expect(stage.seen == ["b@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
        }

        @Test func theBannerAdvancesAndWaitsForTheFinger() {
            let stage = Stage {
                $0.advance = AutoAdvance(interval: 3000, duration: 300)
            }
            #expect(!stage.pager.link.isRunning)
            stage.device.advance(by: 2.6)
            #expect(stage.seen == ["a@0"] && !stage.pager.link.isRunning)
            stage.device.advance(by: 0.5)
            #expect(stage.seen == ["b@0"])
            stage.press()
            stage.device.advance(by: 10)
            #expect(stage.seen == ["b@0"])
            stage.finger.up()
            stage.device.advance(by: 2.6)
            #expect(stage.seen == ["b@0"])
            stage.device.advance(by: 0.6)
            #expect(stage.seen == ["c@0"])
            #expect(
                stage.listener.takeSwitches() == [
                    "begin a", "settle a b", "begin b", "settle b c",
                ]
            )
        }

        @Test func anObserverCanLayOutImmediately() {
            let stage = Stage()
            stage.listener.onEvent = { _ in stage.pager.layoutIfNeeded() }
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen == ["b@0"] && stage.device.mistakes == [])
        }

        @Test func aPagerAtRestRequestsNoFrames() {
            let stage = Stage()
            stage.swipe(-200)
            #expect(stage.pager.link.isRunning)
            stage.settle()
            stage.device.advance(by: 0.1)
            #expect(!stage.pager.link.isRunning)
        }

        @Test func theStatusBarScrollsToTheFirstItem() {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.axis = .vertical }
            stage.pager.scroll(to: 2, animated: false)
            stage.window.tapStatusBar()
            stage.device.advance(by: 0.5)
            #expect(stage.currentID == "c")
            stage.pager.scrollsToTop = true
            stage.window.tapStatusBar()
            stage.settle()
            #expect(stage.seen == ["a@0"])
        }
    }
}
