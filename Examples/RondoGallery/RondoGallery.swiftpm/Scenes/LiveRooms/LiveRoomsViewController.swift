import RondoUIKit
import SwiftUI
import UIKit

/// The feed of rooms as a SwiftUI view.
struct LiveRoomsScene: UIViewControllerRepresentable {
    let server: FeedServer
    @EnvironmentObject private var recorder: Recorder

    func makeUIViewController(context: Context) -> LiveRoomsViewController {
        let controller = LiveRoomsViewController(server: server)
        recorder.subject = { [weak controller] in controller?.pager }
        return controller
    }

    func updateUIViewController(_ controller: LiveRoomsViewController, context: Context) {}
}

/// A looping feed that loads more at its end.
///
/// The settled room plays.
final class LiveRoomsViewController: UIViewController {
    private let server: FeedServer
    let pager = LoopPagerView(frame: .zero)
    private let bar = LiveRoomsBar()
    private let cells = LoopPagerCellRegistration<RoomCell, Room> { cell, _, room in
        cell.show(room)
    }
    private lazy var rooms = LoopPagerDiffableDataSource<Int, Room>(pager: pager) {
        [weak self, cells] pager, index, room in
        let cell = pager.dequeueConfiguredReusableCell(using: cells, for: index, item: room)
        cell.bottomInset = self?.view.safeAreaInsets.bottom ?? 0
        return cell
    }

    init(server: FeedServer) {
        self.server = server
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.configuration.axis = .vertical
        pager.configuration.tiles = .pages(keep: 2)
        pager.pageDescription = { "Room \($0) of \($1)" }
        pager.delegate = self
        pager.frame = view.bounds
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager)
        view.addSubview(bar)
        bar.pin(to: view)
        bar.onAdd = { [weak self] in self?.add() }
        bar.onRemove = { [weak self] in self?.removeCurrent() }
        bar.onRetry = { [weak self] in self?.rooms.retryLoading() }
        rooms.onLoadingChange = { [weak self] in self?.bar.show($0) }
        rooms.loadPages(into: 0, from: Cursor.first) { [server] cursor in
            let page = try await server.rooms(cursor)
            return LoopPagerPage(items: page.rooms, next: page.next)
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        pager.reconfigureItems(withIdentifiers: rooms.snapshot().itemIdentifiers)
    }

    /// Adds a new room at the front; nothing on screen moves.
    private func add() {
        Task {
            guard let room = try? await server.addRoom() else { return }
            change { snapshot in
                if let first = snapshot.itemIdentifiers.first {
                    snapshot.insertItems([room], beforeItem: first)
                } else {
                    snapshot.deleteAllItems()
                    snapshot.appendSections([0])
                    snapshot.appendItems([room])
                }
            }
            if let index = rooms.index(for: room) { pager.scroll(to: index) }
        }
    }

    /// Removes the room immediately, even during a drag; the next room takes its place.
    private func removeCurrent() {
        guard let room = rooms.itemIdentifier(for: pager.currentItem) else { return }
        change { $0.deleteItems([room]) }
        Task { try? await server.removeRoom(room.id) }
    }

    private func change(_ body: (inout NSDiffableDataSourceSnapshot<Int, Room>) -> Void) {
        var snapshot = rooms.snapshot()
        body(&snapshot)
        rooms.apply(snapshot)
    }
}

extension LiveRoomsViewController: LoopPagerViewDelegate {
    func loopPagerView(_ pager: LoopPagerView, didAppear cell: UIView, for item: LoopPagerItem) {
        (cell as? RoomCell)?.isPlaying = true
    }

    func loopPagerView(_ pager: LoopPagerView, willDisappear cell: UIView, for item: LoopPagerItem)
    {
        (cell as? RoomCell)?.isPlaying = false
    }
}
