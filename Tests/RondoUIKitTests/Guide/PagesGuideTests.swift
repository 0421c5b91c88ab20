import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The guide's example of pages is the code of this file, and works.
    @Suite @MainActor struct PagesGuideTests {
        @Test func theGuideShowsTheCodeOfThisFile() throws {
            try Guide.expect(2, in: #filePath)
        }

        @Test func theExampleTurnsPagesAndUpdatesTheDots() throws {
            Simulation.reset()
            let controller = PartsViewController()
            Guide.show(controller)
            Simulation.shared.advance(by: 0.016)
            let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
            #expect(controller.currentPage?.title == "Theme" && dots?.numberOfPages == 5)
            controller.setSelected(1, animated: true)
            Simulation.shared.advance(by: 0.4)
            #expect(controller.currentPage?.title == "Verse" && dots?.currentPage == 1)
            #expect(controller.title == "Verse")
            dots?.choose(2)
            Simulation.shared.advance(by: 0.4)
            #expect(controller.currentPage?.title == "Chorus")
        }
    }
}

private final class PartController: UIViewController {}

private final class PartsViewController: PageContainerViewController,
    PageContainerViewControllerDataSource, PageContainerViewControllerDelegate
{
    private let parts = ["Theme", "Verse", "Chorus", "Verse II", "Coda"]
    private let dots = UIPageControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        configuration.ends = .list
        register(PartController.self, forPageWithReuseIdentifier: "part")
        dataSource = self
        delegate = self
        pageControl = dots
        view.addSubview(dots)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        dots.frame = CGRect(x: 0, y: bounds.maxY - 60, width: bounds.width, height: 44)
    }

    func numberOfPages(in container: PageContainerViewController) -> Int { parts.count }

    func pageContainer(
        _ container: PageContainerViewController,
        pageAt index: Int
    ) -> UIViewController? {
        let page = container.dequeueReusablePage(withReuseIdentifier: "part", for: index)
        page.title = parts[index]
        return page
    }

    func pageContainer(
        _ container: PageContainerViewController,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?
    ) { title = new?.index.map { parts[$0] } }
}
