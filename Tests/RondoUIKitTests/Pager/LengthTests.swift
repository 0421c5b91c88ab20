import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Items whose lengths become known late.
    @Suite @MainActor struct LengthTests {
        private func stage(_ configure: (inout Configuration) -> Void = { _ in }) -> Stage {
            Stage(items: ["a", "b", "c", "d", "e", "f"]) {
                $0.extent = .points(100)
                $0.snap = .item
                configure(&$0)
            }
        }

        @Test func laterItemsMakeRoom() {
            let stage = stage()
            stage.source.lengths = ["a": .points(150), "c": .points(40), "e": .points(300)]
            stage.pager.invalidateLengths(of: ["a", "c", "gone"])
            stage.device.layOut()
            #expect(stage.seen == ["a@0", "b@150", "c@250", "d@290", "e@390"])
            stage.pager.scroll(to: 2, animated: false)
            stage.source.lengths = ["b": .points(10)]
            // Item c has the configured length by now.
            stage.pager.invalidateLengths(of: ["b", "c"])
            stage.device.layOut()
            #expect(stage.seen == ["c@0", "d@100", "e@200", "f@300"])
            stage.pager.scroll(to: 1, animated: false)
            stage.device.layOut()
            #expect(stage.seen.prefix(2) == ["b@0", "c@10"])
        }

        @Test func theCurrentItemStaysInPlaceUnderTheFinger() {
            let stage = stage()
            stage.press()
            stage.drag(-50)
            let seen = stage.seen[0]
            stage.source.lengths = ["f": .points(30), "b": .points(20)]
            stage.pager.invalidateLengths(of: ["f", "b"])
            stage.device.layOut()
            #expect(stage.seen[0] == seen)
            stage.finger.up()
            stage.settle()
        }

        @Test func aNewLengthDoesNotDelayAStep() {
            let stage = stage { $0.advance = .every(1, duration: 0.3) }
            stage.device.advance(by: 0.5)
            stage.source.lengths = ["a": .points(120)]
            stage.pager.updateItems()
            stage.source.lengths["b"] = .points(130)
            stage.pager.invalidateLengths(of: ["b"])
            stage.device.advance(by: 0.15)
            #expect(stage.pager.phase == .idle)
            stage.device.advance(by: 0.1)
            #expect(stage.pager.phase == .animating)
        }

        @Test func lengthsAreRecorded() throws {
            let stage = stage()
            stage.pager.startRecording()
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.source.lengths = ["a": .points(150), "b": .points(40.5)]
            stage.pager.invalidateLengths(of: ["a"])
            stage.pager.updateItems()
            stage.pager.scrollToNext()
            stage.settle()
            let text = try #require(stage.pager.stopRecording())
            #expect(text.contains(#""do":"measure","extents":{"b":40.5}"#))
            #expect(!text.contains(#""do":"replace""#))
            #expect(try TraceTests().replay(text) == stage.listener.take(), "\(text)")
        }

        @Test func aBadLengthTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let stage = Stage()
                    stage.source.lengths = ["b": .points(-1)]
                    stage.pager.invalidateLengths(of: ["b"])
                }
            }
        }
    }
}
