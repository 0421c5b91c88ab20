import RondoTestSupport
import RondoUIKit
import SwiftUI
import Testing
import UIKit

@testable import SmallApps

extension DeviceTests {
    /// The small apps of Examples with the simulated SwiftUI.
    @Suite @MainActor struct SwiftUIAppsTests: AppTests {
        let window = newWindow()

        /// The visible texts.
        private var seen: [String] {
            let cells = views(LoopPagerView.self).flatMap(\.visibleCells)
            return cells.flatMap(\.descendants).flatMap { ($0 as? HostingView)?.texts ?? [] }
        }

        @Test func theFeedPlaysAndLoads() async throws {
            show(LiveFeedView(server: .sample, blocked: ["room 1"]))
            await eventually {
                device.advance(by: 0.016)
                return seen == ["Room 0, live"]
            }
            let pager = try #require(views(LoopPagerView.self).first)
            pager.scroll(to: 2, animated: false)
            await eventually {
                device.advance(by: 0.016)
                return pager.numberOfItems == 9
            }
            #expect(seen == ["Room 3, live"])
        }

        @Test func aFailedFeedIsRetried() async {
            let server = FlakyServer()
            show(LiveFeedView(server: server.server, blocked: []))
            var isTapped = false
            await eventually {
                device.advance(by: 0.008)
                isTapped = views(HostingView.self).contains { $0.tap("Try again") }
                return isTapped
            }
            #expect(isTapped && seen == [])
            await eventually {
                device.advance(by: 0.008)
                return seen == ["Room 0, live"]
            }
            #expect(seen == ["Room 0, live"])
        }

        @Test func theBannerAdvancesWithItsDotsAndItsLine() throws {
            show(BannerView(banners: ["Autumn", "Winter", "Spring"]))
            let dots = try #require(views(UIPageControl.self).first)
            let lines = { views(HostingView.self).flatMap(\.scales) }
            #expect(lines() == [1], "it fills during the rest")
            device.advance(by: 4.8)
            #expect(lines() == [0], "it is empty during the step")
            device.advance(by: 0.4)
            #expect(dots.numberOfPages == 3 && dots.currentPage == 1 && lines() == [1])
            let finger = Finger(in: window)
            finger.down(at: CGPoint(x: 200, y: 50))
            device.advance(by: 0.032)
            #expect(lines() == [0], "a finger ends the rest")
        }

        @Test func theHomeScreenShowsAHeroRetriesAndOpensAFilm() async throws {
            var opened: [String] = []
            show(HomeView(server: FlakyServer().server) { opened.append($0) })
            let tap = { (title: String) in
                views(HostingView.self).contains { $0.tap(title) }
            }
            await eventually {
                device.advance(by: 0.008)
                return tap("Try again")
            }
            await eventually {
                device.advance(by: 0.008)
                return tap("Film 0b")
            }
            #expect(opened == ["0b"])
            let shelves = try #require(views(ShelvesView.self).first)
            #expect(shelves.visibleCells.first?.bounds.size == CGSize(width: 400, height: 300))
        }

        @Test func tabsAndPagesStayInStep() {
            show(TabbedPagesView(titles: ["News", "Sport", "Culture"]))
            let tabs = views(UIButton.self)
            let finger = Finger(in: window)
            let place = tabs[1].convert(tabs[1].bounds, to: nil)
            finger.down(at: CGPoint(x: place.midX, y: place.midY))
            finger.up()
            device.advance(by: 0.5)
            #expect(seen == ["Sport"] && tabs[1].isSelected)
        }

        @Test func theNoticesAdvance() {
            show(NoticeView(notices: ["trains", "pool"]))
            #expect(seen == ["trains"])
            device.advance(by: 4.1)
            #expect(seen == ["pool"])
        }
    }
}
