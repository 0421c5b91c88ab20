import UIKit

@testable import RondoUIKit

/// A list of names as pages.
@MainActor
final class PageSource: PageContainerViewControllerDataSource {
    var items: [String]
    let log = PageLog()
    /// Every page that was ever made.
    private(set) var made: [TestPage] = []
    /// The names that were asked for.
    private(set) var asked: [String] = []
    /// Pages that are not there yet.
    var late: Set<String> = []
    /// Pages of its own, by name, instead of those that are used again.
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

    /// What was asked for since the last time.
    func takeAsked() -> [String] {
        defer { asked = [] }
        return asked
    }
}

/// Writes down what a container says of its transitions.
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
