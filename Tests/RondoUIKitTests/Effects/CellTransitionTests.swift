import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Cells that look different by position.
    @Suite @MainActor struct CellTransitionTests {
        private func fade(_ view: UIView, _ phase: CGFloat) {
            view.alpha = 1 - abs(phase) / 2
            view.transform = CGAffineTransform(scaleX: 1 - abs(phase) / 4, y: 1 - abs(phase) / 4)
        }

        private func looks(_ stage: Stage) -> [String] {
            stage.pager.visibleCells.map { "\(($0 as? TextCell)?.text ?? "?") \($0.alpha)" }
        }

        @Test func eachCellIsDrawnByItsPosition() {
            let stage = Stage()
            stage.pager.cellTransition = fade
            stage.device.layOut()
            #expect(looks(stage) == ["a 1.0"])
            stage.press()
            stage.drag(-110)
            #expect(looks(stage) == ["a 0.875", "b 0.625"])
            stage.finger.up()
            stage.settle()
            #expect(looks(stage) == ["b 1.0"] && stage.pager.visibleCells[0].transform.isIdentity)
        }

        @Test func positionsStayUnchanged() {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.extent = .points(200) }
            let middle = stage.pager.visibleCells.map(\.center.x)
            stage.pager.cellTransition = fade
            stage.device.layOut()
            #expect(stage.pager.visibleCells.map(\.center.x) == middle)
            #expect(stage.pager.visibleCells.map(\.bounds.width) == [200, 200])
            #expect(stage.pager.indexForItem(at: CGPoint(x: 201, y: 300)) == nil, "smaller")
        }

        @Test func aReleasedCellLooksPlain() {
            let stage = Stage()
            stage.pager.cellTransition = fade
            stage.press()
            stage.drag(-110)
            let cells = stage.pager.visibleCells
            stage.pager.cellTransition = nil
            #expect(cells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
            stage.pager.cellTransition = fade
            stage.device.layOut()
            #expect(cells.map(\.alpha) == [0.875, 0.625])
            stage.source.items = ["c"]
            stage.pager.updateItems()
            stage.finger.up()
            stage.settle()
            #expect(cells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
        }

        @Test func reloadedCellsAreDrawnByTheirPositions() {
            let stage = Stage { $0.extent = .points(200) }
            stage.pager.cellTransition = fade
            stage.device.layOut()
            #expect(looks(stage) == ["a 1.0", "b 0.5"])
            stage.pager.reloadData()
            stage.device.layOut()
            #expect(looks(stage) == ["a 1.0", "b 0.5"])
            stage.pager.reloadItems(["b"])
            stage.device.layOut()
            #expect(looks(stage) == ["a 1.0", "b 0.5"])
        }

        @Test func latePagesAreDrawnByTheirPositions() {
            let stage = PagesStage(["a", "b", "c"], isShown: false) { $0.extent = .points(200) }
            stage.source.late = ["b"]
            stage.container.pageTransition = fade
            stage.window.rootViewController = stage.container
            stage.device.advance(by: 0.016)
            stage.source.late = []
            stage.container.reconfigurePages(["b"])
            stage.device.layOut()
            #expect(stage.container.visiblePages.map { $0.view.alpha } == [1, 0.5])
            stage.container.reloadPages(["b"])
            stage.device.layOut()
            #expect(stage.container.visiblePages.map { $0.view.alpha } == [1, 0.5])
        }

        @Test func eachPageIsDrawnByItsPosition() {
            let stage = PagesStage(["a", "b", "c"])
            stage.container.pageTransition = fade
            stage.press()
            stage.drag(-110)
            let views = stage.container.visiblePages.map { $0.view as UIView }
            #expect(views.map(\.alpha) == [0.875, 0.625])
            #expect(stage.pager.visibleCells.allSatisfy { $0.alpha == 1 })
            stage.finger.up()
            stage.settle()
            stage.container.pageTransition = nil
            #expect(stage.container.pages.allSatisfy { $0.view.alpha == 1 })
            #expect(stage.seen == ["b@0"])
        }
    }
}
