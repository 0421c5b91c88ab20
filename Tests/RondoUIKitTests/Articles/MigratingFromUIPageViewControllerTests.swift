import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The article's examples are compiled: the old code by the real UIKit, the new code here,
    /// where it does what the article says.
    @Suite @MainActor struct MigratingFromUIPageViewControllerTests {
        @Test func theArticleShowsCompiledCode() throws {
            let article = try Document(
                "Sources/RondoUIKit/RondoUIKit.docc/MigratingFromUIPageViewController.md"
            )
            let before = "Tests/RondoUIKitTests/Articles/Before/PagedChapters.swift"
            #expect(try article.examplesMissing(in: before, #filePath) == [])
            #expect(article.examples.count == 2)
        }

        @Test func pagesAreTurnedAndRemoved() {
            Simulation.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            let container = ChaptersViewController()
            window.rootViewController = container
            Simulation.shared.advance(by: 0.016)
            container.go(to: 5, animated: true)
            Simulation.shared.advance(by: 1)
            container.remove(5)
            Simulation.shared.advance(by: 0.016)
            #expect(container.turned == [1, 5, 4])
        }
    }
}

private final class ChapterViewController: UIViewController {
    var number = 0
}

private final class ChaptersViewController: PageContainerViewController,
    PageContainerViewControllerDelegate
{
    private lazy var chapters = LoopPagerDiffableDataSource<Int, Int>(container: self) {
        container,
        index,
        number in
        let page = container.dequeueReusablePage(withReuseIdentifier: "chapter", for: index)
        (page as? ChapterViewController)?.number = number
        return page
    }
    private(set) var turned: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        register(ChapterViewController.self, forPageWithReuseIdentifier: "chapter")
        var snapshot = chapters.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4, 5])
        chapters.apply(snapshot)
    }

    func go(to number: Int, animated: Bool) {
        guard let index = indexForPage(withIdentifier: number) else { return }
        setSelected(index, animated: animated)
    }

    func remove(_ number: Int) {
        var snapshot = chapters.snapshot()
        snapshot.deleteItems([number])
        chapters.apply(snapshot)
    }

    func pageContainer(
        _ container: PageContainerViewController,
        didSettleOn page: LoopPagerItem?,
        from old: LoopPagerItem?
    ) {
        if let number = chapters.itemIdentifier(for: page) { turned.append(number) }
    }
}
