import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

@testable import SmallApps

extension DeviceTests {
    /// Screens of Examples without a backend, and a feed of videos, with the simulated UIKit.
    @Suite @MainActor struct UIKitScreensTests: AppTests {
        let window = newWindow()

        private func texts(in pager: LoopPagerView) -> [String] { texts(in: pager.visibleCells) }

        private func tap(_ point: CGPoint) {
            touch(point)
            device.advance(by: 0.6)
        }

        @Test func theThumbsFollowThePhotoOverTheSeam() {
            let gallery = GalleryViewController(nibName: nil, bundle: nil)
            show(gallery)
            gallery.show((0..<12).map { "p\($0)" })
            device.advance(by: 0.1)
            let pagers = views(LoopPagerView.self)
            #expect(texts(in: pagers[1]) == ["p10", "p11", "p0", "p1", "p2"])
            for _ in 0..<4 {
                swipe(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 200, y: 0), wait: 0.05)
            }
            device.advance(by: 1)
            #expect(texts(in: pagers[0]) == ["p8"])
            #expect(texts(in: pagers[1]) == ["p6", "p7", "p8", "p9", "p10"])
            tap(CGPoint(x: 360, y: 570))
            #expect(texts(in: pagers[0]) == ["p10"] && texts(in: pagers[1])[2] == "p10")
        }

        @Test(arguments: [(400.0, 7), (800, 6), (1100, 4)])
        func theButtonsOfTheProductsKnowTheEnds(width: Double, stops: Int) {
            window.frame = CGRect(x: 0, y: 0, width: width, height: 600)
            let screen = ProductsViewController(nibName: nil, bundle: nil)
            show(screen)
            screen.show((0..<7).map { "c\($0)" })
            device.advance(by: 0.1)
            let (buttons, dots) = (views(UIButton.self), views(UIPageControl.self)[0])
            #expect(buttons.map(\.isEnabled) == [false, true] && dots.numberOfPages == stops)
            for _ in 1..<stops { tap(CGPoint(x: width - 40, y: 260)) }
            #expect(buttons.map(\.isEnabled) == [true, false] && dots.currentPage == stops - 1)
            #expect(texts(in: views(LoopPagerView.self)[0]).last == "c6")
            tap(CGPoint(x: 40, y: 260))
            #expect(buttons.map(\.isEnabled) == [true, true] && dots.currentPage == stops - 2)
            screen.show(["c0"])
            device.advance(by: 0.1)
            #expect(buttons.map(\.isEnabled) == [false, false], "nothing to scroll")
        }

        @Test func theWeeksHaveNoEndAndLeadBackToToday() {
            show(WeeksViewController(nibName: nil, bundle: nil))
            let pager = views(LoopPagerView.self)[0]
            let today = texts(in: pager)
            let week = { pager.currentItem?.identifier as? Int }
            for _ in 0..<9 { swipe(from: CGPoint(x: 300, y: 80), by: CGPoint(x: -200, y: 0)) }
            #expect(week() == 9)
            tap(CGPoint(x: 360, y: 20))
            #expect(week() == 0 && texts(in: pager) == today)
            for _ in 0..<2 { swipe(from: CGPoint(x: 100, y: 80), by: CGPoint(x: 200, y: 0)) }
            #expect(week() == -2)
            touch(CGPoint(x: 360, y: 20))
            device.advance(by: 0.1)
            #expect(pager.phase == .animating, "it is among the weeks that are ready")
            device.advance(by: 1)
            #expect(week() == 0)
        }

        @Test func theOnboardingEndsWithDone() {
            let onboarding = OnboardingViewController(nibName: nil, bundle: nil)
            var isFinished = false
            onboarding.finish = { isFinished = true }
            show(onboarding)
            let titles = {
                views(UIButton.self).filter { !$0.isHidden }.map { $0.title(for: .normal) }
            }
            #expect(titles() == ["Skip", "Next"])
            let forward = CGPoint(x: 360, y: 578)
            tap(forward)
            #expect(titles() == ["Skip", "Next"] && !isFinished)
            touch(forward)
            #expect(titles() == ["Done"], "before it arrives")
            device.advance(by: 1)
            tap(forward)
            #expect(isFinished)
        }

        @Test func onlyTheVideoAtRestPlays() async throws {
            show(VideoFeedViewController(nibName: nil, bundle: nil))
            let pager = views(LoopPagerView.self)[0]
            await eventually {
                device.advance(by: 0.016)
                return pager.numberOfItems == 5
            }
            let playing = {
                views(VideoCell.self).filter(\.isPlaying).compactMap { cell in
                    cell.descendants.compactMap { ($0 as? UILabel)?.text }.first
                }
            }
            #expect(playing() == ["room 0"])
            let finger = Finger(in: window)
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.drag(by: CGPoint(x: 0, y: -100), steps: 5)
            device.advance(by: 0.016)
            #expect(playing() == [], "the finger moves it away")
            finger.drag(by: CGPoint(x: 0, y: -250), steps: 5)
            finger.up()
            device.advance(by: 1)
            #expect(playing() == ["room 1"])
        }
    }
}
