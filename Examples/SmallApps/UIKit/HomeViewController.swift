#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// A home screen of shelves: near items are loaded by id, and a tap opens a film.
    final class HomeViewController: UIViewController, ShelvesViewSelecting {
        var server = Server.sample
        /// Shows a film.
        var open: (Film.ID) -> Void = { _ in }
        private let shelves = ShelvesView(frame: .zero)
        private let covers = LoopPagerCellRegistration<UILabel, Film?> { label, _, film in
            label.text = film?.title ?? "…"
        }
        private lazy var films = ShelvesDiffableDataSource<Genre.ID, Film>(view: shelves) {
            [covers] view, path, _, film in
            view.dequeueConfiguredReusableCell(using: covers, for: path.item, item: film)
        }

        override func loadView() {
            view = shelves
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            shelves.configuration.list.extent = .points(200)
            shelves.configuration.list.spacing = 16
            shelves.configuration.shelf.extent = .points(140)
            shelves.configuration.shelf.spacing = 12
            shelves.selectionDelegate = self
            films.loadItems { [server] ids in try await server.films(ids) }
        }

        func show(_ genres: [Genre]) {
            films.apply(genres.map { ShelvesSection(id: $0.id, items: $0.films) })
        }

        func shelvesView(
            _ view: ShelvesView,
            didSelect cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {
            if let id = films.itemIdentifier(for: item) { open(id) }
        }
    }
#endif
