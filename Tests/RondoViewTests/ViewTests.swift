#if canImport(XCTest) && os(iOS)
    import RondoUIKit
    import UIKit
    import XCTest

    /// The views on the real UIKit, as users see them; the tests with the simulation cover much
    /// more.
    @MainActor
    final class ViewTests: XCTestCase {
        func testAScrollCrossesTheSeam() {
            let scene = ViewScene("abc")
            XCTAssertEqual(scene.seen, ["a@0"])
            scene.pager.scrollToPrevious()
            XCTAssertTrue(scene.waits { scene.pager.phase == .idle })
            XCTAssertEqual(scene.seen, ["c@0"])
        }

        func testVisibleItemsStayInPlaceWhenItemsCome() {
            let scene = ViewScene("abc") { $0.extent = .points(150) }
            let cell = scene.pager.visibleCells.first
            scene.show("xyabc")
            XCTAssertEqual(scene.seen, ["a@0", "b@150", "c@300"])
            XCTAssertTrue(scene.pager.visibleCells.first === cell)
        }

        func testAnOffsetThatUIKitSetsIsFollowed() {
            let scene = ViewScene("abc")
            let scrollView = scene.pager.scrollView
            scrollView.setContentOffset(
                CGPoint(x: scrollView.contentOffset.x + 400, y: scrollView.contentOffset.y),
                animated: true
            )
            XCTAssertTrue(scene.waits { scene.pager.settledItem?.index == 1 })
            XCTAssertEqual(scene.seen, ["b@0"])
        }

        func testAPagerAdvancesAutomatically() {
            let scene = ViewScene("abc") { $0.advance = .every(0.5, duration: 0.1) }
            XCTAssertTrue(scene.waits { scene.pager.settledItem?.index == 1 })
        }

        func testTabsAndDotsFollowThePager() {
            let scene = ViewScene("abc")
            let dots = UIPageControl(frame: CGRect(x: 0, y: 500, width: 400, height: 44))
            let tabs = PageTabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            scene.window.addSubview(dots)
            scene.window.addSubview(tabs)
            scene.pager.pageControl = dots
            tabs.follow(scene.pager)
            scene.pager.scroll(to: 2)
            XCTAssertTrue(scene.waits { scene.pager.phase == .idle })
            XCTAssertEqual(dots.numberOfPages, 3)
            XCTAssertEqual(dots.currentPage, 2)
            XCTAssertGreaterThanOrEqual(tabs.intrinsicContentSize.height, 44)
        }

        func testVoiceOverTurnsThePageOfAnAdjustablePager() {
            let scene = ViewScene("abc")
            scene.pager.isAccessibilityAdjustable = true
            scene.pager.accessibilityIncrement()
            XCTAssertTrue(scene.waits { scene.pager.settledItem?.index == 1 })
            XCTAssertEqual(scene.pager.accessibilityValue?.isEmpty, false)
        }
    }
#endif
