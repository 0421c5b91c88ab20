import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The article's examples are compiled: the old code by the real UIKit, the new code here,
    /// where it does what the article says.
    @Suite @MainActor struct MigratingFromUICollectionViewTests {
        @Test func theArticleShowsCompiledCode() throws {
            let article = try Document(
                "Sources/RondoUIKit/RondoUIKit.docc/MigratingFromUICollectionView.md"
            )
            let before = "Tests/RondoUIKitTests/Articles/Before/ClonedRooms.swift"
            #expect(try article.examplesMissing(in: before, #filePath) == [])
            #expect(article.examples.count == 2)
        }

        @Test func roomsLoopAndCanBeRemoved() {
            Simulation.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            let controller = RoomsViewController()
            window.rootViewController = controller
            controller.show(["a", "b", "c"])
            Simulation.shared.advance(by: 0.016)
            controller.pager.scrollToPrevious()
            Simulation.shared.advance(by: 1)
            controller.remove("c")
            Simulation.shared.advance(by: 0.016)
            #expect(controller.entered == ["a", "c", "b"])
            #expect(controller.pager.currentItem?.identifier as? String == "b")
        }
    }
}

private final class RoomCell: UICollectionViewCell {
    func show(_ room: String) {}
}

private final class RoomsViewController: UIViewController, LoopPagerViewDelegate {
    let pager = LoopPagerView(frame: .zero)
    private let cells = LoopPagerCellRegistration<RoomCell, String> { cell, index, room in
        cell.show(room)
    }
    private lazy var rooms = LoopPagerDiffableDataSource<Int, String>(pager: pager) {
        [cells] pager, index, room in
        pager.dequeueConfiguredReusableCell(using: cells, for: index, item: room)
    }
    private(set) var entered: [String] = []

    override func loadView() {
        view = pager
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.configuration.axis = .vertical
        pager.delegate = self
    }

    func show(_ new: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(new)
        rooms.apply(snapshot)
    }

    func remove(_ room: String) {
        var snapshot = rooms.snapshot()
        snapshot.deleteItems([room])
        rooms.apply(snapshot)
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        didSettleOn item: LoopPagerItem?,
        from old: LoopPagerItem?
    ) {
        if let room = rooms.itemIdentifier(for: item) { enter(room) }
    }

    private func enter(_ room: String) {
        entered.append(room)
    }
}
