import RondoUIKit
import SwiftUI
import UIKit

/// Pages in a loop, shown after the list of pages has loaded.
struct PagesScene: View {
    let server: FeedServer

    var body: some View {
        LoadingView {
            Array(try await server.shelves(.first).shelves.prefix(7))
        } content: { shelves in
            PagesFace(server: server, shelves: shelves)
        }
    }
}

private struct PagesFace: UIViewControllerRepresentable {
    let server: FeedServer
    let shelves: [Shelf]
    @EnvironmentObject private var recorder: Recorder

    func makeUIViewController(context: Context) -> PagesViewController {
        let controller = PagesViewController(server: server, shelves: shelves)
        recorder.subject = { [weak controller] in controller?.container }
        return controller
    }

    func updateUIViewController(_ controller: PagesViewController, context: Context) {}
}

/// A page for each shelf, in a loop, with synchronized tabs above.
final class PagesViewController: UIViewController {
    private let server: FeedServer
    private let shelves: [Shelf]
    let container = PageContainerViewController()
    private let tabs = PageTabBar(frame: .zero)
    private lazy var pages = LoopPagerDiffableDataSource<Int, Int>(container: container) {
        [shelves, server] container, index, number in
        let page = container.dequeueReusablePage(withReuseIdentifier: "shelf", for: index)
        (page as? ShelfViewController)?.show(shelves[number], from: server)
        return page
    }

    init(server: FeedServer, shelves: [Shelf]) {
        self.server = server
        self.shelves = shelves
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(container)
        let column = UIStackView(arrangedSubviews: [tabs, container.view])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        container.didMove(toParent: self)

        container.register(ShelfViewController.self, forPageWithReuseIdentifier: "shelf")
        tabs.title = { [shelves] index, _ in shelves[index].title }
        tabs.follow(container)
        var snapshot = pages.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(shelves.indices))
        pages.apply(snapshot)
    }
}
