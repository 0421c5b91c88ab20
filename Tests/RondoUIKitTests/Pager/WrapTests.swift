import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Loops in both directions and in every phase.
    @Suite @MainActor struct WrapTests {
        @Test func firstLayoutShowsTheFirstItem() {
            let stage = Stage()
            #expect(stage.seen == ["a@0"])
            #expect(stage.listener.take() == ["willAppear a"] || stage.listener.events.isEmpty)
            #expect(stage.currentID == "a" && stage.pager.phase == .idle)
            #expect(stage.pager.track.isPagingEnabled)
        }

        @Test(arguments: [-1.0, 1.0], [Configuration.Axis.horizontal, .vertical])
        func swipesLoop(way: Double, axis: Configuration.Axis) {
            let stage = Stage { $0.axis = axis }
            let order = way < 0 ? ["b", "c", "a"] : ["c", "b", "a"]
            for turn in 0..<7 {
                stage.swipe(way * 200)
                stage.settle()
                #expect(stage.seen == ["\(order[turn % 3])@0"])
                #expect(stage.pager.offsetFromCurrentItem == 0)
            }
            let begins = stage.listener.takeSwitches()
            #expect(begins.count == 14 && begins.first == "begin a")
            #expect(begins.last?.hasPrefix("settle") == true)
        }

        /// With little room on the scroll view, its content is moved back during drags and
        /// decelerations; this must be invisible.
        @Test(arguments: [Snap.page, .item, .none], [-1.0, 1.0])
        func movingTheContentBackIsInvisible(snap: Snap, way: Double) {
            let stage = Stage {
                $0.snap = snap
                $0.extent = .points(130.25)
                $0.spacing = 7
            }
            TrackView.room = 1200
            stage.pager.track.plan = nil
            stage.pager.track.setNeedsLayout()
            stage.device.layOut()
            var last = stage.offset
            var exchanges = 0
            var lastOffset = stage.pager.track.contentOffset.x
            for gesture in 0..<12 {
                stage.press()
                for _ in 0..<12 {
                    let finger = -way * 9
                    stage.drag(-finger, steps: 1)
                    let now = stage.offset
                    // The finger's travel, without the slop at the start of a drag.
                    #expect(abs(now - last) <= 9.7, "gesture \(gesture): \(now - last)")
                    last = now
                    if abs(stage.pager.track.contentOffset.x - lastOffset) > 60 { exchanges += 1 }
                    lastOffset = stage.pager.track.contentOffset.x
                }
                stage.finger.up()
                // Caught again during the deceleration.
                for _ in 0..<30 {
                    stage.device.advance(by: 0.008)
                    let now = stage.offset
                    #expect(abs(now - last) < 40, "gesture \(gesture): \(now - last)")
                    last = now
                    if abs(stage.pager.track.contentOffset.x - lastOffset) > 60 { exchanges += 1 }
                    lastOffset = stage.pager.track.contentOffset.x
                }
            }
            if snap != .page { #expect(exchanges > 0) }
            stage.settle()
            if snap != .none { #expect(stage.pager.offsetFromCurrentItem == 0) }
        }

        /// An app's own views as cells.
        private final class OwnViews: LoopPagerViewDataSource {
            let views: [UIView]

            init(_ count: Int) {
                views = (0..<count).map { _ in UIView(frame: .zero) }
            }

            func numberOfItems(in pager: LoopPagerView) -> Int { views.count }

            func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
                views[index]
            }
        }

        @Test(arguments: [2, 3])
        func aSmallLoopOfPagesTakesTheAppsOwnViews(count: Int) {
            let stage = Stage { $0.tiles = .pages(keep: 1) }
            let source = OwnViews(count)
            stage.pager.dataSource = source
            stage.device.layOut()
            for turn in 1...5 {
                stage.swipe(-200)
                stage.settle()
                let visible = stage.pager.visibleCells
                #expect(visible.count == 1 && visible.first === source.views[turn % count])
            }
        }

        @Test func restingPlacesAreExactAfterManyTurns() {
            let stage = Stage(size: CGSize(width: 393, height: 600))
            for _ in 0..<60 {
                stage.pager.scrollToNext()
                stage.settle()
            }
            #expect(stage.seen == ["a@0"])
            #expect(stage.pager.offsetFromCurrentItem == 0)
            let cell = stage.pager.visibleCells[0]
            #expect(cell.convert(CGPoint.zero, to: nil) == .zero)
        }

        @Test func anAnimatedScrollCrossesTheSeam() {
            let stage = Stage()
            stage.pager.scroll(to: 2, way: .backward)
            stage.device.advance(by: 0.152)
            #expect(stage.pager.phase == .animating)
            #expect(Set(stage.pager.visibleItems.map(\.index)) == [2, 0])
            stage.settle()
            #expect(stage.seen == ["c@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a c"])
        }

        @Test func oneItemStandsStill() {
            let stage = Stage(items: ["a"])
            stage.swipe(-200)
            stage.device.advance(by: 1)
            #expect(stage.seen == ["a@0"])
            #expect(stage.listener.takeSwitches().isEmpty)
        }

        @Test func anEmptyListShowsNothing() {
            let stage = Stage(items: [])
            stage.swipe(-200)
            stage.pager.scrollToNext()
            stage.device.advance(by: 1)
            #expect(stage.seen.isEmpty && stage.pager.currentItem == nil)
            stage.source.items = ["a", "b"]
            stage.pager.updateItems()
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["a@0"])
        }

        @Test func twoItemsLoopInBothDirections() {
            let stage = Stage(items: ["a", "b"])
            for way in [-1.0, -1, 1, 1] {
                let before = stage.currentID
                stage.swipe(way * 200)
                stage.settle()
                #expect(stage.currentID != before)
            }
        }

        @Test func aSlowDragEndsOnTheNearerPageOrCancels() {
            let stage = Stage()
            stage.swipe(-150, steps: 60, holding: 0.2)
            stage.settle()
            #expect(stage.listener.takeSwitches() == ["begin a", "cancel a"])
            stage.swipe(-250, steps: 60, holding: 0.2)
            stage.settle()
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
        }

        @Test func aFlickBackReturns() {
            let stage = Stage()
            stage.press()
            stage.drag(-150, steps: 20)
            stage.drag(40, steps: 5)
            stage.finger.up()
            stage.settle()
            #expect(stage.currentID == "a")
        }

        /// A scroll view cannot turn pages with gaps on its own.
        @Test(arguments: [(-170.0, 12, "b"), (-390, 4, "b"), (170, 12, "d"), (-60, 40, "a")])
        func theEngineDecidesWhereALiftEnds(travel: Double, steps: Int, expected: String) {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.spacing = 20 }
            #expect(!stage.pager.track.isPagingEnabled)
            stage.swipe(travel, steps: steps)
            stage.settle()
            #expect(stage.seen == ["\(expected)@0"] && stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func itemsOfDifferentLengthsSnap() {
            let stage = Stage(items: ["a", "b", "c", "d"]) {
                $0.snap = .item
                $0.alignment = .center
                $0.extent = .points(200)
            }
            stage.source.lengths = ["b": .points(320)]
            stage.pager.updateItems()
            stage.device.advance(by: 0.016)
            stage.swipe(-120, steps: 20)
            stage.settle()
            #expect(stage.pager.offsetFromCurrentItem == 0)
            let cell = stage.pager.cellForItem(at: stage.pager.currentItem?.index ?? 0)
            let middle = cell.map { $0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: nil).x }
            #expect(middle.map { abs($0 - 200) < 0.5 } == true)
        }
    }
}

extension Stage {
    /// The position of the content from its start, over all turns.
    var offset: CGFloat {
        let scroller = pager.engine.scroller
        let tile = scroller.tiles[0]
        let pitch = tile.extent + scroller.configuration.spacing
        return CGFloat(tile.slot.number) * pitch - scroller.start(of: tile)
    }
}
