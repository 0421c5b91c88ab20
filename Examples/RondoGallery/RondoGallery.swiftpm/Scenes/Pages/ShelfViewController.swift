import RondoUIKit
import UIKit

/// The items of a shelf in a table; reused for other shelves.
///
/// While they load it shows the progress, and after a failure the error.
final class ShelfViewController: UITableViewController, PageContainerReusablePage {
    private var items: [Item] = []
    private var task: Task<Void, Never>?

    func show(_ shelf: Shelf, from server: FeedServer) {
        task?.cancel()
        let progress = UIActivityIndicatorView(style: .large)
        progress.startAnimating()
        tableView.backgroundView = progress
        task = Task { [weak self] in
            do {
                let items = try await server.items(shelf.itemIDs)
                if !Task.isCancelled { self?.show(items) }
            } catch {
                guard !Task.isCancelled else { return }
                self?.show(error) { self?.show(shelf, from: server) }
            }
        }
    }

    private func show(_ items: [Item]) {
        self.items = items
        tableView.backgroundView = nil
        tableView.reloadData()
    }

    private func show(_ error: any Error, retry: @escaping () -> Void) {
        var look = UIButton.Configuration.plain()
        look.title = "Try again"
        look.subtitle = error.localizedDescription
        look.titleAlignment = .center
        tableView.backgroundView = UIButton(
            configuration: look,
            primaryAction: UIAction { _ in retry() }
        )
    }

    func prepareForReuse() {
        task?.cancel()
        show([])
        tableView.contentOffset.y = -tableView.adjustedContentInset.top
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = items[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = item.title
        content.secondaryText = item.subtitle
        content.image = UIImage(systemName: CoverArt.symbol(of: item.id))
        content.imageProperties.tintColor = .cover(hue: item.hue)
        cell.contentConfiguration = content
        return cell
    }
}
