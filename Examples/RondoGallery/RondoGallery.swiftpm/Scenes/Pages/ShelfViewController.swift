import RondoUIKit
import UIKit

/// The items of a shelf in a table; reused for other shelves.
final class ShelfViewController: UITableViewController, PageContainerReusablePage {
    private var items: [Item] = []
    private var task: Task<Void, Never>?

    func show(_ shelf: Shelf, from server: FeedServer) {
        task?.cancel()
        task = Task { [weak self] in
            guard let items = try? await server.items(shelf.itemIDs), !Task.isCancelled else {
                return
            }
            self?.items = items
            self?.tableView.reloadData()
        }
    }

    func prepareForReuse() {
        task?.cancel()
        items = []
        tableView.reloadData()
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
