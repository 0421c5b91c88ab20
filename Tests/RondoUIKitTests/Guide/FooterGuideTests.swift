import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The guide's example of a footer is the code of this file, and works.
    @Suite @MainActor struct FooterGuideTests {
        @Test func theGuideShowsTheCodeOfThisFile() throws {
            try Guide.expect(4, in: #filePath)
        }

        @Test func theExampleFailsRetriesAndEnds() async {
            Server.isOnline = false
            let controller = GenresViewController()
            Guide.show(controller)
            let shelves = controller.view as? ShelvesView
            let footer = shelves?.descendants.compactMap { $0 as? FooterView }.first
            #expect(footer?.text == "…" && footer?.frame.height == 60)
            await eventually { footer?.text == "Try again" }
            Server.isOnline = true
            footer?.retry()
            #expect(footer?.text == "…")
            await eventually { shelves?.numberOfShelves == 2 }
            Simulation.shared.layOut()
            await eventually {
                shelves?.visibleCells.compactMap { ($0 as? CoverCell)?.title } == ["a", "b"]
            }
        }
    }
}

private typealias Genre = String

private struct Film: Identifiable {
    let id: String
}

private class CoverCell: UIView {
    private(set) var title = ""

    func show(_ film: Film?) {
        title = film?.id ?? ""
    }
}

private class FooterView: UIView {
    private(set) var text = ""
    private(set) var retry: () -> Void = {}

    func show(_ loading: LoopPagerLoading, retry: @escaping () -> Void) {
        if case .failed = loading { text = "Try again" } else { text = "…" }
        self.retry = retry
    }
}

@MainActor
private enum Server {
    struct Offline: Error {}

    static var isOnline = true

    static func shelves(
        after cursor: String
    ) async throws -> LoopPagerPage<ShelvesSection<Genre, Film.ID>, String> {
        guard isOnline else { throw Offline() }
        let shelves = [
            ShelvesSection(id: "drama", items: ["a"]),
            ShelvesSection(id: "comedy", items: ["b"]),
        ]
        return LoopPagerPage(items: shelves, next: nil)
    }

    static func films(_ ids: [Film.ID]) async throws -> [Film] { ids.map { Film(id: $0) } }
}

private final class GenresViewController: UIViewController {
    private let shelves = ShelvesView(frame: .zero)
    private let covers = LoopPagerCellRegistration<CoverCell, Film?> { cell, index, film in
        cell.show(film)
    }
    private lazy var footers = LoopPagerCellRegistration<FooterView, LoopPagerLoading> {
        [weak self] view, index, loading in
        view.show(loading) { self?.films.retryLoading() }
    }
    private lazy var films = ShelvesDiffableDataSource<Genre, Film>(view: shelves) {
        [covers] view, path, id, film in
        view.dequeueConfiguredReusableCell(using: covers, for: path.item, item: film)
    }

    override func loadView() {
        view = shelves
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        shelves.configuration.list.extent = .points(220)
        shelves.configuration.shelf.extent = .points(120)
        films.footerHeight = 60
        films.footerProvider = { [footers] view, index, loading in
            view.dequeueConfiguredReusableCell(using: footers, for: index, item: loading)
        }
        films.loadItems { ids in try await Server.films(ids) }
        films.loadShelves(from: "first") { cursor in try await Server.shelves(after: cursor) }
    }
}
