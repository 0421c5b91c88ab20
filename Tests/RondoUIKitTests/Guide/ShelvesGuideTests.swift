import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The guide's example of shelves is the code of this file, and works.
    @Suite @MainActor struct ShelvesGuideTests {
        @Test func theGuideShowsTheCodeOfThisFile() throws {
            try Guide.expect(3, in: #filePath)
        }

        @Test func theExampleLoadsAndShows() async {
            let controller = FilmsViewController()
            Guide.show(controller)
            let shelves = controller.view as? ShelvesView
            let cell = shelves?.visibleCells.first as? CoverCell
            #expect(cell?.title == "waits")
            await eventually { cell?.title != "waits" }
            #expect(cell?.title == "Drama 0")
            #expect(shelves?.visibleCells.first === cell)
            let header = shelves?.header(forShelfWithIdentifier: Genre.drama) as? TitleView
            #expect(header?.title == "Drama" && header?.frame.height == 40)
            #expect(cell?.frame.minX == 0 && cell?.convert(CGPoint.zero, to: nil).x == 16)
        }
    }
}

private enum Genre: String, CaseIterable {
    case drama = "Drama"
    case comedy = "Comedy"
}

private struct Film: Identifiable {
    let id: String
    let title: String
}

private class CoverCell: UIView {
    private(set) var title = ""

    func show(_ film: Film?) {
        title = film?.title ?? "waits"
    }
}

private class TitleView: UIView {
    private(set) var title = ""

    func show(_ genre: Genre) {
        title = genre.rawValue
    }
}

private enum Server {
    static func films(_ ids: [Film.ID]) async throws -> [Film] {
        ids.map { Film(id: $0, title: $0) }
    }

    static func ids(of genre: Genre) -> [Film.ID] {
        (0..<20).map { "\(genre.rawValue) \($0)" }
    }
}

private final class FilmsViewController: UIViewController {
    private let shelves = ShelvesView(frame: .zero)
    private let covers = LoopPagerCellRegistration<CoverCell, Film?> { cell, index, film in
        cell.show(film)  // without a film a placeholder, until it is here
    }
    private let titles = LoopPagerCellRegistration<TitleView, Genre> { view, index, genre in
        view.show(genre)
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
        shelves.configuration.shelf.spacing = 12
        shelves.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        shelves.headerHeight = 40
        films.headerProvider = { [titles] view, index, genre in
            view.dequeueConfiguredReusableCell(using: titles, for: index, item: genre)
        }
        films.loadItems { ids in try await Server.films(ids) }
        var snapshot = films.snapshot()
        for genre in Genre.allCases {
            snapshot.appendSections([genre])
            snapshot.appendItems(Server.ids(of: genre), toSection: genre)
        }
        films.apply(snapshot)
    }
}
