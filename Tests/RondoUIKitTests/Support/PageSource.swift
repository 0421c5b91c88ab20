import UIKit

@testable import RondoUIKit

/// A list of names as pages.
@MainActor
final class PageSource: PageContainerViewControllerDataSource {
    var items: [String]
    let log = PageLog()
    /// All pages made.
    private(set) var made: [TestPage] = []
    /// The requested names.
    private(set) var asked: [String] = []
    /// The pages that are not loaded yet.
    var late: Set<String> = []
    /// The app's own pages, by name, instead of reused ones.
    var own: [String: TestPage]?

    init(_ items: [String]) {
        self.items = items
    }

    func makePage() -> TestPage {
        let page = TestPage()
        page.log = log
        made.append(page)
        return page
    }

    func numberOfPages(in container: PageContainerViewController) -> Int { items.count }

    func pageContainer(
        _ container: PageContainerViewController,
        pageAt index: Int
    ) -> UIViewController? {
        let name = items[index]
        asked.append(name)
        if late.contains(name) { return nil }
        if let page = own?[name] { return page }
        let page: TestPage?
        if own == nil {
            page =
                container.dequeueReusablePage(withReuseIdentifier: "page", for: index) as? TestPage
        } else {
            page = makePage()
            own?[name] = page
        }
        page?.name = name
        return page
    }

    func pageContainer(
        _ container: PageContainerViewController,
        identifierForPageAt index: Int
    ) -> AnyHashable? { items[index] }

    /// The names requested since the last call.
    func takeAsked() -> [String] {
        defer { asked = [] }
        return asked
    }
}

/// Records the transitions of a container.
@MainActor
final class TransitionListener: PageContainerViewControllerDelegate {
    private var events: [String] = []
    private(set) var progress: [PageTransition] = []

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    private func name(_ item: LoopPagerItem?) -> String {
        item.map { "\($0.identifier.base)" } ?? "none"
    }

    func pageContainer(
        _ container: PageContainerViewController,
        willBeginTransitionFrom page: LoopPagerItem?,
        to next: LoopPagerItem?
    ) { events.append("begin \(name(page)) \(name(next))") }

    func pageContainer(
        _ container: PageContainerViewController,
        didUpdate transition: PageTransition
    ) { progress.append(transition) }

    func pageContainer(
        _ container: PageContainerViewController,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?
    ) { events.append("change \(name(old)) \(name(new))") }

    func pageContainer(
        _ container: PageContainerViewController,
        didSettleOn page: LoopPagerItem?,
        from old: LoopPagerItem?
    ) { events.append("settle \(name(old)) \(name(page))") }

    func pageContainer(
        _ container: PageContainerViewController,
        didCancelTransitionOn page: LoopPagerItem?
    ) { events.append("cancel \(name(page))") }
}
