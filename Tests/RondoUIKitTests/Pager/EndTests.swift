import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Pinned ends, insets, direction and other sizes.
    @Suite @MainActor struct EndTests {
        @Test(arguments: [Snap.page, .item, .none])
        func aPinnedStartBouncesAndTheOpenEndLoops(snap: Snap) {
            let stage = Stage {
                $0.ends = Ends(start: .pinned, end: .open)
                $0.snap = snap
            }
            stage.press()
            stage.drag(120)
            #expect(stage.pager.offsetFromCurrentItem < -30)
            #expect(stage.pager.offsetFromCurrentItem > -70)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["a@0"] && stage.pager.offsetFromCurrentItem == 0)
            #expect(stage.listener.takeSwitches() == ["begin a", "cancel a"])
            for _ in 0..<4 {
                stage.pager.scrollToNext()
                stage.settle()
            }
            #expect(stage.currentID == "b")
            stage.pager.scrollToPrevious()
            stage.settle()
            #expect(stage.seen == ["a@0"])
        }

        @Test func aListEndsAtBothEnds() {
            let stage = Stage { $0.ends = .list }
            stage.pager.scrollToPrevious()
            #expect(stage.pager.phase == .idle)
            stage.pager.scroll(to: 2)
            stage.settle()
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen == ["c@0"] && stage.currentID == "c")
            stage.swipe(200)
            stage.settle()
            #expect(stage.seen == ["b@0"])
        }

        @Test func aPinnedEndMovesWithItsItems() {
            let stage = Stage { $0.ends = .list }
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            stage.source.items = ["a", "b", "c", "d"]
            stage.pager.updateItems()
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen == ["d@0"])
            stage.source.items = ["a", "b"]
            stage.pager.updateItems()
            stage.settle()
            #expect(stage.seen == ["b@0"] && stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func rightToLeftIsMirrored() {
            let stage = Stage()
            stage.pager.semanticContentAttribute = .forceRightToLeft
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["a@0"])
            stage.press()
            stage.drag(110)
            #expect(stage.seen == ["a@-100", "b@300"])
            stage.drag(100, steps: 4)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["b@0"])
            stage.pager.scrollToPrevious()
            stage.settle()
            #expect(stage.seen == ["a@0"])
        }

        @Test func anotherDirectionOfTheSurroundingsMirrorsTheContent() {
            let stage = Stage { $0.extent = .points(150) }
            stage.device.setLayoutDirection(.rightToLeft)
            stage.device.layOut()
            #expect(stage.pager.visibleCells.first?.frame.maxX == stage.pager.track.bounds.maxX)
            #expect(stage.seen == ["a@0", "b@150", "c@300"])
        }

        @Test func rightToLeftKeepsPinnedEnds() {
            let stage = Stage { $0.ends = .list }
            stage.pager.semanticContentAttribute = .forceRightToLeft
            stage.device.advance(by: 0.016)
            stage.swipe(-200)
            stage.settle()
            #expect(stage.currentID == "a")
            stage.swipe(200)
            stage.settle()
            #expect(stage.seen == ["b@0"])
        }

        @Test func contentInsetsStayFree() {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.alignment = .center }
            stage.pager.contentInset = UIEdgeInsets(left: 50, right: 50)
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["a@50"])
            #expect(stage.pager.visibleCells[0].bounds.width == 300)
            stage.swipe(-150)
            stage.settle()
            #expect(stage.seen == ["b@50"] && stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func theSafeAreaStaysFreeIfRequested() {
            let stage = Stage { $0.axis = .vertical }
            stage.window.setSafeAreaInsets(UIEdgeInsets(top: 50, bottom: 30))
            stage.device.advance(by: 0.016)
            #expect(stage.pager.visibleCells[0].bounds.height == 600)
            stage.pager.contentInsetAdjustmentBehavior = .always
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["a@50"])
            #expect(stage.pager.visibleCells[0].bounds.height == 520)
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen == ["b@50"])
        }

        @Test(arguments: ChangeTests.Moment.allCases)
        func rotationKeepsTheItem(moment: ChangeTests.Moment) {
            let stage = Stage()
            stage.pager.scroll(to: 1, animated: false)
            stage.device.layOut()
            _ = stage.listener.take()
            moment.reach(on: stage)
            let current = stage.currentID
            stage.window.frame.size = CGSize(width: 600, height: 400)
            stage.pager.frame = stage.window.bounds
            stage.device.layOut()
            #expect(stage.currentID == current)
            #expect(stage.pager.visibleCells.allSatisfy { $0.bounds.width == 600 })
            moment.leave(on: stage)
            #expect(stage.seen.count == 1 && stage.seen[0].hasSuffix("@0"))
            #expect(stage.pager.offsetFromCurrentItem == 0)
            if moment == .rest { #expect(stage.listener.takeSwitches().isEmpty) }
        }

        @Test func coastingContentThatALargerViewportMovesPastTheEndSpringsBack() {
            let stage = Stage(items: ["a", "b", "c", "d", "e", "f"]) {
                $0.ends = .list
                $0.snap = .none
                $0.extent = .points(150)
            }
            stage.pager.scroll(to: 5, animated: false)
            stage.device.layOut()
            stage.swipe(60, steps: 5)
            stage.device.advance(by: 0.016)
            #expect(stage.pager.phase == .decelerating)
            stage.window.frame.size.width = 600
            stage.pager.frame = stage.window.bounds
            stage.device.layOut()
            let past = stage.pager.track.contentOffset.x - 300
            for _ in 0..<10 {
                stage.device.advance(by: 0.016)
                #expect(stage.pager.track.contentOffset.x - 300 <= past)
            }
            stage.settle()
            #expect(stage.seen.last == "f@450")
        }

        @Test func nestedPagersScrollAlongTheirOwnAxes() {
            let stage = Stage { $0.axis = .vertical }
            let inner = LoopPagerView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            let source = ListSource(["1", "2", "3"])
            inner.register(TextCell.self, forCellWithReuseIdentifier: "text")
            inner.dataSource = source
            stage.pager.visibleCells[0].addSubview(inner)
            stage.device.advance(by: 0.016)
            stage.finger.down(at: CGPoint(x: 200, y: 100))
            stage.finger.drag(by: CGPoint(x: -200, y: 0), steps: 10)
            stage.finger.up()
            stage.settle()
            #expect(inner.currentItem?.index == 1 && stage.currentID == "a")
            stage.finger.down(at: CGPoint(x: 200, y: 190))
            stage.finger.drag(by: CGPoint(x: 0, y: -150), steps: 6)
            stage.finger.up()
            stage.settle()
            #expect(inner.currentItem?.index == 1 && stage.currentID == "b")
        }
    }
}
