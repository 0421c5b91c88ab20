#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// A vertical looping feed of live rooms: it loads more pages, removes a room when its host
    /// leaves, and plays the current room.
    final class LiveFeedViewController: UIViewController, LoopPagerViewDelegate {
        var server = Server.sample
        private let pager = LoopPagerView(frame: .zero)
        private let cells = LoopPagerCellRegistration<RoomCell, Room.ID> { cell, _, id in
            cell.title.text = id
        }
        private lazy var rooms = LoopPagerDiffableDataSource<Int, Room.ID>(pager: pager) {
            [cells] pager, index, id in
            pager.dequeueConfiguredReusableCell(using: cells, for: index, item: id)
        }
        private var blocked: Set<Room.ID> = []

        override func loadView() {
            view = pager
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            pager.configuration.axis = .vertical
            pager.configuration.tiles = .pages(keep: 2)
            pager.delegate = self
            rooms.loadPages(into: 0, from: 0) { [server] cursor in
                let page = try await server.rooms(cursor)
                return LoopPagerPage(items: page.rooms.map(\.id), next: page.next)
            }
        }

        /// The host has left: removes the room, and the next one takes its place.
        func block(_ id: Room.ID) {
            blocked.insert(id)
            rooms.filter = { [blocked] in !blocked.contains($0) }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            didAppear cell: UIView,
            for item: LoopPagerItem
        ) { (cell as? RoomCell)?.isPlaying = true }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        ) { (cell as? RoomCell)?.isPlaying = false }
    }

    /// A full-screen room.
    final class RoomCell: UIView {
        let title = UILabel(frame: .zero)
        var isPlaying = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = bounds
        }
    }
#endif
