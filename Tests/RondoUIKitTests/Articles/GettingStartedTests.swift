import Foundation
import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension UIKitTests {
    /// The article's examples are the code of this file, and do what the article says.
    @Suite @MainActor struct GettingStartedTests {
        init() {
            Simulation.reset()
        }

        @Test func theArticleShowsTheCodeOfThisFile() throws {
            let article = try Document("Sources/RondoUIKit/RondoUIKit.docc/GettingStarted.md")
            #expect(try article.examplesMissing(in: #filePath) == [])
            #expect(article.examples.count == 7)
        }

        @Test func theBannerLoops() {
            let banner = BannerViewController()
            let window = show(banner)
            #expect(texts(in: banner.pager) == ["one"])
            banner.pager.delegate = banner
            banner.pager.scrollToPrevious()
            Simulation.shared.advance(by: 1)
            #expect(banner.film == "three")
            banner.remove("three")
            #expect(banner.film == "two")
            _ = window
        }

        @Test func theBannerIsLaidOutAndAdvances() {
            let banner = BannerViewController()
            let window = show(banner)
            banner.layOut()
            Simulation.shared.advance(by: 0.016)
            #expect(texts(in: banner.pager) == ["one", "two"])
            Simulation.shared.advance(by: 5.5)
            #expect(texts(in: banner.pager) == ["one", "two", "three"])
            _ = window
        }

        @Test func theDataOfShelvesLoadsLater() async {
            let shop = ShopViewController()
            let window = show(shop)
            #expect(texts(in: shop.shelves) == ["…", "…", "…"])
            await eventually { texts(in: shop.shelves) != ["…", "…", "…"] }
            Simulation.shared.advance(by: 0.016)
            #expect(texts(in: shop.shelves) == ["Film 1", "Film 2", "Film 3"])
            _ = window
        }

        @Test func chaptersArePages() {
            let container = ChaptersViewController()
            let window = show(container)
            #expect((container.currentPage as? ChapterViewController)?.number == 1)
            container.selectPrevious(animated: false)
            Simulation.shared.advance(by: 0.016)
            #expect((container.currentPage as? ChapterViewController)?.number == 5)
            _ = window
        }

        private func show(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            window.rootViewController = controller
            Simulation.shared.advance(by: 0.016)
            return window
        }

        private func texts(in pager: LoopPagerView) -> [String] {
            pager.visibleCells.compactMap { ($0 as? CoverCell)?.text }
        }

        private func texts(in shelves: ShelvesView) -> [String] {
            shelves.visibleCells.compactMap { ($0 as? CoverCell)?.text }
        }
    }
}

private final class CoverCell: UIView {
    private(set) var text = ""

    func show(_ text: String) {
        self.text = text
    }
}

private struct Film: Identifiable, Sendable {
    let id: Int
    let title: String

    static func load(_ ids: [Int]) async throws -> [Film] {
        ids.map { Film(id: $0, title: "Film \($0)") }
    }
}

private final class ChapterViewController: UIViewController {
    var number = 0
}

private final class BannerViewController: UIViewController {
    let pager = LoopPagerView(frame: .zero)
    private(set) var film: String?
    private let covers = LoopPagerCellRegistration<CoverCell, String> { cell, index, id in
        cell.show(id)
    }
    private(set) lazy var films = LoopPagerDiffableDataSource<Int, String>(pager: pager) {
        [covers] pager, index, id in
        pager.dequeueConfiguredReusableCell(using: covers, for: index, item: id)
    }

    override func loadView() {
        view = pager
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        films.apply(["one", "two", "three"])
    }
}

extension BannerViewController {
    func layOut() {
        pager.configuration.extent = .points(300)
        pager.configuration.spacing = 12
        pager.configuration.alignment = .center
        pager.configuration.snap = .item
        pager.configuration.ends = Ends(start: .pinned, end: .open)
        pager.configuration.advance = .every(5)
    }
}

extension BannerViewController {
    func remove(_ film: String) {
        var snapshot = films.snapshot()
        snapshot.deleteItems([film])
        films.apply(snapshot)
    }
}

extension BannerViewController: LoopPagerViewDelegate {
    func loopPagerView(
        _ pager: LoopPagerView,
        didSettleOn item: LoopPagerItem?,
        from old: LoopPagerItem?
    ) {
        film = films.itemIdentifier(for: item)
    }
}

private struct FilmsPage: Decodable, Sendable {
    let films: [String]
    let next: URL?
}

extension BannerViewController {
    func loadFilms(from address: URL) {
        films.loadPages(into: 0, from: address) { address in
            let (data, _) = try await URLSession.shared.data(from: address)
            let page = try JSONDecoder().decode(FilmsPage.self, from: data)
            return LoopPagerPage(items: page.films, next: page.next)
        }
    }
}

private final class ShopViewController: UIViewController {
    let shelves = ShelvesView(frame: .zero)
    private let covers = LoopPagerCellRegistration<CoverCell, Film?> { cell, index, film in
        cell.show(film?.title ?? "…")
    }
    private(set) lazy var films = ShelvesDiffableDataSource<String, Film>(view: shelves) {
        [covers] view, path, id, film in
        view.dequeueConfiguredReusableCell(using: covers, for: path.item, item: film)
    }

    override func loadView() {
        view = shelves
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        shelves.configuration.list.extent = .points(200)
        shelves.configuration.shelf.extent = .points(120)
        films.loadItems { ids in try await Film.load(ids) }
        var snapshot = films.snapshot()
        snapshot.appendSections(["New"])
        snapshot.appendItems([1, 2, 3], toSection: "New")
        films.apply(snapshot)
    }
}

private final class ChaptersViewController: PageContainerViewController,
    PageContainerViewControllerDataSource
{
    override func viewDidLoad() {
        super.viewDidLoad()
        register(ChapterViewController.self, forPageWithReuseIdentifier: "chapter")
        dataSource = self
    }

    func numberOfPages(in container: PageContainerViewController) -> Int { 5 }

    func pageContainer(
        _ container: PageContainerViewController,
        pageAt index: Int
    ) -> UIViewController? {
        let page = dequeueReusablePage(withReuseIdentifier: "chapter", for: index)
        (page as? ChapterViewController)?.number = index + 1
        return page
    }
}
