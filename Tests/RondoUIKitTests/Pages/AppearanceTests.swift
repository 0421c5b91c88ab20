import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The appearance callbacks of each page: complete, once and in order.
    @Suite @MainActor struct AppearanceTests {
        private func report(_ stage: PagesStage) -> [String] { stage.device.mistakes }

        @Test("XLPagerTabStrip#172: the first page appears with its container, once")
        func theFirstPageAppearsWithTheContainer() {
            let stage = PagesStage(isShown: false)
            stage.container.loadViewIfNeeded()
            stage.container.view.frame = stage.window.bounds
            stage.container.beginAppearanceTransition(true, animated: true)
            #expect(stage.take().isEmpty)
            stage.window.addSubview(stage.container.view)
            stage.device.layOut()
            #expect(stage.take() == ["a willAppear"])
            stage.device.advance(by: 0.3)
            #expect(stage.take().isEmpty)
            stage.container.endAppearanceTransition()
            #expect(stage.take() == ["a didAppear"])
            stage.device.advance(by: 0.3)
            #expect(stage.take().isEmpty && report(stage).isEmpty)
        }

        @Test func aPageAppearsInItsSize() {
            let stage = PagesStage()
            for index in [4, 7, 2] {
                stage.container.setSelected(index, animated: false)
                let page = stage.container.currentPage as? TestPage
                #expect(page?.appearedSize == CGSize(width: 400, height: 600))
            }
            stage.container.view.frame.size.width = 300
            stage.device.layOut()
            #expect(stage.container.currentPage?.view.bounds.width == 300)
        }

        @Test(arguments: [(-250.0, "b"), (250, "h")], [Configuration.Axis.horizontal, .vertical])
        func aDragThatSwitches(way: (distance: Double, to: String), axis: Configuration.Axis) {
            let stage = PagesStage { $0.axis = axis }
            #expect(stage.take() == ["a willAppear", "a didAppear"])
            stage.swipe(way.distance)
            #expect(stage.take() == ["a willDisappear", "\(way.to) willAppear"])
            stage.settle()
            #expect(stage.take() == ["a didDisappear", "\(way.to) didAppear"])
            #expect(stage.seen == ["\(way.to)@0"] && report(stage).isEmpty)
        }

        @Test("Pageboy#255: a cancelled drag gives paired callbacks")
        func aCancelledDrag() {
            let stage = PagesStage()
            _ = stage.take()
            stage.press()
            stage.drag(-150)
            stage.device.advance(by: 0.2)
            stage.finger.up()
            stage.settle()
            // With a layout pass between the last step and the rest, `b` disappears before `a`
            // returns.
            let reported = stage.take()
            #expect(reported.prefix(2) == ["a willDisappear", "b willAppear"])
            #expect(
                reported.filter { $0.hasPrefix("a ") } == [
                    "a willDisappear", "a willAppear", "a didAppear",
                ]
            )
            #expect(
                reported.filter { $0.hasPrefix("b ") } == [
                    "b willAppear", "b willDisappear", "b didDisappear",
                ]
            )
            #expect(stage.appeared == ["a"] && report(stage).isEmpty)
        }

        @Test("JXSegmentedView#127: a drag brought back by hand ends with its page appeared")
        func aDragThatIsBroughtBackByHand() {
            let stage = PagesStage(["a", "b"]) { $0.ends = .list }
            _ = stage.take()
            stage.press()
            stage.drag(-90)
            stage.drag(80)
            stage.device.advance(by: 0.2)
            #expect(stage.container.pager.offsetFromCurrentItem == 0)
            stage.finger.up()
            stage.settle()
            #expect(
                stage.take() == [
                    "a willDisappear", "b willAppear", "b willDisappear", "b didDisappear",
                    "a willAppear", "a didAppear",
                ]
            )
            #expect(stage.appeared == ["a"] && report(stage).isEmpty)
        }

        @Test func aDragThatReverses() {
            let stage = PagesStage()
            _ = stage.take()
            stage.press()
            stage.drag(-110)
            #expect(stage.seen == ["a@-100", "b@300"])
            stage.drag(200)
            #expect(stage.seen == ["h@-300", "a@100"])
            #expect(
                stage.take() == [
                    "a willDisappear", "b willAppear", "b willDisappear", "b didDisappear",
                    "h willAppear",
                ]
            )
            stage.drag(150)
            stage.finger.up()
            stage.settle()
            #expect(stage.take() == ["a didDisappear", "h didAppear"])
            #expect(report(stage).isEmpty)
        }

        @Test(
            "JXSegmentedView#127, JXSegmentedView#213: a slow drag of exactly one page makes it appear"
        )
        func aSlowDragOfExactlyOnePage() {
            let stage = PagesStage()
            _ = stage.take()
            stage.press()
            stage.drag(-410, steps: 100)
            stage.device.advance(by: 0.5)
            #expect(stage.seen == ["b@0"])
            stage.finger.up()
            stage.settle()
            let reported = stage.take()
            #expect(reported.filter { $0 == "b didAppear" }.count == 1)
            #expect(reported.filter { $0 == "a didDisappear" }.count == 1)
            #expect(stage.appeared == ["b"])
        }

        @Test func flicksOverSeveralPages() {
            let stage = PagesStage { $0.snap = .item }
            _ = stage.take()
            stage.swipe(-120, steps: 5)
            stage.settle()
            let reported = stage.take()
            #expect(stage.container.settledPage?.index ?? 0 > 1)
            for name in ["b", "c"] where !stage.appeared.contains(name) {
                #expect(
                    reported.filter { $0.hasPrefix(name) } == [
                        "\(name) willAppear", "\(name) willDisappear", "\(name) didDisappear",
                    ]
                )
            }
            #expect(stage.appeared.count == 1 && report(stage).isEmpty)
        }

        @Test func fiveSwipesWithoutARest() {
            let stage = PagesStage(["a", "b"])
            for _ in 0..<5 {
                stage.swipe(-200, steps: 4)
                stage.device.advance(by: 0.05)
            }
            stage.settle()
            let current = stage.container.settledPage?.identifier as? String
            #expect(stage.appeared == [current])
            let reported = stage.take()
            for name in ["a", "b"] {
                let own = reported.filter { $0.hasPrefix(name) && $0.contains("did") }
                #expect(zip(own, own.dropFirst()).allSatisfy { $0 != $1 })
            }
            #expect(report(stage).isEmpty)
        }

        @Test("DKTabPageViewController#25: pages appear when an animated jump ends")
        func animatedJumps() {
            let stage = PagesStage()
            _ = stage.take()
            stage.container.setSelected(1, animated: true)
            #expect(stage.container.selectedIndex == 1)
            stage.settle()
            #expect(
                stage.take() == [
                    "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
                ]
            )
            stage.container.setSelected(7, animated: true)
            stage.settle()
            #expect(
                stage.take() == [
                    "b willDisappear", "a willAppear", "h willAppear", "b didDisappear",
                    "a willDisappear", "a didDisappear", "h didAppear",
                ]
            )
            #expect(report(stage).isEmpty)
        }

        @Test("PageMenu#252: a distant jump makes no pages in between", arguments: [true, false])
        func farJumpsMakeNoPagesInBetween(isAnimated: Bool) {
            let stage = PagesStage { $0.ends = .list }
            _ = stage.take()
            _ = stage.listener.take()
            _ = stage.source.takeAsked()
            stage.container.setSelected(5, animated: isAnimated)
            stage.settle()
            #expect(
                stage.take() == [
                    "a willDisappear", "f willAppear", "a didDisappear", "f didAppear",
                ]
            )
            #expect(Set(stage.source.takeAsked()) == ["e", "f", "g"])
            #expect(stage.listener.take() == ["change a f", "settle a f"])
        }

        @Test(arguments: [false, true])
        func farJumpsWithOneEndMakeNoPagesInBetween(isAtTheEnd: Bool) {
            let stage = PagesStage {
                $0.ends = Ends(
                    start: isAtTheEnd ? .open : .pinned,
                    end: isAtTheEnd ? .pinned : .open
                )
            }
            stage.container.setSelected(isAtTheEnd ? 7 : 0, animated: false, way: .forward)
            stage.settle()
            _ = stage.source.takeAsked()
            stage.container.setSelected(isAtTheEnd ? 0 : 7, animated: true)
            stage.device.layOut()
            #expect(stage.seen == [isAtTheEnd ? "a@0" : "h@0"])
            #expect(Set(stage.source.takeAsked()).isDisjoint(with: ["c", "d", "e", "f"]))
        }

        @Test func aJumpDuringAJumpIsAsFarAsItsWay() {
            let stage = PagesStage()
            stage.container.setSelected(2, animated: true)
            stage.device.advance(by: 0.05)
            #expect(stage.pager.currentItem?.index == 0)
            stage.container.setSelected(4, animated: true)
            stage.device.layOut()
            #expect(stage.seen == ["e@0"])
        }

        @Test func aTapOnTheStatusBarMakesNoPagesInBetween() {
            let stage = PagesStage { $0.ends = .list }
            stage.container.pager.scrollsToTop = true
            stage.container.setSelected(6, animated: false)
            stage.settle()
            _ = stage.source.takeAsked()
            stage.window.tapStatusBar()
            stage.settle()
            #expect(stage.seen == ["a@0"] && Set(stage.source.takeAsked()) == ["a", "b"])
        }

        @Test func aJumpDuringAJump() {
            let stage = PagesStage()
            _ = stage.take()
            stage.container.setSelected(1, animated: true)
            stage.device.advance(by: 0.15)
            stage.container.setSelected(0, animated: true)
            stage.settle()
            #expect(
                stage.take() == [
                    "a willDisappear", "b willAppear", "a willAppear", "b willDisappear",
                    "b didDisappear", "a didAppear",
                ]
            )
            #expect(report(stage).isEmpty)
        }

        @Test func aSwitchDuringADrag() {
            let stage = PagesStage()
            _ = stage.take()
            stage.press()
            stage.drag(-150)
            stage.container.setSelected(4, animated: false)
            stage.drag(-100)
            stage.finger.up()
            stage.settle()
            #expect(stage.appeared == ["e"] && stage.seen == ["e@0"])
            let reported = stage.take()
            #expect(reported.first == "a willDisappear" && reported.contains("b didDisappear"))
            #expect(reported.last == "e didAppear" && report(stage).isEmpty)
        }

        @Test func theNextPageReplacesARemovedOne() {
            let stage = PagesStage()
            _ = stage.take()
            stage.source.items.removeFirst()
            stage.container.updatePages()
            stage.device.layOut()
            #expect(
                stage.take() == [
                    "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
                ]
            )
            #expect(stage.source.made.first { $0.name == "a" }?.parent == nil)
            #expect(stage.container.currentPage === stage.source.made.first { $0.name == "b" })
            #expect(report(stage).isEmpty)
        }

        @Test func theCurrentPageIsRemovedUnderTheFinger() {
            let stage = PagesStage()
            stage.press()
            stage.drag(-110)
            _ = stage.take()
            stage.source.items.removeFirst()
            stage.container.updatePages()
            stage.device.layOut()
            stage.finger.up()
            stage.settle()
            #expect(stage.take().contains("a didDisappear"))
            #expect(stage.appeared.count == 1 && report(stage).isEmpty)
        }

        @Test("Pageboy#211: a page inserted before the visible one leaves it in place")
        func insertedPagesGetNoEvents() {
            let stage = PagesStage(["p"])
            _ = stage.take()
            let page = stage.container.page(at: 0)
            stage.source.items = ["q", "p"]
            stage.container.updatePages()
            stage.device.advance(by: 0.1)
            #expect(stage.take().isEmpty && stage.container.selectedIndex == 1)
            #expect(stage.container.page(at: 1) === page)
            stage.swipe(250)
            stage.settle()
            #expect(stage.seen == ["q@0"])
        }

        @Test("Pageboy#245: the only page of a loop stays")
        func theOnlyPageOfALoopStays() {
            let stage = PagesStage(["a"])
            _ = stage.take()
            stage.swipe(-250)
            stage.settle()
            stage.swipe(250)
            stage.settle()
            stage.container.selectNext()
            stage.settle()
            #expect(stage.take().isEmpty && stage.seen == ["a@0"])
        }

        @Test("Pageboy#265: a loop of two can reverse direction during a drag")
        func aLoopOfTwoReverses() {
            let stage = PagesStage(["a", "b"])
            stage.press()
            stage.drag(-130)
            #expect(stage.seen == ["a@-120", "b@280"])
            stage.drag(240)
            #expect(stage.seen == ["b@-280", "a@120"])
            stage.drag(-360)
            #expect(stage.seen == ["a@-240", "b@160"])
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["b@0"] && stage.appeared == ["b"])
            #expect(stage.source.made.count == 2 && report(stage).isEmpty)
        }

        @Test(arguments: [-250.0, 250])
        func loopsInBothDirections(distance: Double) {
            let stage = PagesStage(["a", "b", "c"])
            _ = stage.take()
            var order = ["a"]
            for _ in 0..<7 {
                stage.swipe(distance)
                stage.settle()
                #expect(stage.appeared.count == 1)
                order += stage.appeared
            }
            #expect(
                order.joined() == (distance < 0 ? "abcabcab" : "acbacbac")
            )
            #expect(stage.source.made.count == 3 && report(stage).isEmpty)
        }

        @Test func aPinnedEndBouncesAndTheLastPageStays() {
            let stage = PagesStage(["a", "b"]) { $0.ends = .list }
            stage.container.setSelected(1, animated: false)
            stage.settle()
            _ = stage.take()
            stage.swipe(-300)
            stage.settle()
            #expect(stage.container.selectedIndex == 1 && stage.appeared == ["b"])
            #expect(stage.take() == ["b willDisappear", "b willAppear", "b didAppear"])
            #expect(report(stage).isEmpty)
        }

        @Test func pagesOfANewOverscanAppear() {
            let stage = PagesStage()
            _ = stage.take()
            stage.container.configuration.extent = .points(130)
            stage.device.advance(by: 0.1)
            #expect(stage.take() == ["b willAppear", "c willAppear", "d willAppear"])
            stage.container.configuration.extent = .viewport
            stage.device.advance(by: 0.1)
            #expect(
                stage.take().sorted() == [
                    "b didDisappear", "b willDisappear", "c didDisappear", "c willDisappear",
                    "d didDisappear", "d willDisappear",
                ]
            )
            #expect(stage.appeared == ["a"] && report(stage).isEmpty)
        }

        @Test("JXSegmentedView#237: pages that arrive late are shown")
        func lateDataIsShown() {
            let stage = PagesStage([])
            #expect(stage.seen.isEmpty && stage.container.selectedIndex == nil)
            stage.source.items = ["a", "b"]
            stage.container.reloadData()
            stage.device.layOut()
            #expect(stage.take() == ["a willAppear", "a didAppear"])
            stage.source.items = []
            stage.container.reloadData()
            stage.device.layOut()
            #expect(stage.take() == ["a willDisappear", "a didDisappear"])
            #expect(stage.container.children.isEmpty && report(stage).isEmpty)
        }
    }
}
