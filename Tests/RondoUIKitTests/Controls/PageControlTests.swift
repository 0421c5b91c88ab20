import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A page control for a pager or for pages.
    @Suite @MainActor struct PageControlTests {
        @Test func theDotsFollowThePager() {
            let stage = Stage()
            let dots = UIPageControl()
            stage.pager.pageControl = dots
            #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
            stage.pager.scroll(to: 2)
            #expect(dots.currentPage == 2, "the target, from the start")
            stage.settle()
            stage.source.items = ["x", "a", "b", "c", "d"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(dots.numberOfPages == 5 && dots.currentPage == 3)
            stage.swipe(-260)
            stage.settle()
            #expect(dots.currentPage == 4)
        }

        @Test func aTouchOnTheDotsScrolls() {
            let stage = Stage()
            let dots = UIPageControl()
            stage.pager.pageControl = dots
            dots.choose(1)
            stage.device.advance(by: 0.1)
            #expect(stage.pager.phase == .animating)
            stage.settle()
            #expect(stage.seen == ["b@0"])
            dots.choose(2, sliding: true)
            stage.device.layOut()
            #expect(stage.pager.phase == .idle && stage.seen == ["c@0"])
            stage.pager.pageControl = nil
            dots.choose(0)
            stage.settle()
            #expect(stage.seen == ["c@0"] && stage.pager.pageControl == nil)
        }

        @Test func theDotsOfAContainerFollowItsPages() {
            let stage = PagesStage()
            let dots = UIPageControl()
            stage.container.pageControl = dots
            #expect(dots.numberOfPages == 8)
            dots.choose(4)
            stage.device.layOut()
            #expect(stage.pager.phase == .idle && stage.seen == ["e@0"], "far away, immediately")
            dots.choose(5)
            stage.device.advance(by: 0.1)
            #expect(stage.pager.phase == .animating)
            stage.settle()
            #expect(stage.seen == ["f@0"])
        }

        @Test func theTimeToTheNextStepIsKnown() throws {
            let stage = Stage { $0.advance = .every(2, duration: 0.3) }
            let rest = try #require(stage.pager.timeToNextStep)
            #expect(rest > 1.6 && rest <= 1.7)
            stage.device.advance(by: 0.5)
            let later = try #require(stage.pager.timeToNextStep)
            #expect(abs(rest - later - 0.5) < 0.02)
            stage.pager.isPaused = true
            #expect(stage.pager.timeToNextStep == nil)
            stage.pager.isPaused = false
            #expect(stage.pager.timeToNextStep == 1.7)
            stage.device.advance(by: 1.8)
            #expect(stage.pager.phase == .animating && stage.pager.timeToNextStep == nil)
        }

        @Test func eachRestIsReportedOnce() {
            let stage = Stage { $0.advance = .every(2, duration: 0.3) }
            var rests: [Double?] = []
            stage.pager.onRestChange = { rests.append($0.map { ($0 * 10).rounded() / 10 }) }
            stage.device.advance(by: 1.8)
            #expect(rests == [nil], "a step ends the rest")
            stage.device.advance(by: 0.4)
            #expect(rests == [nil, 1.7])
            stage.press()
            stage.device.advance(by: 0.1)
            #expect(rests == [nil, 1.7, nil], "a finger does too")
            stage.finger.up()
            stage.settle()
            #expect(rests == [nil, 1.7, nil, 1.7], "then the item gets its full rest")
            stage.pager.isPaused = true
            #expect(rests == [nil, 1.7, nil, 1.7, nil])
        }

        @Test func theCurrentDotFillsDuringARest() throws {
            let stage = Stage { $0.advance = .every(2, duration: 0.3) }
            let dots = UIPageControl()
            stage.pager.pageControl = dots
            #expect(dots.progress == nil, "an app asks for it")
            stage.pager.showsProgressInPageControl = true
            let progress = try #require(dots.progress as? UIPageControlTimerProgress)
            let share = { (progress.currentProgress * 10).rounded() / 10 }
            stage.device.advance(by: 0.85)
            #expect(share() == 0.5 && dots.currentPage == 0)
            stage.press()
            stage.device.advance(by: 0.1)
            #expect(share() == 0 && !progress.isRunning, "a finger ends the rest")
            stage.finger.up()
            stage.settle()
            stage.device.advance(by: 0.8)
            #expect(share() == 0.5, "then the item gets its full rest")
            stage.device.advance(by: 1)
            #expect(stage.pager.phase == .animating && share() == 0 && dots.currentPage == 1)
            stage.settle()
            #expect(stage.seen == ["b@0"], "the pager takes the step, and not the timer too")
            stage.device.advance(by: 0.85)
            #expect(share() == 0.5)
            stage.pager.showsProgressInPageControl = false
            #expect(dots.progress == nil && !progress.isRunning)
        }

        @Test func aProgressOfTheAppStays() {
            let stage = Stage { $0.advance = .every(2, duration: 0.3) }
            let dots = UIPageControl()
            stage.pager.showsProgressInPageControl = true
            stage.pager.pageControl = dots
            #expect(dots.progress != nil, "the control can be set later")
            let own = UIPageControlProgress()
            dots.progress = own
            stage.pager.pageControl = nil
            #expect(dots.progress === own)
        }
    }
}
