import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Cells are placed by bounds and center, so their transform is only an effect.
    @Suite @MainActor struct PlacementTests {
        private static let small = CGAffineTransform(scaleX: 0.5, y: 0.5)

        @Test func aTransformedCellKeepsItsSizeAndPosition() throws {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            for cell in stage.pager.track.subviews { cell.transform = Self.small }
            stage.swipe(-250)
            stage.settle()
            let cell = try #require(stage.pager.cellForItem(at: 1))
            #expect(cell.bounds.size == CGSize(width: 400, height: 600))
            #expect(
                cell.convert(cell.bounds, to: nil)
                    == CGRect(x: 100, y: 150, width: 200, height: 300)
            )
            stage.window.frame.size = CGSize(width: 300, height: 500)
            stage.pager.frame = stage.window.bounds
            stage.device.layOut()
            #expect(cell.bounds.size == CGSize(width: 300, height: 500))
            #expect(
                cell.convert(cell.bounds, to: nil) == CGRect(x: 75, y: 125, width: 150, height: 250)
            )
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aRotatedCellIsFoundWhereItIsVisible() throws {
            let stage = Stage()
            let cell = try #require(stage.pager.cellForItem(at: 0))
            cell.transform = Self.small
            #expect(stage.pager.indexForItem(at: CGPoint(x: 200, y: 300)) == 0)
            #expect(stage.pager.indexForItem(at: CGPoint(x: 50, y: 300)) == nil)
        }

        @Test func aCellThatReplacesAnotherGetsItsWholeFrame() throws {
            let stage = Stage()
            try #require(stage.pager.cellForItem(at: 0)).transform = Self.small
            stage.pager.reloadItems(withIdentifiers: ["a"])
            let cell = try #require(stage.pager.cellForItem(at: 0))
            #expect(cell.transform != Self.small)
            #expect(cell.frame == CGRect(x: 16_000, y: 0, width: 400, height: 600))
        }

        @Test func aScrolledCellKeepsItsOffset() {
            let stage = Stage()
            let cell = stage.pager.visibleCells[0]
            cell.bounds.origin.y = 40
            stage.window.frame.size = CGSize(width: 300, height: 500)
            stage.pager.frame = stage.window.bounds
            stage.device.layOut()
            #expect(cell.bounds == CGRect(x: 0, y: 40, width: 300, height: 500))
        }

        @Test func transformedCellsAndHeadersOfShelvesKeepTheirPositions() throws {
            let stage = ShelvesStage()
            stage.view.headerHeight = 20
            stage.source.headerProvider = { view, _, _ in
                view.dequeueReusableCell(withReuseIdentifier: "film")
            }
            stage.view.reloadData()
            stage.device.layOut()
            let header = try #require(stage.view.header(forShelfWithIdentifier: "B"))
            let cell = try #require(stage.view.cells(forItemWithIdentifier: "B1").first)
            header.transform = Self.small
            cell.transform = Self.small
            stage.view.frame.size = CGSize(width: 300, height: 280)
            stage.device.layOut()
            #expect(header.bounds.size == CGSize(width: 300, height: 20))
            #expect(header.convert(header.bounds, to: nil).midX == 150)
            #expect(cell.bounds.size == CGSize(width: 100, height: 80))
            #expect(cell.convert(cell.bounds, to: nil).midX == 150)
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aTransformedPageKeepsItsSize() throws {
            let stage = PagesStage()
            let page = try #require(stage.container.page(at: 0))
            page.view.transform = Self.small
            stage.window.rotate()
            #expect(page.view.bounds.size == CGSize(width: 600, height: 400))
            #expect(
                page.view.convert(page.view.bounds, to: nil)
                    == CGRect(x: 150, y: 100, width: 300, height: 200)
            )
            #expect(stage.device.mistakes.isEmpty)
        }
    }
}
