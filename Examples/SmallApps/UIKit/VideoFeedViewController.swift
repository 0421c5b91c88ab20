#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Full-screen videos below each other: the one at rest plays, the next one is ready, more are
    /// loaded, a pull refreshes, and a button tries again.
    final class VideoFeedViewController: UIViewController, LoopPagerViewDelegate {
        var server = Server.sample
        private let pager = LoopPagerView(frame: .zero)
        private let retry = UIButton(type: .system)
        private let refreshControl = UIRefreshControl()
        private let cells = LoopPagerCellRegistration<VideoCell, Room.ID> { cell, _, id in
            cell.prepare(id)
        }
        private lazy var videos = LoopPagerDiffableDataSource<Int, Room.ID>(pager: pager) {
            [cells] pager, index, id in
            pager.dequeueConfiguredReusableCell(using: cells, for: index, item: id)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            pager.configuration.axis = .vertical
            pager.configuration.ends.start = .pinned
            pager.configuration.ends.end = .pinned
            pager.configuration.tiles = .pages(keep: 2)
            pager.delegate = self
            pager.scrollView.refreshControl = refreshControl
            refreshControl.addAction(
                UIAction { [weak self] _ in self?.refresh() },
                for: .valueChanged
            )
            retry.setTitle("Try again", for: .normal)
            retry.isHidden = true
            retry.addAction(
                UIAction { [weak self] _ in self?.videos.retryLoading() },
                for: .touchUpInside
            )
            view.addSubview(pager)
            view.addSubview(retry)
            videos.onLoadingChange = { [retry] loading in
                if case .failed = loading { retry.isHidden = false } else { retry.isHidden = true }
            }
            videos.loadPages(into: 0, from: 0) { [server] cursor in
                let page = try await server.rooms(cursor)
                return LoopPagerPage(items: page.rooms.map(\.id), next: page.next)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            pager.frame = view.bounds
            retry.frame = CGRect(
                x: 0,
                y: view.bounds.maxY - 80,
                width: view.bounds.width,
                height: 44
            )
        }

        private func refresh() {
            Task {
                await videos.refresh()
                if pager.numberOfItems > 0 { pager.scroll(to: 0, animated: false) }
                refreshControl.endRefreshing()
            }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            didAppear cell: UIView,
            for item: LoopPagerItem
        ) { (cell as? VideoCell)?.isPlaying = true }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        ) { (cell as? VideoCell)?.isPlaying = false }
    }

    /// A full-screen video.
    final class VideoCell: UIView {
        private let title = UILabel(frame: .zero)
        /// Starts or pauses the player.
        var isPlaying = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
        }

        required init?(coder: NSCoder) {
            nil
        }

        /// Loads the start of a video, which may be the next one.
        func prepare(_ id: Room.ID) {
            title.text = id
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = bounds
        }
    }
#endif
