#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// A home screen: a hero as wide as the screen, shelves with titles, and a retry below them.
    ///
    /// Shelves are loaded page by page, near items by id, and a tap opens a film.
    final class HomeViewController: UIViewController {
        var server = Server.sample
        /// Shows a film.
        var open: (Film.ID) -> Void = { _ in }
        private let shelves = ShelvesView(frame: .zero)
        private let covers = LoopPagerCellRegistration<UILabel, Film?> { label, _, film in
            label.text = film?.title ?? "…"
        }
        private let titles = LoopPagerCellRegistration<UILabel, Genre.ID> { label, _, title in
            label.text = title
        }
        private lazy var footers = LoopPagerCellRegistration<RetryButton, LoopPagerLoading> {
            [weak self] button, _, loading in
            if case .failed = loading {
                button.setTitle("Try again", for: .normal)
            } else {
                button.setTitle("Loading …", for: .normal)
            }
            button.retry = { self?.films.retryLoading() }
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
            shelves.headerHeight = 32
            films.onSelect = { [weak self] film, _ in self?.open(film) }
            films.headerProvider = { [titles] view, index, genre in
                guard genre != Genre.hero else { return nil }
                return view.dequeueConfiguredReusableCell(using: titles, for: index, item: genre)
            }
            films.optionsProvider = { genre in
                var options = ShelfOptions()
                guard genre == Genre.hero else { return options }
                options.height = .points(300)
                options.layout = ShelfLayout()  // its items are as wide as the screen
                return options
            }
            films.footerProvider = { [footers] view, index, loading in
                view.dequeueConfiguredReusableCell(using: footers, for: index, item: loading)
            }
            films.loadItems { [server] ids in try await server.films(ids) }
            films.loadShelves(from: 0) { [server] cursor in
                let page = try await server.genres(cursor)
                let shelves = page.genres.map { ShelvesSection(id: $0.id, items: $0.films) }
                return LoopPagerPage(items: shelves, next: page.next)
            }
        }
    }

    /// A button below the shelves, which loads again.
    final class RetryButton: UIButton {
        var retry: () -> Void = {}

        override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }
#endif
