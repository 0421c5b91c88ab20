import RondoTestSupport
import RondoUIKit
import SwiftUI
import Testing
import UIKit

@testable import SmallApps

extension DeviceTests {
    /// Screens of Examples without a backend, with the simulated SwiftUI.
    @Suite @MainActor struct SwiftUIScreensTests: AppTests {
        let window = newWindow()

        private func tap(_ title: String) -> Bool {
            views(HostingView.self).contains { $0.tap(title) }
        }

        private func swipe(at height: Double, by way: Double, wait: Double = 1) {
            let start = CGPoint(x: 200 - way / 2, y: height)
            swipe(from: start, by: CGPoint(x: way, y: 0), wait: wait)
        }

        @Test func theThumbsFollowThePhotoInTheMotion() {
            show(GalleryView(photos: (0..<12).map { "p\($0)" }))
            let pagers = views(LoopPagerView.self)
            let current = { pagers.map { $0.currentItem?.identifier as? String } }
            for _ in 0..<5 { swipe(at: 100, by: -200, wait: 0.35) }
            device.advance(by: 1)
            #expect(current() == ["p5", "p5"])
            swipe(at: 100, by: -200, wait: 0.3)
            #expect(pagers[0].phase != .idle && pagers[1].selectedItem?.index == 6)
            device.advance(by: 1)
            #expect(tap("Show p4"))
            device.advance(by: 1)
            #expect(current() == ["p4", "p4"])
        }

        @Test func theWeeksLeadBackToToday() {
            show(WeeksView())
            let pager = views(LoopPagerView.self)[0]
            let week = { pager.currentItem?.identifier as? Int }
            for _ in 0..<9 { swipe(at: 80, by: -200) }
            #expect(week() == 9)
            #expect(tap("Today"))
            device.advance(by: 0.05)
            #expect(week() == 0 && pager.phase == .idle, "it is too far away for a motion")
            swipe(at: 80, by: 200)
            #expect(week() == -1)
            #expect(tap("Today"))
            device.advance(by: 0.1)
            #expect(pager.phase == .animating)
            device.advance(by: 1)
            #expect(week() == 0)
        }

        @Test func theOnboardingEndsWithDone() {
            let end = End()
            show(OnboardingView { end.isReached = true })
            #expect(tap("Next"))
            device.advance(by: 1)
            #expect(!tap("Done") && tap("Next"))
            device.advance(by: 1)
            #expect(!tap("Next") && tap("Done") && end.isReached)
        }

        @MainActor
        private final class End {
            var isReached = false
        }
    }
}
