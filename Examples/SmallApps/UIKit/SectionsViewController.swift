#if os(iOS)
    import RondoUIKit
    import UIKit

    /// A table whose sections begin with a carousel; a reused row shows its own place again.
    final class SectionsViewController: UITableViewController {
        private let sections = (1...20).map { section in
            (title: "Section \(section)", films: (1...8).map { "Film \(section).\($0)" })
        }
        /// The film at rest in each carousel.
        private var places: [Int: String] = [:]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(CarouselCell.self, forCellReuseIdentifier: "carousel")
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        override func tableView(
            _ tableView: UITableView,
            titleForHeaderInSection section: Int
        ) -> String? { sections[section].title }

        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { 4 }

        override func tableView(
            _ tableView: UITableView,
            heightForRowAt indexPath: IndexPath
        ) -> CGFloat { indexPath.row == 0 ? 160 : 44 }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let name = indexPath.row == 0 ? "carousel" : "text"
            let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
            let section = indexPath.section
            if let cell = cell as? CarouselCell {
                cell.show(sections[section].films, at: places[section]) { [weak self] film in
                    self?.places[section] = film
                }
            } else {
                cell.textLabel?.text = "Row \(indexPath.row)"
            }
            return cell
        }
    }

    /// A row with a carousel.
    final class CarouselCell: UITableViewCell {
        private let pager = LoopPagerView(frame: .zero)
        private let cells = LoopPagerCellRegistration<UILabel, String> { label, _, film in
            label.text = film
        }
        private lazy var films = LoopPagerDiffableDataSource<Int, String>(pager: pager) {
            [cells] pager, index, film in
            pager.dequeueConfiguredReusableCell(using: cells, for: index, item: film)
        }

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            pager.itemsPerView = 2.5
            pager.configuration.spacing = 12
            pager.configuration.snap = .item
            contentView.addSubview(pager)
        }

        required init?(coder: NSCoder) {
            nil
        }

        /// Shows films, from one of them on.
        func show(_ new: [String], at place: String?, onRest: @escaping (String) -> Void) {
            films.onEvent = nil
            films.apply(new)
            pager.scroll(to: place.flatMap { new.firstIndex(of: $0) } ?? 0, animated: false)
            films.onEvent = { event in
                if case .didSettle(on: let film?, from: _) = event { onRest(film) }
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            pager.frame = contentView.bounds
        }
    }
#endif
