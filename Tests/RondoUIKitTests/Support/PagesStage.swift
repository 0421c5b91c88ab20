import Rondo
import Testing
import UIKit

@testable import RondoUIKit

/// A page container that fills a window on a fresh device, with a finger and a record of what each
/// page is told.
@MainActor
final class PagesStage: PagerStage {
    let window: UIWindow
    let container: PageContainerViewController
    let source: PageSource
    let listener = TransitionListener()
    let finger: Finger
    var pager: LoopPagerView { container.pager }

    init(
        _ items: [String] = ["a", "b", "c", "d", "e", "f", "g", "h"],
        isShown: Bool = true,
        configure: (inout Configuration) -> Void = { _ in }
    ) {
        Simulation.reset()
        TrackView.room = 16_384
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        container = PageContainerViewController()
        source = PageSource(items)
        finger = Finger(in: window)
        configure(&container.configuration)
        let source = source
        container.register(forPageWithReuseIdentifier: "page") { source.makePage() }
        container.dataSource = source
        container.delegate = listener
        guard isShown else { return }
        window.rootViewController = container
        device.advance(by: 0.016)
    }

    /// Another screen covers the container, or an animation begins to do so.
    func beginCovering() {
        container.beginAppearanceTransition(false, animated: true)
    }

    func endCovering() {
        container.view.removeFromSuperview()
        container.endAppearanceTransition()
    }

    /// The container comes back.
    func beginUncovering() {
        container.beginAppearanceTransition(true, animated: true)
        window.addSubview(container.view)
        device.layOut()
    }

    func endUncovering() {
        container.endAppearanceTransition()
        device.advance(by: 0.016)
    }

    /// What each page was told since the last time.
    func take() -> [String] { source.log.take() }

    /// The pages that UIKit holds for appeared.
    var appeared: [String] {
        source.made.filter { $0.appearance == .appeared }.map(\.name)
    }

    /// What is seen: each page in sight with its leading edge.
    var seen: [String] {
        container.visiblePages.map { page in
            let frame = page.view.convert(page.view.bounds, to: nil)
            let isVertical = container.configuration.axis == .vertical
            return "\((page as? TestPage)?.name ?? "?")@"
                + "\(Int((isVertical ? frame.minY : frame.minX).rounded()))"
        }
    }
}

/// What pages were told, in order.
@MainActor
final class PageLog {
    /// One thing that a page was told.
    struct Entry {
        let page: ObjectIdentifier
        let name: String
        let event: String
    }

    private var entries: [Entry] = []
    /// Called with each entry, as it comes.
    var onEntry: ((Entry) -> Void)?
    /// Called when a page loads its view.
    var onLoad: (() -> Void)?

    func add(_ page: TestPage, _ event: String) {
        let entry = Entry(page: ObjectIdentifier(page), name: page.name, event: event)
        entries.append(entry)
        onEntry?(entry)
    }

    /// Everything since the last time, in words.
    func take() -> [String] { takeEntries().map { "\($0.name) \($0.event)" } }

    /// Everything since the last time.
    func takeEntries() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

/// A page with a name that writes down what it is told.
@MainActor
final class TestPage: UIViewController, PageContainerReusablePage {
    var name = ""
    var log = PageLog()
    var isReusable = true
    /// How often it was used again.
    private(set) var reuses = 0
    private(set) var sizes: [CGSize] = []

    func prepareForReuse() {
        reuses += 1
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.onLoad?()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add(self, "willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add(self, "didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add(self, "willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add(self, "didDisappear")
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

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
