import UIKit

@testable import RondoUIKit

/// The events of pages, in order.
@MainActor
final class PageLog {
    /// One event of a page.
    struct Entry {
        let page: ObjectIdentifier
        let name: String
        let event: String
    }

    private var entries: [Entry] = []
    /// Called with each entry.
    var onEntry: ((Entry) -> Void)?
    /// Called when a page loads its view.
    var onLoad: (() -> Void)?

    func add(_ page: TestPage, _ event: String) {
        let entry = Entry(page: ObjectIdentifier(page), name: page.name, event: event)
        entries.append(entry)
        onEntry?(entry)
    }

    /// All events since the last call, in words.
    func take() -> [String] { takeEntries().map { "\($0.name) \($0.event)" } }

    /// All events since the last call.
    func takeEntries() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

/// A page with a name that records its calls.
@MainActor
final class TestPage: UIViewController, PageContainerReusablePage {
    var name = ""
    var log = PageLog()
    var isReusable = true
    /// How often it was reused.
    private(set) var reuses = 0
    private(set) var sizes: [CGSize] = []
    /// The size of its view when it appeared last.
    private(set) var appearedSize: CGSize?

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
        appearedSize = view.bounds.size
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
