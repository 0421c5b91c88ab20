import Foundation
import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The container itself is covered, rotated and restored.
    @Suite @MainActor struct ContainerLifeTests {
        @Test("JXSegmentedView#12: a page gets its callbacks when it is covered and uncovered")
        func coveredAndUncovered() {
            let stage = PagesStage()
            stage.container.setSelected(2, animated: false)
            stage.settle()
            _ = stage.take()
            stage.beginCovering()
            #expect(stage.take() == ["c willDisappear"])
            stage.endCovering()
            #expect(stage.take() == ["c didDisappear"])
            stage.beginUncovering()
            #expect(stage.take() == ["c willAppear"])
            stage.endUncovering()
            #expect(stage.take() == ["c didAppear"])
            #expect(stage.seen == ["c@0"] && stage.device.mistakes.isEmpty)
        }

        @Test("JXSegmentedView#38: after a cancelled return no page has appeared")
        func aCancelledReturn() {
            let stage = PagesStage()
            stage.beginCovering()
            stage.endCovering()
            _ = stage.take()
            stage.beginUncovering()
            stage.beginCovering()
            stage.endCovering()
            #expect(stage.take() == ["a willAppear", "a willDisappear", "a didDisappear"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aCancelledCovering() {
            let stage = PagesStage()
            _ = stage.take()
            stage.beginCovering()
            stage.container.beginAppearanceTransition(true, animated: true)
            stage.container.endAppearanceTransition()
            #expect(stage.take() == ["a willDisappear", "a willAppear", "a didAppear"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aNewPageGetsItsEventsAfterACancelledCovering() {
            let stage = PagesStage(["a", "b", "c"])
            stage.beginCovering()
            stage.container.setSelected(1, animated: false)
            stage.device.layOut()
            stage.container.selectPrevious()
            stage.device.advance(by: 0.1)
            _ = stage.take()
            stage.container.beginAppearanceTransition(true, animated: true)
            stage.container.endAppearanceTransition()
            #expect(
                stage.take().filter { $0.hasPrefix("b") } == ["b willAppear", "b willDisappear"]
            )
            stage.settle()
            #expect(stage.take().suffix(2) == ["b didDisappear", "a didAppear"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func coveredDuringADrag() {
            let stage = PagesStage()
            _ = stage.take()
            stage.press()
            stage.drag(-260)
            stage.beginCovering()
            #expect(stage.take() == ["a willDisappear", "b willAppear", "b willDisappear"])
            stage.endCovering()
            #expect(Set(stage.take()) == ["a didDisappear", "b didDisappear"])
            stage.finger.up()
            stage.beginUncovering()
            stage.endUncovering()
            stage.settle()
            #expect(stage.take() == ["b willAppear", "b didAppear"])
            #expect(stage.appeared == ["b"] && stage.device.mistakes.isEmpty)
        }

        @Test func aJumpWhileCovered() {
            let stage = PagesStage()
            stage.beginCovering()
            stage.endCovering()
            _ = stage.take()
            stage.container.setSelected(4, animated: true)
            stage.device.advance(by: 1)
            #expect(stage.take().isEmpty)
            stage.beginUncovering()
            stage.endUncovering()
            #expect(stage.take() == ["e willAppear", "e didAppear"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func inTheBackgroundThePageDisappears() {
            let stage = PagesStage()
            stage.swipe(-200)
            stage.device.advance(by: 0.05)
            UIApplication.shared.enterBackground()
            let reported = stage.take()
            #expect(stage.appeared.isEmpty && reported.last?.hasSuffix("didDisappear") == true)
            UIApplication.shared.enterForeground()
            stage.device.advance(by: 0.016)
            #expect(stage.take() == ["b willAppear", "b didAppear"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test("JXSegmentedView#98: a container inside a container reports once")
        func aContainerInAContainerReportsOnce() {
            let outer = PagesStage(["x", "y"], isShown: false)
            let inner = PageContainerViewController()
            let source = PageSource(["a", "b"])
            inner.register(forPageWithReuseIdentifier: "page") { source.makePage() }
            inner.dataSource = source
            outer.container.register(forPageWithReuseIdentifier: "page") { inner }
            outer.source.items = ["x"]
            let innerSource = InnerSource(inner, outer.source)
            outer.container.dataSource = innerSource
            outer.window.rootViewController = outer.container
            outer.device.advance(by: 0.1)
            #expect(source.log.take() == ["a willAppear", "a didAppear"])
            outer.container.setSelected(1, animated: true)
            outer.settle()
            #expect(source.log.take() == ["a willDisappear", "a didDisappear"])
            outer.container.setSelected(0, animated: true)
            outer.settle()
            #expect(source.log.take() == ["a willAppear", "a didAppear"])
            outer.beginCovering()
            outer.endCovering()
            inner.reloadData()
            outer.beginUncovering()
            outer.endUncovering()
            let reported = source.log.take()
            #expect(reported.filter { $0 == "a didAppear" }.count == 1)
            #expect(outer.device.mistakes.isEmpty)
        }

        @Test("VTMagic#135: a distant page of a nested container appears once")
        func aDistantPageWithinAppearsOnce() {
            let outer = PagesStage(["x", "y"], isShown: false)
            let inner = PageContainerViewController()
            let source = PageSource((0..<9).map { "\($0)" })
            inner.register(forPageWithReuseIdentifier: "page") { source.makePage() }
            inner.dataSource = source
            let innerSource = InnerSource(inner, outer.source)
            outer.container.dataSource = innerSource
            outer.window.rootViewController = outer.container
            outer.container.setSelected(1, animated: true)
            outer.settle()
            outer.container.setSelected(0, animated: true)
            outer.device.advance(by: 0.1)
            inner.setSelected(4, animated: true)
            outer.settle()
            #expect(source.log.take().filter { $0 == "4 didAppear" }.count == 1)
            inner.setSelected(8, animated: true, way: .forward)
            outer.settle()
            let reported = source.log.take()
            #expect(reported.filter { $0.hasSuffix("didAppear") } == ["8 didAppear"])
            #expect(outer.device.mistakes.isEmpty)
        }

        @Test func aRotationNotifiesThePagesAndKeepsThePage() throws {
            let stage = PagesStage()
            stage.container.setSelected(1, animated: false)
            stage.settle()
            _ = stage.take()
            stage.window.rotate()
            let page = try #require(stage.container.currentPage as? TestPage)
            #expect(page.name == "b" && stage.seen == ["b@0"])
            #expect(page.sizes == [CGSize(width: 600, height: 400)])
            #expect(page.view.bounds.size == CGSize(width: 600, height: 400))
            #expect(stage.take().isEmpty && stage.device.mistakes.isEmpty)
        }

        @Test(arguments: [false, true])
        func aRotationNotifiesPagesWithALengthOfTheirSize(isShared: Bool) throws {
            let stage = PagesStage { if !isShared { $0.extent = .points(300) } }
            if isShared { stage.pager.itemsPerView = 1.25 }
            stage.device.advance(by: 0.1)
            stage.window.rotate()
            let page = try #require(stage.container.currentPage as? TestPage)
            let size = CGSize(width: isShared ? 480 : 300, height: 400)
            #expect(page.sizes == [size] && page.view.bounds.size == size)
        }

        @Test func aRotationDuringADrag() {
            let stage = PagesStage()
            stage.press()
            stage.drag(-260)
            stage.window.rotate()
            stage.finger.up()
            stage.settle()
            #expect(stage.seen.count == 1 && stage.appeared.count == 1)
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func pagesHaveTheSafeAreaOfTheContainerEverywhere() throws {
            let stage = PagesStage()
            let insets = UIEdgeInsets(top: 50, left: 44, bottom: 20, right: 44)
            stage.window.setSafeAreaInsets(insets)
            stage.device.layOut()
            #expect(stage.container.currentPage?.view.safeAreaInsets == insets)
            stage.press()
            stage.drag(-160)
            #expect(stage.seen == ["a@-150", "b@250"])
            for page in stage.container.visiblePages {
                #expect(page.view.safeAreaInsets == insets)
            }
            stage.finger.up()
            stage.settle()
            stage.container.additionalSafeAreaInsets.top = 30
            stage.device.layOut()
            #expect(stage.container.currentPage?.view.safeAreaInsets.top == 80)
            // The container's insets are not counted twice.
            stage.container.contentInset.top = 60
            stage.device.layOut()
            #expect(stage.container.currentPage?.view.safeAreaInsets.top == 20)
        }

        @Test func aPageKeepsItsOwnInsets() throws {
            let stage = PagesStage(isShown: false)
            let page = stage.source.makePage()
            page.additionalSafeAreaInsets.bottom = 7
            stage.source.own = ["a": page]
            stage.window.setSafeAreaInsets(UIEdgeInsets(left: 44, bottom: 20, right: 44))
            stage.window.rootViewController = stage.container
            stage.device.layOut()
            #expect(page.view.safeAreaInsets.bottom == 27)
            stage.container.selectNext()
            stage.settle()
            #expect(page.view.safeAreaInsets.left == 44)
            stage.container.setSelected(4, animated: false)
            stage.settle()
            #expect(page.parent == nil && page.additionalSafeAreaInsets == UIEdgeInsets(bottom: 7))
        }

        @Test func aPageKeepsTheInsetsThatItSetsLater() throws {
            let stage = PagesStage()
            stage.window.setSafeAreaInsets(UIEdgeInsets(left: 44, bottom: 20, right: 44))
            stage.device.layOut()
            let page = try #require(stage.container.currentPage)
            page.additionalSafeAreaInsets.bottom += 64
            stage.press()
            stage.drag(-110)
            #expect(page.view.safeAreaInsets == UIEdgeInsets(left: 44, bottom: 84, right: 44))
            page.additionalSafeAreaInsets.bottom -= 14
            stage.finger.up()
            stage.settle()
            stage.container.setSelected(4, animated: false)
            stage.settle()
            #expect(page.parent == nil)
            #expect(page.additionalSafeAreaInsets == UIEdgeInsets(bottom: 50))
        }

        @Test func barsAreAskedWhenTheCurrentPageIsGone() {
            let stage = PagesStage(["a", "b"], isShown: false)
            let list = WeakPages()
            stage.container.dataSource = list
            stage.window.rootViewController = stage.container
            stage.device.layOut()
            let before = stage.device.barUpdates.count
            list.isReady = false
            stage.container.reloadPages(withIdentifiers: [0])
            stage.device.layOut()
            #expect(stage.container.currentPage == nil)
            #expect(stage.device.barUpdates.count > before)
        }

        /// Pages that are deallocated after their use.
        private final class WeakPages: PageContainerViewControllerDataSource {
            var isReady = true

            func numberOfPages(in container: PageContainerViewController) -> Int { 2 }

            func pageContainer(
                _ container: PageContainerViewController,
                pageAt index: Int
            ) -> UIViewController? { isReady ? UIViewController(nibName: nil, bundle: nil) : nil }

            func pageContainer(
                _ container: PageContainerViewController,
                identifierForPageAt index: Int
            ) -> AnyHashable? { index }
        }

        @Test func barsFollowTheCurrentPage() {
            let stage = PagesStage()
            let before = stage.device.barUpdates.count
            stage.container.setSelected(1, animated: false)
            stage.settle()
            let page = stage.container.page(at: 1)
            #expect(page != nil && stage.container.childForStatusBarStyle === page)
            #expect(stage.container.childForStatusBarHidden === page)
            #expect(stage.container.childForHomeIndicatorAutoHidden === page)
            #expect(stage.container.childForScreenEdgesDeferringSystemGestures === page)
            #expect(
                stage.device.barUpdates[before...]
                    == ["status bar", "home indicator", "screen edges"]
            )
        }

        @Test func stateIsRestored() throws {
            let stage = PagesStage()
            stage.container.setSelected(5, animated: false)
            stage.settle()
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            stage.container.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let data = archiver.encodedData
            let other = PagesStage([])
            other.container.decodeRestorableState(
                with: try NSKeyedUnarchiver(forReadingFrom: data)
            )
            other.source.items = ["x", "f", "y"]
            other.container.updatePages()
            other.device.advance(by: 0.016)
            #expect(other.seen == ["f@0"] && other.appeared == ["f"])
        }

        @Test func aContainerFromAStoryboardWorks() throws {
            let stage = PagesStage(isShown: false)
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            let container = try #require(PageContainerViewController(coder: coder))
            container.register(TestPage.self, forPageWithReuseIdentifier: "page")
            container.dataSource = stage.source
            stage.window.rootViewController = container
            #expect((container.currentPage as? TestPage)?.name == "a")
        }

        @Test func theContainerAndItsPagesAreReleased() {
            weak var container: PageContainerViewController?
            weak var page: TestPage?
            do {
                let stage = PagesStage()
                stage.swipe(-200)
                stage.settle()
                container = stage.container
                page = stage.source.made.first
                stage.window.rootViewController = nil
            }
            Simulation.reset()
            #expect(container == nil && page == nil)
        }

        @Test func pagesBeyondTheNextAreHiddenAndTheCurrentIsAnnounced() {
            let stage = PagesStage()
            stage.container.pageDescription = { "\($0)/\($1)" }
            #expect(stage.pager.accessibilityScroll(.left))
            stage.settle()
            #expect(stage.device.announcements.map(\.text) == ["2/8"])
            let pager = stage.container.pager
            for tile in pager.engine.scroller.tiles {
                let cell = pager.track.shown[tile.number]?.cell
                let isNear = [1, 2].contains(tile.index.value)
                #expect(cell?.accessibilityElementsHidden == !isNear)
            }
        }

        @Test func rightToLeftIsMirrored() {
            let stage = PagesStage(isShown: false)
            stage.device.setLayoutDirection(.rightToLeft)
            stage.window.rootViewController = stage.container
            stage.swipe(250)
            stage.settle()
            #expect(stage.appeared == ["b"] && stage.device.mistakes.isEmpty)
        }

        @Test func aContainerCanRecord() throws {
            let stage = PagesStage()
            stage.container.startRecording()
            #expect(stage.container.isRecording && stage.appeared == ["a"])
            stage.container.selectNext()
            stage.settle()
            let text = try #require(stage.container.stopRecording())
            #expect(try TraceTests().replay(text).contains("didAppear b"))
            #expect(stage.device.mistakes.isEmpty)
        }
    }
}

/// A container as the first page, a plain page as the second.
@MainActor
private final class InnerSource: PageContainerViewControllerDataSource {
    private let inner: PageContainerViewController
    private let plain: TestPage

    init(_ inner: PageContainerViewController, _ source: PageSource) {
        self.inner = inner
        plain = source.makePage()
    }

    func numberOfPages(in container: PageContainerViewController) -> Int { 2 }

    func pageContainer(
        _ container: PageContainerViewController,
        pageAt index: Int
    ) -> UIViewController? { index == 0 ? inner : plain }
}
