import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The item to play.
    @Suite @MainActor struct ActiveItemTests {
        private let stage = Stage()
        private let log = Log()

        private final class Log {
            var items: [String] = []
        }

        /// The reports since the last call.
        private func reported() -> [String] {
            defer { log.items = [] }
            return log.items
        }

        init() {
            stage.pager.onActiveChange = { [log] in
                log.items.append($0?.identifier.base as? String ?? "-")
            }
            stage.device.layOut()
        }

        @Test func aMotionPausesAndTheRestPlays() {
            #expect(reported() == ["a"])
            stage.press()
            stage.drag(-30)
            #expect(reported() == ["-"])
            stage.finger.up()
            stage.settle()
            #expect(reported() == ["b"])
            stage.pager.scroll(to: 0, way: .forward)
            stage.settle()
            #expect(reported() == ["-", "a"], "and not c, which it passes")
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            #expect(reported() == ["c"])
        }

        @Test func nothingPlaysOutOfSight() {
            _ = reported()
            stage.pager.removeFromSuperview()
            #expect(reported() == ["-"] && stage.pager.activeItem == nil)
            stage.window.addSubview(stage.pager)
            stage.device.layOut()
            #expect(reported() == ["a"])
        }

        @Test func changesOfOtherItemsAreNone() {
            _ = reported()
            stage.source.items = ["x", "a", "b"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(reported() == [])
            stage.source.items = ["x", "b"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(reported() == ["b"])
        }
    }
}
