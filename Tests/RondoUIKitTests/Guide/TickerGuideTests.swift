import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The guide's example of a ticker is the code of this file, and works.
    @Suite @MainActor struct TickerGuideTests {
        @Test func theGuideShowsTheCodeOfThisFile() throws {
            try Guide.expect(1, in: #filePath)
        }

        @Test func theExampleAdvancesWithTimeAndByButton() throws {
            // A view belongs to the device on which it was made.
            Simulation.reset()
            let controller = NoticesViewController()
            Guide.show(controller)
            controller.show(["trains", "pool"])
            Simulation.shared.advance(by: 0.016)
            let ticker = try #require(controller.view.subviews.first as? TickerView)
            #expect((ticker.visibleCells.first as? NoticeCell)?.id == "trains")
            Simulation.shared.advance(by: 5.1)
            #expect((ticker.visibleCells.first as? NoticeCell)?.id == "pool")
            controller.showNextNotice()
            Simulation.shared.advance(by: 0.4)
            #expect((ticker.visibleCells.first as? NoticeCell)?.id == "trains")
        }
    }
}

private struct Notice {
    typealias ID = String
}

private final class NoticeCell: UIView {
    private(set) var id = ""

    func show(_ id: Notice.ID) {
        self.id = id
    }
}

private final class NoticesViewController: UIViewController {
    private let ticker = TickerView(frame: .zero)
    private let cells = LoopPagerCellRegistration<NoticeCell, Notice.ID> { cell, index, id in
        cell.show(id)
    }
    private lazy var notices = LoopPagerDiffableDataSource<Int, Notice.ID>(pager: ticker) {
        [cells] ticker, index, id in
        ticker.dequeueConfiguredReusableCell(using: cells, for: index, item: id)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ticker.interval = 5
        view.addSubview(ticker)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ticker.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    }

    func show(_ ids: [Notice.ID]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Notice.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        notices.apply(snapshot)  // the same list again changes nothing, not even when it steps next
    }

    func showNextNotice() {
        ticker.showNext()
    }
}
