import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Tabs above pages.
    @Suite @MainActor struct PageTabBarTests {
        private let stage: PagesStage
        private let bar = PageTabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))

        init() {
            stage = PagesStage(["a", "b", "c", "d"])
            stage.container.view.addSubview(bar)
            bar.title = { index, id in "\(id)\(index)" }
            bar.follow(stage.container)
            stage.device.layOut()
        }

        private var row: UIScrollView? { bar.subviews.first as? UIScrollView }
        private var tabs: [UIButton] { row?.subviews.compactMap { $0 as? UIButton } ?? [] }
        private var titles: [String] { tabs.compactMap { $0.title(for: .normal) } }
        private var selected: [Int] { tabs.indices.filter { tabs[$0].isSelected } }
        /// The visible marks, by their leading edges and lengths.
        private var marks: [[Int]] {
            let views = row?.subviews.filter { !($0 is UIButton) && !$0.isHidden } ?? []
            return views.map { [Int($0.frame.minX.rounded()), Int($0.frame.width.rounded())] }
        }

        private func tap(_ index: Int) {
            let place = tabs[index].convert(tabs[index].bounds, to: nil)
            stage.finger.down(at: CGPoint(x: place.midX, y: place.midY))
            stage.finger.up()
        }

        @Test func eachPageHasATab() {
            #expect(titles == ["a0", "b1", "c2", "d3"])
            #expect(tabs.map(\.frame.minX) == [0, 100, 200, 300] && selected == [0])
            #expect(bar.accessibilityTraits == .tabBar && bar.intrinsicContentSize.height == 44)
            stage.source.items = ["x", "a", "c"]
            stage.container.updatePages()
            stage.device.layOut()
            #expect(titles == ["x0", "a1", "c2"] && selected == [1])
            #expect(marks == [[133, 133]])
        }

        @Test func titlesFollowReconfiguredAndReloadedPages() {
            var mark = "*"
            bar.title = { _, id in "\(id)\(mark)" }
            #expect(titles == ["a*", "b*", "c*", "d*"])
            mark = "+"
            stage.container.reconfigurePages(withIdentifiers: ["c"])
            stage.device.layOut()
            #expect(titles == ["a+", "b+", "c+", "d+"], "also of a page that is not near")
            mark = "-"
            stage.container.reloadPages(withIdentifiers: ["a"])
            stage.device.layOut()
            #expect(titles == ["a-", "b-", "c-", "d-"])
        }

        @Test func theSelectedTabHasTextInTheColourOfTheBar() {
            #expect(tabs.allSatisfy { !$0.isFilled })
            #expect(tabs[0].currentTitleColor === bar.tintColor)
            #expect(tabs[1].currentTitleColor === UIColor.label)
            let colour = UIColor.clear
            bar.tintColor = colour
            stage.container.setSelected(1, animated: false)
            stage.device.layOut()
            #expect(tabs[1].currentTitleColor === colour)
            #expect(tabs[0].currentTitleColor === UIColor.label)
        }

        @Test func aTabChangesBelowAPointer() {
            #expect(tabs.count == 4 && tabs.allSatisfy(\.isPointerInteractionEnabled))
        }

        @Test func aTouchedTabLooksDifferent() {
            #expect(tabs[1].currentTitleColor === UIColor.label)
            let place = tabs[1].convert(tabs[1].bounds, to: nil)
            stage.finger.down(at: CGPoint(x: place.midX, y: place.midY))
            stage.device.advance(by: 0.2)
            stage.finger.move(to: CGPoint(x: place.midX, y: place.midY))
            #expect(tabs[1].currentTitleColor !== UIColor.label)
            stage.finger.up()
        }

        @Test func theMarkMovesWithThePages() {
            #expect(marks == [[0, 100]])
            stage.press()
            stage.drag(-110)
            #expect(marks == [[25, 100]] && selected == [0])
            // Beyond the seam, it is at both ends.
            stage.drag(200)
            #expect(marks == [[375, 100], [-25, 100]])
            stage.finger.up()
            stage.settle()
            #expect(marks == [[300, 100]] && selected == [3])
        }

        @Test func aTapScrollsToItsPage() {
            tap(1)
            stage.device.layOut()
            #expect(selected == [1])
            stage.settle()
            #expect(stage.seen == ["b@0"] && marks == [[100, 100]])
            bar.unfollow()
            stage.device.layOut()
            #expect(tabs.isEmpty && marks.isEmpty)
        }

        @Test func aBarWithManyTabsKeepsTheMarkCentred() {
            bar.title = { _, id in "a page called \(id)" }
            stage.device.layOut()
            // 15 letters and the padding.
            #expect(tabs.map(\.frame.minX) == [0, 174, 348, 522] && row?.contentOffset.x == 0)
            stage.container.setSelected(1, animated: false)
            stage.device.layOut()
            #expect(row?.contentOffset.x == 61)
            stage.container.setSelected(3, animated: false)
            stage.device.layOut()
            #expect(row?.contentOffset.x == 296)
            // The user scrolls the bar to another tab.
            row?.contentOffset.x = 0
            stage.pager.prefetchDistance = 3
            stage.device.advance(by: 0.5)
            #expect(row?.contentOffset.x == 0)
        }

        @Test(arguments: [0.0, 0.5])
        func aDragThatStartsOnATabScrollsTheBar(rest: Double) {
            bar.title = { _, id in "a page called \(id)" }
            stage.device.layOut()
            stage.finger.down(at: CGPoint(x: 300, y: 20))
            stage.device.advance(by: rest)
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            #expect(row?.contentOffset.x == 100 && tabs.allSatisfy { !$0.isHighlighted })
            stage.finger.up()
            stage.device.advance(by: 2)
            #expect(selected == [0])
        }

        @Test func tabsStayOutOfTheUnsafeSides() {
            stage.window.setSafeAreaInsets(UIEdgeInsets(left: 59, bottom: 21, right: 59))
            bar.frame.origin.y = stage.window.bounds.height - 44
            stage.device.layOut()
            func places() -> [Int] {
                tabs.map { Int($0.convert($0.bounds, to: nil).minX.rounded()) }
            }
            #expect(places() == [59, 130, 200, 271], "they share 282 points")
            bar.title = { _, id in "a page called \(id)" }
            stage.device.layOut()
            #expect(places() == [59, 233, 407, 581])
            stage.container.setSelected(3, animated: false)
            stage.device.layOut()
            #expect(places().last == 167)
        }

        @Test(arguments: [false, true])
        func tabsAreAsLongAsTheirTextsInAnotherSize(isLate: Bool) {
            stage.device.set(.lateTraits, isLate)
            bar.title = { _, id in "a page called \(id)" }
            stage.device.layOut()
            #expect(tabs.map(\.frame.width) == [174, 174, 174, 174])
            stage.device.setContentSizeCategory(.accessibilityLarge)
            #expect(tabs.map(\.frame.width) == [324, 324, 324, 324])
            #expect(bar.intrinsicContentSize.height == 64)
            stage.device.setContentSizeCategory(.large)
            #expect(tabs.map(\.frame.width) == [174, 174, 174, 174])
        }

        @Test func aTapOnATabWhosePageIsGoneDoesNothing() {
            let container = PageContainerViewController()
            let source = PageSource(["a", "b", "c"])
            container.register(forPageWithReuseIdentifier: "page") { source.makePage() }
            container.dataSource = source
            bar.follow(container)
            stage.device.layOut()
            #expect(titles == ["a0", "b1", "c2"])
            // Outside a window, the container draws no frame.
            source.items = ["a", "b"]
            container.updatePages()
            tap(2)
            #expect(container.selectedIndex == 0)
        }

        @Test func rightToLeftIsMirrored() {
            bar.semanticContentAttribute = .forceRightToLeft
            stage.device.layOut()
            #expect(tabs.map(\.frame.minX) == [300, 200, 100, 0] && marks == [[300, 100]])
        }

        @Test func aPagerCanHaveTabs() {
            let stage = Stage()
            let bar = PageTabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            stage.window.addSubview(bar)
            bar.follow(stage.pager)
            stage.device.layOut()
            let row = bar.subviews.first
            let titles = row?.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
            #expect(titles == ["1", "2", "3"])
        }
    }
}
