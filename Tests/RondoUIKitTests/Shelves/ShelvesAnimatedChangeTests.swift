import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Shelves, and the cells on them, that come, go and move visibly.
    @Suite @MainActor struct ShelvesAnimatedChangeTests {
        typealias Shelf = ShelvesStage.Source.Shelf

        /// The shelves on screen as they are drawn: the top edge, and how opaque the shelf is.
        private func drawnShelves(_ stage: ShelvesStage) -> [String] {
            stage.view.visibleShelves.compactMap { shelf in
                guard let row = stage.row("\(shelf.identifier)") else { return nil }
                let place = row.convert(CGPoint.zero, to: nil).y
                let top = place + row.layer.addition(to: "position.y")
                let alpha = row.alpha + row.layer.addition(to: "opacity")
                return "\(shelf.identifier)@\(Int(top.rounded())) \(alpha)"
            }
        }

        /// The cells of a shelf as they are drawn on it.
        private func drawn(_ name: String, _ stage: ShelvesStage) -> [String] {
            let cells = stage.row(name)?.track.visibleCells.compactMap { $0 as? TextCell } ?? []
            return cells.map { cell in
                let place = cell.convert(CGPoint.zero, to: nil).x
                let x = place + cell.layer.addition(to: "position.x")
                let alpha = cell.alpha + cell.layer.addition(to: "opacity")
                return "\(cell.text)@\(Int(x.rounded())) \(alpha)"
            }
        }

        /// The places of pictures in a view.
        private func pictures(_ view: UIView?) -> [CGPoint] {
            view?.subviews.filter { $0 is CellPicture }.map(\.frame.origin) ?? []
        }

        @Test func shelvesSlideAndFadeAsAWhole() {
            let stage = ShelvesStage()
            let new = Shelf(id: "X", items: ["X0", "X1"])
            let old = ShelvesStage.shelves(8, items: 12)
            stage.source.apply([old[0], new, old[2], old[1], old[3]], animatingDifferences: true)
            #expect(
                stage.seen.map { $0.prefix(5) } == ["A@0: ", "X@100", "C@200"],
                "everything is in its place immediately"
            )
            #expect(drawnShelves(stage) == ["A@0 1.0", "X@100 0.0", "C@200 1.0"])
            #expect(drawn("X", stage) == ["X0@0 1.0", "X1@100 1.0"], "not the cells")
            stage.source.apply([old[0], old[2], old[1]], animatingDifferences: true)
            #expect(drawnShelves(stage) == ["A@0 1.0", "C@200 1.0", "B@100 1.0"], "as before")
            #expect(pictures(stage.view) == [CGPoint(x: 0, y: 100)], "of X")
            stage.device.advance(by: 0.16)
            stage.device.advance(by: 0.16)
            #expect(drawnShelves(stage) == ["A@0 1.0", "C@100 1.0", "B@200 1.0"])
            #expect(pictures(stage.view) == [])
        }

        @Test func cellsSlideAndFadeOnAShelfThatStays() {
            let stage = ShelvesStage()
            var shelves = stage.source.shelves
            shelves[0] = Shelf(id: "A", items: ["A0", "B0", "A2", "A3", "A4", "A5"])
            stage.source.apply(shelves, animatingDifferences: true)
            #expect(drawn("A", stage) == ["A0@0 1.0", "B0@100 0.0", "A2@200 1.0", "A3@300 1.0"])
            #expect(drawn("B", stage).first == "B0@0 1.0", "the same item on its other shelf")
            #expect(pictures(stage.row("A")) == [CGPoint(x: 100, y: 0)], "of A1")
            shelves[0] = Shelf(id: "A", items: ["A0", "A2", "A3", "A4", "A5"])
            stage.source.apply([shelves[1], shelves[0]], animatingDifferences: true)
            #expect(drawn("A", stage).prefix(2) == ["A0@0 1.0", "A2@200 1.0"])
            stage.device.advance(by: 0.16)
            stage.device.advance(by: 0.16)
            #expect(drawn("A", stage).prefix(2) == ["A0@0 1.0", "A2@100 1.0"])
            #expect(pictures(stage.row("A")) == [])
        }

        @Test func snapshotsAndDataSourcesAreAnimatedIfRequested() {
            let stage = ShelvesStage()
            var snapshot = stage.source.snapshot()
            snapshot.deleteItems(["A1"])
            stage.source.apply(snapshot)
            #expect(drawn("A", stage).prefix(2) == ["A0@0 1.0", "A2@100 1.0"])
            #expect(pictures(stage.row("A")) == [])
            snapshot.deleteItems(["A2"])
            stage.source.apply(snapshot, animatingDifferences: true)
            #expect(drawn("A", stage).prefix(2) == ["A0@0 1.0", "A3@200 1.0"])
            stage.source.lengthProvider = { $0 == "A0" ? .points(50) : nil }
            stage.source.lengthProvider = { $0 == "A0" ? .points(150) : nil }
            #expect(drawn("A", stage)[1] == "A3@250 1.0", "it continues, nothing is added")
        }

        @Test func aListThatTheFingerMovesGoesOn() {
            let stage = ShelvesStage()
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: 0, y: -60), steps: 6)
            let before = drawnShelves(stage)
            var shelves = stage.source.shelves
            shelves.remove(at: 2)
            stage.source.apply(shelves, animatingDifferences: true)
            #expect(drawnShelves(stage).prefix(2) == before.prefix(2))
            #expect(drawnShelves(stage)[2].hasPrefix("D@2"), "from its old place: \(before)")
            let offset = stage.listOffset
            stage.finger.drag(by: CGPoint(x: 0, y: -20), steps: 2)
            #expect(stage.listOffset > offset)
            stage.finger.up()
            stage.settle()
        }

        @Test func reducedMotionSlidesNothing() {
            let stage = ShelvesStage()
            stage.device.reduceMotion(true)
            var shelves = stage.source.shelves
            shelves[0] = Shelf(id: "A", items: ["A0", "A2", "A3"])
            shelves.remove(at: 1)
            stage.source.apply(shelves, animatingDifferences: true)
            #expect(drawnShelves(stage) == ["A@0 1.0", "C@100 1.0", "D@200 1.0"])
            #expect(drawn("A", stage) == ["A0@0 1.0", "A2@100 1.0", "A3@200 1.0"])
            #expect(pictures(stage.row("A")).count == 1 && pictures(stage.view).count == 1)
        }

        @Test func aShelfThatIsReusedHasNothingOfTheOldOne() {
            let stage = ShelvesStage()
            var shelves = stage.source.shelves
            shelves[1] = Shelf(id: "B", items: ["B0", "B2", "B3"])
            shelves.swapAt(1, 2)
            stage.source.apply(shelves, animatingDifferences: true)
            #expect(pictures(stage.row("B")).count == 1)
            stage.source.apply(shelves.filter { $0.id != "B" && $0.id != "C" })
            let views = stage.view.track.descendants
            #expect(!views.contains { $0 is CellPicture })
            #expect(stage.row("A")?.layer.animationKeys() == nil)
            for row in stage.view.rows.values where row.shelf == nil {
                #expect(row.layer.animationKeys() == nil)
                #expect(row.descendants.allSatisfy { $0.layer.animationKeys() == nil })
            }
        }

        @Test(arguments: [true, false])
        func aCompletionIsCalledAfterTheAnimation(isAnimated: Bool) {
            let stage = ShelvesStage()
            var calls: [String] = []
            stage.source.apply(
                ShelvesStage.shelves(2, items: 3),
                animatingDifferences: isAnimated
            ) { calls.append("shelves") }
            #expect(calls == (isAnimated ? [] : ["shelves"]))
            stage.device.advance(by: 0.32)
            #expect(calls == ["shelves"])
            var snapshot = stage.source.snapshot()
            snapshot.deleteItems(["B0"])
            stage.source.apply(snapshot, animatingDifferences: isAnimated) {
                calls.append("snapshot")
            }
            #expect(calls.count == (isAnimated ? 1 : 2))
            stage.device.advance(by: 0.32)
            #expect(calls == ["shelves", "snapshot"])
        }

        @Test func withoutAWindowNothingIsAnimated() {
            let stage = ShelvesStage()
            stage.view.removeFromSuperview()
            stage.source.apply(ShelvesStage.shelves(2, items: 3), animatingDifferences: true)
            let views = stage.view.descendants
            #expect(!views.contains { $0 is CellPicture })
            #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
        }
    }
}
