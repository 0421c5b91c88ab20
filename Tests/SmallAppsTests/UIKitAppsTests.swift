import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

@testable import SmallApps

extension DeviceTests {
    /// The small apps of Examples with the simulated UIKit.
    @Suite @MainActor struct UIKitAppsTests: AppTests {
        let window = newWindow()

        @Test func theFeedPlaysLoadsAndRemovesRooms() async throws {
            let feed = LiveFeedViewController(nibName: nil, bundle: nil)
            show(feed)
            let pager = try #require(views(LoopPagerView.self).first)
            await eventually {
                device.advance(by: 0.016)
                return pager.numberOfItems == 5
            }
            #expect(texts(in: pager.visibleCells) == ["room 0"])
            pager.scroll(to: 3, animated: false, way: .forward)
            await eventually {
                device.advance(by: 0.016)
                return pager.numberOfItems == 10
            }
            #expect((pager.visibleCells.first as? RoomCell)?.isPlaying == true)
            feed.block("room 3")
            device.advance(by: 0.032)
            #expect(texts(in: pager.visibleCells) == ["room 4"] && pager.numberOfItems == 9)
            #expect((pager.visibleCells.first as? RoomCell)?.isPlaying == true)
        }

        @Test func theBannerAdvancesWithItsDotsAndItsLine() throws {
            show(BannerViewController(nibName: nil, bundle: nil))
            let dots = try #require(views(UIPageControl.self).first)
            let blue = views(UIView.self).first { $0.backgroundColor === UIColor.systemBlue }
            let line = try #require(blue)
            #expect(dots.numberOfPages == 4 && dots.currentPage == 0)
            #expect(line.frame.width == 400, "it fills during the rest")
            device.advance(by: 4.8)
            #expect(line.frame.width == 0, "it is empty during the step")
            device.advance(by: 0.3)
            #expect(dots.currentPage == 1 && line.frame.width == 400)
            let scales = views(LoopPagerView.self)[0].visibleCells.map(\.transform.a)
            #expect(scales == [0.9, 1, 0.9])
        }

        @Test func theHomeScreenShowsAHeroAndOpensAFilm() async throws {
            var opened: [String] = []
            let home = HomeViewController(nibName: nil, bundle: nil)
            home.open = { opened.append($0) }
            show(home)
            let shelves = try #require(views(ShelvesView.self).first)
            let seen = { texts(in: shelves.visibleCells) }
            await eventually {
                device.advance(by: 0.016)
                return seen() == ["Film star", "Film 0a", "Film 0b", "Film 1a", "Film 1b"]
            }
            #expect(shelves.visibleCells.first?.bounds.size == CGSize(width: 400, height: 300))
            #expect(texts(in: [shelves]).contains("Drama"), "shelves have titles")
            #expect(!texts(in: [shelves]).contains("hero"))
            let finger = Finger(in: window)
            finger.down(at: CGPoint(x: 200, y: 450))
            finger.up()
            #expect(opened == ["0b"])
        }

        @Test func aFailedPageOfTheHomeScreenIsRetried() async throws {
            let server = FlakyServer()
            let home = HomeViewController(nibName: nil, bundle: nil)
            home.server = server.server
            show(home)
            let button = { views(UIButton.self).first { $0.title(for: .normal) == "Try again" } }
            await eventually {
                device.advance(by: 0.008)
                return button() != nil
            }
            let place = try #require(button().map { $0.convert($0.bounds, to: nil) })
            let finger = Finger(in: window)
            finger.down(at: CGPoint(x: place.midX, y: place.midY))
            finger.up()
            await eventually {
                device.advance(by: 0.008)
                return texts(in: views(ShelvesView.self)).contains("Drama")
            }
            #expect(texts(in: views(ShelvesView.self)).contains("Drama"))
        }

        @Test func tabsAndPagesStayInStep() throws {
            show(TabbedPagesViewController(nibName: nil, bundle: nil))
            let tabs = views(UIButton.self)
            #expect(tabs.compactMap { $0.title(for: .normal) }.last == "Weather")
            let finger = Finger(in: window)
            let place = tabs[1].convert(tabs[1].bounds, to: nil)
            finger.down(at: CGPoint(x: place.midX, y: place.midY))
            finger.up()
            device.advance(by: 0.5)
            let pager = try #require(views(LoopPagerView.self).first)
            #expect(texts(in: pager.visibleCells) == ["Sport"] && tabs[1].isSelected)
            finger.down(at: CGPoint(x: 300, y: 300))
            finger.drag(by: CGPoint(x: -250, y: 0), steps: 10)
            finger.up()
            device.advance(by: 1)
            #expect(texts(in: pager.visibleCells) == ["Culture"] && tabs[2].isSelected)
        }

        @Test func theNoticesAdvance() throws {
            let notices = NoticeViewController(nibName: nil, bundle: nil)
            show(notices)
            notices.show(["trains", "pool"])
            device.advance(by: 4.1)
            #expect(texts(in: views(TickerView.self)[0].visibleCells) == ["pool"])
        }
    }
}
