import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Each frame of the display is computed once, for the time at which it is visible.
    @Suite @MainActor struct FrameTests {
        /// The times of a trace's frames from the first, in milliseconds.
        private func frames(_ trace: String?) -> [Double] {
            let ticks = (trace ?? "").split(separator: "\n").filter { $0.contains("\"tick\"") }
            return ticks.compactMap { line in
                let time = line.split(separator: ",")[0].split(separator: ":")[1]
                return Double(time)
            }
        }

        /// Makes a device draw every frame once, for tests that count frames.
        private func steady(_ device: Simulation) {
            for quirk in [Quirk.droppedFrames, .strayLayout] { device.set(quirk, false) }
        }

        @Test func aFrameShowsTheTimeAtWhichItIsVisible() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.pager.scrollToNext()
            for frame in 1...30 {
                stage.device.advance(by: 0.008)
                let seen = (Double(frame) + 1) * 8 / 300
                let place = 400 * seen * seen * (3 - 2 * seen)
                let shown = stage.pager.track.contentOffset.x - 16_000
                #expect(abs(shown - place) < 0.4, "frame \(frame)")
            }
        }

        @Test(arguments: ["programme", "finger", "deceleration", "system"])
        func eachFrameOfAPagerIsComputedOnce(mover: String) {
            let stage = Stage(items: (0..<9).map { "\($0)" })
            steady(stage.device)
            switch mover {
            case "programme": stage.pager.scrollToNext()
            case "deceleration": stage.swipe(-200, steps: 20)
            case "finger":
                stage.press()
                stage.drag(-50)
            default:
                let offset = CGPoint(x: stage.pager.track.contentOffset.x + 400, y: 0)
                stage.pager.track.setContentOffset(offset, animated: true)
            }
            stage.device.advance(by: 0.024)
            let count = stage.listener.frames
            if mover == "finger" {
                stage.drag(-100, steps: 20)
            } else {
                stage.device.advance(by: 0.16)
            }
            #expect(stage.listener.frames - count == 20)
        }

        @Test func aSwitchUsesEveryFrameOfTheDisplay() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            steady(stage.device)
            stage.pager.startRecording()
            stage.pager.scrollToNext()
            stage.settle()
            stage.device.advance(by: 0.1)
            let times = frames(stage.pager.stopRecording()).dropFirst(3)
            #expect(times.count > 30)
            for (time, next) in zip(times, times.dropFirst()) {
                #expect(abs(next - time - 8) < 0.001, "\(time) \(next)")
            }
        }

        @Test(arguments: [false, true])
        func eachFrameOfSeveralMovingShelvesIsComputedOnce(isDragged: Bool) throws {
            let stage = ShelvesStage(20, items: 60)
            steady(stage.device)
            if isDragged {
                stage.press(y: 250)
                stage.finger.drag(by: CGPoint(x: 0, y: -40), steps: 5)
            } else {
                stage.swipe(y: 50, dx: -200, steps: 5)
                stage.swipe(y: 150, dx: -200, steps: 5)
                stage.swipe(y: 250, dy: -100, steps: 5)
                stage.device.advance(by: 0.016)
                #expect(stage.view.tracks.filter(\.isDecelerating).count >= 3)
            }
            let count = stage.listener.frames
            if isDragged {
                stage.finger.drag(by: CGPoint(x: 0, y: -100), steps: 20)
            } else {
                stage.device.advance(by: 0.16)
            }
            #expect(stage.listener.frames - count == 20)
        }

        @Test func aChangeDuringAFrameIsShownInIt() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.listener.onEvent = { event in
                guard event == "change a b" else { return }
                stage.pager.scroll(to: 3, animated: false)
            }
            stage.swipe(-250)
            stage.device.advance(until: { stage.currentID == "d" })
            #expect(stage.seen == ["d@0"])
        }
    }
}
