import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The life of controllers: made, kept, reused, late, reloaded.
    @Suite @MainActor struct PageReuseTests {
        private func turn(_ stage: PagesStage, _ count: Int) {
            for _ in 0..<count {
                stage.container.selectNext()
                stage.settle()
            }
        }

        @Test func keptPagesStayTheSame() throws {
            let stage = PagesStage()
            let page = try #require(stage.container.page(at: 0) as? TestPage)
            page.title = "scrolled half-way"
            turn(stage, 2)
            #expect(stage.container.page(at: 0) === page && page.parent === stage.container)
            stage.container.setSelected(0, animated: true)
            stage.settle()
            #expect(stage.container.currentPage === page && page.reuses == 0)
            #expect(stage.source.asked.filter { $0 == "a" }.count == 1)
        }

        @Test func aPageThreePagesAwayIsReclaimedAtRest() throws {
            let stage = PagesStage()
            let page = try #require(stage.container.page(at: 0) as? TestPage)
            turn(stage, 3)
            #expect(page.parent == nil && page.view.superview == nil)
            #expect(!stage.container.pages.contains { $0 === page })
            turn(stage, 1)
            #expect(page.reuses == 1 && page.parent === stage.container)
            #expect(page.name != "a")
        }

        @Test func underAFingerNoPageIsReclaimed() throws {
            let stage = PagesStage { $0.snap = .item }
            let page = try #require(stage.container.page(at: 0) as? TestPage)
            stage.press()
            for _ in 0..<4 {
                stage.drag(-410, steps: 20)
            }
            #expect(page.parent === stage.container)
            stage.device.advance(by: 0.2)
            stage.finger.up()
            stage.settle()
            #expect(page.parent == nil)
        }

        @Test(arguments: [1, 2, 3, 5])
        func aLimitedNumberOfPagesIsMade(keep: Int) {
            let stage = PagesStage((0..<40).map { "\($0)" })
            stage.container.keep = keep
            turn(stage, 60)
            // The current page, the kept ones on at least one side, and one ready beyond each edge.
            #expect(stage.source.made.count <= keep + max(keep, 2) + 1)
            #expect(stage.container.children.count == stage.container.pages.count)
        }

        @Test func pagesAreReusedByKind() {
            let stage = PagesStage((0..<20).map { "\($0)" })
            let kinds = KindSource()
            stage.container.register(PlainPage.self, forPageWithReuseIdentifier: "plain")
            stage.container.register(OtherPage.self, forPageWithReuseIdentifier: "other")
            stage.container.dataSource = kinds
            for index in 0..<20 {
                stage.container.setSelected(index, animated: false)
                stage.settle()
                let isPlain = stage.container.currentPage is PlainPage
                #expect(isPlain == index.isMultiple(of: 2))
            }
            #expect(kinds.made.count <= 8)
        }

        @Test func aPageCanBeExcludedFromReuse() throws {
            let stage = PagesStage()
            let page = try #require(stage.source.made.first)
            page.isReusable = false
            turn(stage, 6)
            #expect(page.parent == nil && page.reuses == 0)
            #expect(stage.source.made.contains { $0.reuses > 0 })
        }

        @Test func anAppsOwnPagesComeAndGo() throws {
            let stage = PagesStage(isShown: false)
            stage.source.own = [:]
            stage.window.rootViewController = stage.container
            turn(stage, 9)
            let page = try #require(stage.source.own?["b"])
            #expect(stage.container.currentPage === page)
            #expect(stage.source.made.count == 8 && stage.appeared == ["b"])
            // Another request returns the same page, without callbacks.
            _ = stage.take()
            stage.container.reloadData()
            stage.device.layOut()
            #expect(stage.take().isEmpty && stage.container.currentPage === page)
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aPageUsedElsewhereLeavesItsPlace() {
            let stage = PagesStage(["a", "b"], isShown: false)
            stage.source.own = [:]
            stage.window.rootViewController = stage.container
            // The same controller under another identity.
            let page = stage.source.own?["a"]
            stage.source.own?["x"] = page
            stage.source.items = ["x", "b"]
            stage.container.updatePages()
            stage.device.advance(by: 0.1)
            #expect(page != nil && stage.container.page(at: 0) === page)
            #expect(page?.parent === stage.container && page?.view.window === stage.window)
            #expect(stage.appeared == ["b"])
            stage.container.setSelected(0, animated: false)
            stage.settle()
            #expect(stage.appeared == ["a"] && stage.device.mistakes.isEmpty)
        }

        @Test func aPageUsedWithoutDequeuingIsNotReusedTwice() throws {
            let stage = PagesStage()
            let page = try #require(stage.container.page(at: 0) as? TestPage)
            turn(stage, 3)
            #expect(page.parent == nil)
            // It is the only page waiting for reuse, and is returned directly for another item.
            try #require(stage.container.page(at: 4) as? TestPage).isReusable = false
            stage.source.own = ["e": page]
            stage.container.reloadPages(withIdentifiers: ["e"])
            #expect(stage.container.page(at: 4) === page)
            stage.source.own = nil
            turn(stage, 1)
            #expect(stage.container.page(at: 4) === page && stage.appeared == [page.name])
            #expect(stage.container.page(at: 5) !== page && stage.device.mistakes.isEmpty)
        }

        @Test func aReloadedPageIsReplaced() throws {
            let stage = PagesStage()
            let page = try #require(stage.container.currentPage)
            _ = stage.take()
            stage.container.reloadPages(withIdentifiers: ["a"])
            #expect(stage.container.currentPage !== page && page.parent == nil)
            #expect(
                stage.take() == [
                    "a willDisappear", "a didDisappear", "a willAppear", "a didAppear",
                ]
            )
            stage.container.reconfigurePages(withIdentifiers: ["a"])
            #expect(stage.take().isEmpty && stage.device.mistakes.isEmpty)
        }

        @Test func reloadingEverythingDuringADragKeepsCallbacksPaired() {
            let stage = PagesStage()
            stage.press()
            stage.drag(-150)
            stage.container.reloadData()
            stage.drag(-100)
            stage.finger.up()
            stage.settle()
            #expect(stage.appeared == ["b"] && stage.device.mistakes.isEmpty)
        }

        @Test func aDroppedPageIsForgotten() throws {
            let stage = PagesStage()
            let pool = stage.container.keeper.pool
            stage.container.register(PlainPage.self, forPageWithReuseIdentifier: "plain")
            stage.container.register(OtherPage.self, forPageWithReuseIdentifier: "other")
            let before = pool.count
            for _ in 0..<100 {
                _ = stage.container.dequeueReusablePage(withReuseIdentifier: "plain", for: 0)
                // It can get the address of the dropped page.
                let own = OtherPage()
                #expect(pool.identifier(of: own) == nil && !pool.give(own))
            }
            #expect(pool.count == before)
        }

        @Test func snapshotsShowPages() {
            let stage = PagesStage([])
            let source = stage.source
            let pages = LoopPagerDiffableDataSource<Int, String>(container: stage.container) {
                container,
                index,
                id in
                let page = container.dequeueReusablePage(withReuseIdentifier: "page", for: index)
                (page as? TestPage)?.name = id
                return source.late.contains(id) ? nil : page
            }
            var snapshot = pages.snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "c"])
            pages.apply(snapshot)
            stage.device.layOut()
            #expect(stage.seen == ["a@0"])
            let page = stage.container.currentPage
            _ = stage.take()
            snapshot.insertItems(["x", "y"], beforeItem: "a")
            pages.apply(snapshot)
            stage.device.layOut()
            #expect(stage.container.currentPage === page && stage.take().isEmpty)
            #expect(stage.container.indexForPage(withIdentifier: "a") == 2)
            snapshot.reloadItems(["a"])
            pages.apply(snapshot)
            #expect(stage.container.currentPage !== page)
            #expect(stage.appeared == ["a"] && stage.device.mistakes.isEmpty)
        }
    }
}

private final class PlainPage: UIViewController {}

private final class OtherPage: UIViewController {}

/// Twenty pages of two kinds, in turn.
@MainActor
private final class KindSource: PageContainerViewControllerDataSource {
    private(set) var made: Set<ObjectIdentifier> = []

    func numberOfPages(in container: PageContainerViewController) -> Int { 20 }

    func pageContainer(
        _ container: PageContainerViewController,
        pageAt index: Int
    ) -> UIViewController? {
        let page = container.dequeueReusablePage(
            withReuseIdentifier: index.isMultiple(of: 2) ? "plain" : "other",
            for: index
        )
        made.insert(ObjectIdentifier(page))
        return page
    }
}
