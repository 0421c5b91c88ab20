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

        /// A cell with a button as large as itself.
        private final class ButtonCell: TextCell {
            private let button = UIButton()
            var taps = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(button)
                button.addAction(
                    UIAction { [unowned self] _ in taps += 1 },
                    for: .touchUpInside
                )
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                super.layoutSubviews()
                button.frame = contentView.bounds
            }
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
            stage.pager.reloadItems(withIdentifiers: ["b"])
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
            stage.container.reconfigurePages(withIdentifiers: ["b"])
            stage.device.layOut()
            #expect(stage.pager.visibleCells.map(\.alpha) == [1, 0.5])
            stage.container.reloadPages(withIdentifiers: ["b"])
            stage.device.layOut()
            #expect(stage.pager.visibleCells.map(\.alpha) == [1, 0.5])
        }

        @Test func eachPageIsDrawnByItsPosition() {
            let stage = PagesStage(["a", "b", "c"])
            stage.container.pageTransition = fade
            stage.press()
            stage.drag(-110)
            #expect(stage.pager.visibleCells.map(\.alpha) == [0.875, 0.625])
            #expect(stage.container.visiblePages.allSatisfy { $0.view.alpha == 1 })
            stage.finger.up()
            stage.settle()
            stage.container.pageTransition = nil
            let cells = stage.pager.track.shown.values.map(\.cell)
            #expect(cells.allSatisfy { $0.alpha == 1 } && stage.seen == ["b@0"])
        }

        // MARK: Depth

        /// The next card lies below the present one.
        private func card(_ view: UIView, _ phase: CGFloat) {
            let x = -max(0, phase) * view.bounds.width
            view.transform3D = CATransform3DMakeTranslation(x, 0, 0)
            view.layer.zPosition = -phase
        }

        @Test func theFrontCardGetsTheTap() throws {
            let stage = Stage()
            stage.pager.register(ButtonCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.cellTransition = card
            stage.pager.reloadData()
            stage.device.layOut()
            for name in ["a", "b"] {
                stage.press()
                stage.finger.up()
                let cells = stage.pager.track.subviews.compactMap { $0 as? ButtonCell }
                #expect(cells.filter { $0.taps > 0 }.map(\.text) == [name])
                for cell in cells { cell.taps = 0 }
                stage.swipe(-260)
                stage.settle()
            }
        }

        @Test(arguments: [false, true])
        func theNextCardLiesBelowInBothDirections(isMirrored: Bool) throws {
            let stage = Stage()
            let pager = stage.pager
            pager.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            stage.device.layOut()
            // The recipes of the guides.
            pager.cellTransition = { [unowned pager] cell, phase in
                let direction = pager.effectiveUserInterfaceLayoutDirection
                let way: CGFloat = direction == .rightToLeft ? -1 : 1
                let x = -way * max(0, phase) * cell.bounds.width
                cell.transform3D = CATransform3DMakeTranslation(x, 0, 0)
            }
            stage.press()
            stage.drag(isMirrored ? 110 : -110)
            let next = try #require(pager.cellForItem(at: 1))
            #expect(next.convert(next.bounds, to: nil).minX == 0)
        }

        @Test func theFrontCellIsTheOneAtAPoint() {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.extent = .points(200) }
            stage.pager.cellTransition = { cell, phase in
                cell.transform3D = CATransform3DMakeTranslation(-100 * phase, 0, 0)
                cell.layer.zPosition = phase
            }
            stage.device.layOut()
            let place = CGPoint(x: 150, y: 300)
            #expect(stage.pager.item(at: place)?.index == 1)
            #expect(stage.pager.indexForItem(at: place) == 1)
        }

        @Test func ofOverlappingCellsTheTouchedOneIsTheOneAtAPoint() throws {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.extent = .points(200) }
            stage.pager.cellTransition = { cell, phase in
                cell.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
            }
            stage.device.layOut()
            for x in [170.0, 190, 210, 230] {
                let place = CGPoint(x: x, y: 300)
                let hit = try #require(stage.window.hitTest(place, with: nil))
                let index = try #require(stage.pager.indexForItem(at: place))
                let cell = try #require(stage.pager.cellForItem(at: index))
                #expect(hit.isDescendant(of: cell))
            }
        }

        @Test func theFrontPageCoversTheNext() {
            let stage = PagesStage(["a", "b", "c"])
            stage.container.pageTransition = card
            stage.press()
            stage.drag(-110)
            #expect(stage.pager.visibleCells.map(\.layer.zPosition) == [0.25, -0.75])
        }
    }
}
