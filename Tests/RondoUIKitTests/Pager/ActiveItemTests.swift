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

        @Test func nothingPlaysInAListThatIsScrolledAway() {
            let list = UIScrollView(frame: stage.window.bounds)
            list.contentSize = CGSize(width: 400, height: 4000)
            stage.window.addSubview(list)
            list.addSubview(stage.pager)
            stage.device.advance(by: 0.3)
            _ = reported()
            list.contentOffset.y = 1000
            stage.device.advance(by: 0.3)
            #expect(reported() == ["-"] && stage.pager.activeItem == nil)
            list.contentOffset.y = 20
            stage.device.advance(by: 0.3)
            #expect(reported() == ["a"])
        }

        @Test(arguments: Cover.allCases)
        func nothingPlaysInAHiddenView(cover: Cover) {
            let outer = UIView(frame: stage.window.bounds)
            stage.window.addSubview(outer)
            outer.addSubview(stage.pager)
            stage.device.advance(by: 0.3)
            _ = reported()
            cover.put(over: outer, true)
            stage.device.advance(by: 0.3)
            #expect(reported() == ["-"])
            cover.put(over: outer, false)
            stage.device.advance(by: 0.3)
            #expect(reported() == ["a"])
        }

        @Test func aPagerOnAPageThatIsNotVisiblePlaysNothing() {
            let outer = PagesStage(["p", "q"])
            let inner = LoopPagerView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
            let source = ListSource(["x", "y"])
            inner.register(TextCell.self, forCellWithReuseIdentifier: "text")
            inner.dataSource = source
            inner.onActiveChange = { [log] in
                log.items.append($0?.identifier.base as? String ?? "-")
            }
            _ = reported()
            outer.container.page(at: 1)?.view.addSubview(inner)
            outer.device.advance(by: 0.3)
            #expect(inner.window != nil && reported() == [])
            outer.container.selectNext()
            outer.device.advance(by: 0.6)
            #expect(reported() == ["x"])
            outer.container.selectPrevious()
            outer.device.advance(by: 0.6)
            #expect(reported() == ["-"])
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
