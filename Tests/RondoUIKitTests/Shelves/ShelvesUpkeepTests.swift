import AllocationCounter
import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The data that shelves read, keep and release over a long day.
    @Suite @MainActor struct ShelvesUpkeepTests {
        // MARK: Reading

        @Test func onlyChangedShelvesAreAskedForLengths() {
            let stage = ShelvesStage(8)
            var asked: [String] = []
            stage.source.lengthProvider = { id in
                asked.append(id)
                return .points(id == "B0" ? 50 : 100)
            }
            stage.device.layOut()
            #expect(asked.count == 96 && stage.seen[1].hasPrefix("B@100: B0@0 B1@50"))
            asked = []
            var shelves = stage.source.shelves
            shelves.append(.init(id: "new", items: ["x", "y"]))
            stage.source.apply(shelves)
            #expect(asked == ["x", "y"])
            asked = []
            var snapshot = stage.source.snapshot()
            snapshot.appendItems(["z"], toSection: "A")
            stage.source.apply(snapshot)
            #expect(asked == (0..<12).map { "A\($0)" } + ["z"])
            asked = []
            snapshot.reconfigureItems(["C1"])
            stage.source.apply(snapshot)
            #expect(asked == (0..<12).map { "C\($0)" })
            stage.device.layOut()
            #expect(stage.seen[1].hasPrefix("B@100: B0@0 B1@50"))
            asked = []
            stage.view.updateShelves()
            #expect(asked.count == 99)
        }

        @Test func aFilterHidesItemsOnEveryShelfNowAndLater() {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "B4", onShelf: "B", animated: false)
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.layOut()
            let cell = stage.view.cells(forItemWithIdentifier: "B5")[0]
            stage.source.filter = { !$0.hasSuffix("1") && !$0.hasSuffix("4") }
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A0@0 A2@100 A3@200 A5@300")
            #expect(stage.seen[1] == "B@100: B5@0 B6@100 B7@200 B8@300")
            #expect(stage.view.cells(forItemWithIdentifier: "B5").first === cell)
            #expect(stage.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "A2")

            var snapshot = stage.source.snapshot()
            #expect(snapshot.itemIdentifiers.contains("B4"))
            snapshot.insertItems(["x4", "x5"], beforeItem: "A2")
            stage.source.apply(snapshot)
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A0@0 x5@100 A2@200 A3@300")

            stage.source.filter = nil
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A0@0 A1@100 x4@200 x5@300")
            #expect(stage.seen[1] == "B@100: B5@0 B6@100 B7@200 B8@300")
            stage.swipe(y: 150, dx: 110, steps: 30, holding: 0.2)
            #expect(stage.seen[1].hasPrefix("B@100: B4@0 B5@100"))
        }

        @Test func movedAndRemovedShelvesKeepKnownLengths() {
            let stage = ShelvesStage(8)
            var asked = 0
            stage.source.lengthProvider = {
                asked += 1
                return .points($0.hasPrefix("C") ? 200 : 100)
            }
            asked = 0
            let shelves = stage.source.shelves
            stage.source.apply([shelves[2], shelves[7], shelves[0]])
            stage.view.scroll(toShelf: "C", animated: false)
            stage.device.layOut()
            #expect(asked == 0)
            #expect(
                stage.seen == [
                    "C@0: C0@0 C1@200", "H@100: H0@0 H1@100 H2@200 H3@300",
                    "A@200: A0@0 A1@100 A2@200 A3@300",
                ]
            )
        }

        @Test(.enabled(if: allocation_counter_works()))
        func withoutARecordingAScrollStepWritesNoText() throws {
            let stage = ShelvesStage()
            let engine = stage.view.engine
            let key = try #require(stage.row("B")?.shelf)
            let step = 0.123_456_789_012_345
            func count(_ body: () -> Void) -> Int {
                for _ in 0..<20 { body() }
                let start = allocation_count()
                for _ in 0..<100 { body() }
                return allocation_count() - start
            }
            let input = ShelvesInput.shelf(key, .follow(by: step, phase: .dragging))
            var copy = engine.shelves
            let plain = count { copy.take(input, at: engine.now) }
            let through = count { engine.take(input) }
            #expect(through <= plain + 50, "\(through) allocations, \(plain) by the engine alone")
        }

        // MARK: Text size

        @Test func aChangeOfTextSizeMeasuresHeightsAndLengthsAgain() {
            let stage = ShelvesStage()
            var scale = 1.0
            stage.source.optionsProvider = { _ in
                var options = ShelfOptions()
                options.height = .points(100 * scale)
                return options
            }
            stage.source.lengthProvider = { _ in .points(100 * scale) }
            stage.view.scroll(toItem: "C3", onShelf: "C", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0] == "C@0: C3@0 C4@100 C5@200 C6@300")
            scale = 1.5
            stage.device.setContentSizeCategory(.accessibilityLarge)
            #expect(stage.seen == ["C@0: C3@0 C4@150 C5@300", "D@150: D0@0 D1@150 D2@300"])
        }

        // MARK: Releasing cells

        @Test func aSmallerWindowReleasesItsCells() {
            let stage = ShelvesStage(26, items: 40)
            stage.window.frame.size = CGSize(width: 2000, height: 2000)
            stage.view.frame = stage.window.bounds
            stage.settle()
            #expect(stage.view.numberOfCells > 400)
            stage.window.frame.size = CGSize(width: 400, height: 300)
            stage.view.frame = stage.window.bounds
            stage.settle()
            #expect(stage.hidden <= stage.visible + stage.spare)
            #expect(stage.view.numberOfCells < 60)
            #expect(stage.view.track.subviews.count < 12)
            stage.view.scroll(toShelf: "Z", animated: false)
            stage.settle()
            #expect(stage.seen.last?.hasPrefix("Z@200: Z0@0") == true)
        }

        @Test func aMemoryWarningReleasesUnusedCells() {
            let stage = ShelvesStage(26, items: 40)
            stage.swipe(y: 250, dy: -180)
            stage.settle()
            UIApplication.shared.warnOfMemory()
            #expect(stage.hidden == 0)
            stage.view.scroll(toShelf: "M", animated: false)
            stage.settle()
            #expect(stage.seen.first?.hasPrefix("M@0: M0@0") == true)
        }

        // MARK: Releasing data

        @Test func aDayOfShelvesReleasesOldIdentities() {
            let stage = ShelvesStage(3)
            for hour in 0..<100 {
                stage.source.apply(
                    (0..<4).map { shelf in
                        let name = "\(hour)-\(shelf)"
                        return .init(id: name, items: (0..<30).map { "\(name)-\($0)" })
                    }
                )
                stage.settle()
                #expect(
                    stage.view.visibleShelves.map(\.identifier) == (0..<3).map { "\(hour)-\($0)" }
                )
            }
            #expect(stage.view.engine.items.count < 1000)
            #expect(stage.view.engine.lists.count < 600)
        }

        @Test func dataAndOffsetsOfRemovedShelvesAreKept() async {
            let stage = ShelvesStage(3)
            await stage.load()
            await stage.server.answer()
            stage.swipe(y: 50, dx: -100)
            stage.settle()
            let offset = stage.offset("A")
            let first = stage.source.shelves
            for hour in 0..<100 {
                stage.source.apply([
                    .init(id: "\(hour)", items: (0..<60).map { "\(hour)-\($0)" })
                ])
                stage.settle()
            }
            stage.source.apply(first)
            stage.settle()
            #expect(stage.offset("A") == offset && offset != 0)
            #expect(stage.source.item(for: "B0") != nil)
            #expect(stage.seen[1].hasPrefix("B@100: B0=B0!@0"))
        }
    }
}

extension ShelvesStage {
    private var cells: [UIView] { view.descendants.filter { $0 is TextCell } }
    fileprivate var hidden: Int { cells.filter(\.isHidden).count }
    fileprivate var visible: Int { cells.count - hidden }
    /// The number of unused cells that are always allowed.
    fileprivate var spare: Int { 8 }
}
