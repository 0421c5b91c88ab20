import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Items of shelves that are as long as their cells.
    @Suite @MainActor struct ShelvesSizingTests {
        /// Shelves whose items are as long as their cells say, otherwise 100 points.
        private func stage(
            _ sizes: [String: CGFloat],
            count: Int = 3,
            items: Int = 12,
            configure: (inout ShelvesConfiguration) -> Void = { _ in }
        ) -> ShelvesStage {
            SizedCell.reset(sizes, others: 100)
            let stage = ShelvesStage(count, items: items) {
                $0.shelf.extent = .points(80)
                configure(&$0)
            }
            stage.view.register(SizedCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.view.hasSelfSizingItems = true
            stage.device.layOut()
            return stage
        }

        /// The left edge of a visible cell.
        private func place(of text: String, in stage: ShelvesStage) -> Double {
            let cell = stage.view.visibleCells.first { ($0 as? TextCell)?.text == text }
            return cell.map { Double($0.convert(CGPoint.zero, to: nil).x) } ?? .nan
        }

        @Test func itemsAreAsLongAsTheirCells() {
            let stage = stage(["A0": 150, "A1": 40, "B0": 390, "C1": 250])
            #expect(
                stage.seen == [
                    "A@0: A0@0 A1@150 A2@190 A3@290 A4@390", "B@100: B0@0 B1@390",
                    "C@200: C0@0 C1@100 C2@350",
                ]
            )
            let measured = SizedCell.measured
            #expect(Set(measured).count == measured.count, "each once")
            stage.device.advance(by: 0.1)
            #expect(SizedCell.measured == measured)
        }

        @Test func shortCellsMakeRoomForMore() {
            let stage = stage(["A0": 10, "A1": 10, "A2": 10, "A3": 10, "A4": 10, "A5": 10])
            #expect(stage.seen[0].hasSuffix("A5@50 A6@60 A7@160 A8@260 A9@360"))
        }

        @Test func nothingJumpsOnTheWayBack() {
            let stage = stage([:], items: 20)
            stage.view.scroll(toItem: "A8", onShelf: "A", animated: false)
            stage.settle()
            SizedCell.sizes = ["A4": 170, "A5": 30, "A6": 210]
            stage.view.updateShelves()
            stage.device.layOut()
            #expect(place(of: "A8", in: stage) == 0)
            stage.press(x: 20, y: 50)
            stage.finger.drag(by: CGPoint(x: 20, y: 0), steps: 4)
            var last = place(of: "A8", in: stage)
            // The slop is over: each further step moves the item fully.
            for _ in 1...45 {
                stage.finger.drag(by: CGPoint(x: 8, y: 0), steps: 1)
                let now = place(of: "A8", in: stage)
                guard !now.isNaN else { break }
                #expect(abs(now - last - 8) < 0.6)
                last = now
            }
            #expect(stage.seen[0].contains("A6@"))
            stage.finger.up()
            stage.settle()
            stage.checkPlaces()
        }

        @Test func theCurrentItemStaysInPlaceWhenDataArrive() async {
            let stage = stage(["B0": 90])
            stage.view.scroll(toItem: "B4", onShelf: "B", animated: false)
            stage.settle()
            SizedCell.sizes = ["B3=B3!": 210, "B4=B4!": 140, "B5=B5!": 20, "A0=A0!": 60]
            await stage.load()
            await stage.server.answerAll()
            stage.device.layOut()
            #expect(stage.seen[1].hasPrefix("B@100: B4=B4!@0 B5=B5!@140 B6=B6!@160"))
            #expect(stage.seen[0].hasPrefix("A@0: A0=A0!@0 A1=A1!@60"))
        }

        @Test(arguments: [Configuration.Alignment.start, .center, .end])
        func contentOnARestingPlaceStaysThere(_ alignment: Configuration.Alignment) {
            let stage = stage(["A0": 200]) {
                $0.shelf.alignment = alignment
                $0.shelf.ends = .loop
                $0.shelf.snap = .item
            }
            let place = [.start: "A0@0", .center: "A0@100"][alignment] ?? "A0@200"
            #expect(stage.seen[0].contains(place), "\(stage.seen)")
        }

        /// Where the list repeats, a shelf has two rows.
        ///
        /// If only one of them has a header, cells as wide as they are high want different lengths;
        /// the first row counts.
        @Test func aShelfThatIsVisibleTwiceIsMeasuredOnce() {
            let stage = ShelvesStage(4) {
                $0.list.ends = .loop
                $0.list.extent = .points(90)
            }
            var requests = 0
            stage.view.headerHeight = 20
            stage.source.headerProvider = { _, _, name in
                guard name == "A" else { return nil }
                requests += 1
                return requests % 2 == 1 ? UIView(frame: .zero) : nil
            }
            stage.view.register(SquareCell.self, forCellWithReuseIdentifier: "film")
            stage.view.hasSelfSizingItems = true
            stage.view.reloadData()
            stage.device.layOut()
            let rows = stage.view.rows.values.filter { $0.shelf == stage.row("A")?.shelf }
            #expect(rows.count == 2)
            #expect(Set(rows.map { $0.track.space.breadth }) == [70, 90])
            let lengths = rows.flatMap { $0.row?.tiles.map(\.extent) ?? [] }
            #expect(Set(lengths).count == 1, "\(lengths)")
        }

        /// As wide as it is high.
        private final class SquareCell: TextCell {
            override func systemLayoutSizeFitting(
                _ size: CGSize,
                withHorizontalFittingPriority horizontal: UILayoutPriority,
                verticalFittingPriority vertical: UILayoutPriority
            ) -> CGSize {
                let side = max(size.width, size.height)
                return CGSize(width: side, height: side)
            }
        }

        @Test func newContentIsMeasuredAgain() {
            let stage = stage(["A0": 150, "A1": 40])
            SizedCell.sizes = ["A0": 50, "A1": 60]
            stage.view.reconfigureItems(withIdentifiers: ["A0"])
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0@0 A1@50 A2@90"))
            stage.view.updateShelves()
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0@0 A1@50 A2@110"))
            SizedCell.sizes["A0"] = 70
            stage.device.setContentSizeCategory(.accessibilityLarge)
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0@0 A1@70 A2@130"))
        }

        @Test func cellsAreMeasuredInTheNewTextSize() {
            let stage = stage(["A0": 150, "A1": 40])
            SizedCell.growth = 2
            stage.device.setContentSizeCategory(.accessibilityLarge)
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0@0 A1@300 A2@380"))
        }

        @Test func anotherHeightMeasuresAgain() {
            let stage = stage(["A0": 150])
            SizedCell.sizes = ["A0": 120]
            stage.view.configuration.list.extent = .points(90)
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0@0 A1@120"))
        }

        @Test func lengthsSurviveChangesAndTheWayBack() {
            let stage = stage(["A0": 150, "A1": 40], count: 12)
            stage.swipe(y: 50, dx: -100, holding: 0.2)
            stage.settle()
            let before = stage.seen[0]
            SizedCell.measured = []
            stage.source.apply([.init(id: "new", items: ["n"])] + stage.source.shelves)
            var shelves = stage.source.shelves
            shelves[1].items.append("last")
            stage.source.apply(shelves)
            stage.view.scroll(toShelf: "L", animated: false)
            stage.settle()
            stage.view.scroll(toShelf: "A", animated: false)
            stage.settle()
            #expect(stage.seen[0] == before)
            #expect(!SizedCell.measured.contains { ["A0", "A1", "A2"].contains($0) })
        }

        @Test func aDataSourceDecides() {
            let stage = stage(["A0": 150, "B0": 150, "C0": 150])
            stage.source.lengthProvider = { $0 == "C0" ? .points(30) : nil }
            stage.source.optionsProvider = { shelf in
                var options = ShelfOptions()
                if shelf == "B" { options.hasSelfSizingItems = false }
                return options
            }
            stage.device.layOut()
            #expect(
                stage.seen.map { $0.prefix(17) } == [
                    "A@0: A0@0 A1@150 ", "B@100: B0@0 B1@80", "C@200: C0@0 C1@30",
                ]
            )
            stage.view.hasSelfSizingItems = false
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0@0 A1@80 A2@160"))
        }

        @Test func anItemOnTwoShelvesHasALengthOnEach() {
            let stage = stage(["x": 50])
            stage.source.optionsProvider = { shelf in
                var options = ShelfOptions()
                if shelf == "tall" { options.height = .points(150) }
                return options
            }
            stage.source.apply([.init(id: "low", items: ["x"]), .init(id: "tall", items: ["x"])])
            stage.device.layOut()
            let count = SizedCell.measured.count
            stage.swipe(y: 50, dx: -100)
            stage.settle()
            #expect(SizedCell.measured.count == count)
            #expect(stage.view.visibleCells.map(\.bounds.width) == [50, 50])
        }

        @Test func measurementsAreRecorded() throws {
            let stage = stage(["A0": 150, "A1": 40, "B3": 200], count: 6)
            stage.view.startRecording()
            _ = stage.listener.take()
            stage.swipe(y: 150, dx: -250)
            stage.settle()
            SizedCell.sizes["B4"] = 77
            stage.view.reconfigureItems(withIdentifiers: ["B4"])
            stage.device.advance(by: 0.1)
            stage.swipe(y: 250, dy: -150)
            stage.settle()
            let text = try #require(stage.view.stopRecording())
            let events = ShelvesTraceTests().withoutRows(stage.listener.take())
            #expect(try ShelvesTraceTests().replay(text) == events, "\(text)")
        }

        @Test func aBadLengthTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = ShelvesSizingTests().stage(["A0": .infinity]) }
            }
        }
    }
}
