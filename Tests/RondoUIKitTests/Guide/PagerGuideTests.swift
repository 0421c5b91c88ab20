import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The guide's example of a pager is the code of this file, and works.
    @Suite @MainActor struct PagerGuideTests {
        @Test func theGuideShowsTheCodeOfThisFile() throws {
            try Guide.expect(0, in: #filePath)
        }

        @Test func theExampleLoadsAndShows() async {
            let controller = RoomsViewController()
            Guide.show(controller)
            let pager = controller.view as? LoopPagerView
            await eventually { pager?.numberOfItems == 3 }
            Simulation.shared.advance(by: 0.016)
            #expect((pager?.visibleCells.first as? RoomCell)?.id == "first 0")
            #expect(pager?.numberOfItems == 3)
        }
    }
}

private struct Room {
    typealias ID = String
}

private final class RoomCell: UIView {
    private(set) var id = ""

    func show(_ id: Room.ID) {
        self.id = id
    }
}

@MainActor
private enum Server {
    static func rooms(after cursor: String) async throws -> (ids: [Room.ID], next: String?) {
        ((0..<3).map { "\(cursor) \($0)" }, nil)
    }
}

private final class RoomsViewController: UIViewController {
    private let pager = LoopPagerView(frame: .zero)
    private let cells = LoopPagerCellRegistration<RoomCell, Room.ID> { cell, index, id in
        cell.show(id)
    }
    private lazy var rooms = LoopPagerDiffableDataSource<Int, Room.ID>(pager: pager) {
        [cells] pager, index, id in
        pager.dequeueConfiguredReusableCell(using: cells, for: index, item: id)
    }

    override func loadView() {
        view = pager
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.configuration.axis = .vertical
        rooms.loadPages(into: 0, from: "first") { cursor in
            let page = try await Server.rooms(after: cursor)
            return LoopPagerPage(items: page.ids, next: page.next)
        }
    }
}
