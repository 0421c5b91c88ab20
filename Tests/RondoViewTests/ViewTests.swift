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

        func testPagesAppearInBalance() {
            let container = PageContainerViewController()
            let pages = (0..<3).map { LifePage(number: $0) }
            let source = LoopPagerDiffableDataSource<Int, Int>(container: container) {
                _,
                _,
                number in
                pages[number]
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            window.rootViewController = container
            window.isHidden = false
            var snapshot = source.snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2])
            source.apply(snapshot)
            let scene = ViewScene("")
            XCTAssertTrue(scene.waits { pages[0].calls == ["willAppear", "didAppear"] })
            container.setSelected(1, animated: true)
            XCTAssertTrue(scene.waits { pages[0].calls.last == "didDisappear" })
            XCTAssertEqual(
                pages[0].calls,
                ["willAppear", "didAppear", "willDisappear", "didDisappear"]
            )
            XCTAssertEqual(pages[1].calls, ["willAppear", "didAppear"])
        }

        func testShelvesFillTheirPlaceholders() {
            let shelves = ShelvesView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            shelves.configuration.list.extent = .points(200)
            shelves.configuration.shelf.extent = .points(150)
            let labels = LoopPagerCellRegistration<UILabel, Letter?> { label, _, letter in
                label.text = letter?.id ?? "…"
            }
            let source = ShelvesDiffableDataSource<String, Letter>(view: shelves) {
                view,
                path,
                _,
                letter in
                view.dequeueConfiguredReusableCell(using: labels, for: path.item, item: letter)
            }
            let scene = ViewScene("")
            scene.pager.superview?.addSubview(shelves)
            source.apply([ShelvesSection(id: "1", items: ["a", "b"])])
            scene.window.layoutIfNeeded()
            let texts = { shelves.visibleCells.map { ($0 as? UILabel)?.text } }
            XCTAssertEqual(texts(), ["…", "…"])
            source.loadItems { ids in ids.map { Letter(id: $0) } }
            XCTAssertTrue(scene.waits { texts() == ["a", "b"] })
        }

        func testVoiceOverTurnsThePageOfAnAdjustablePager() {
            let scene = ViewScene("abc")
            scene.pager.isAccessibilityAdjustable = true
            scene.pager.accessibilityIncrement()
            XCTAssertTrue(scene.waits { scene.pager.settledItem?.index == 1 })
            XCTAssertEqual(scene.pager.accessibilityValue?.isEmpty, false)
        }
    }

    private struct Letter: Identifiable {
        let id: String
    }

    /// A page that notes UIKit's calls.
    private final class LifePage: UIViewController {
        private(set) var calls: [String] = []

        init(number: Int) {
            super.init(nibName: nil, bundle: nil)
            title = "\(number)"
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("willAppear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("didAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("willDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("didDisappear")
        }
    }
#endif
