import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Cells appear, disappear and move with an animation.
    @Suite @MainActor struct AnimatedChangeTests {
        private func stage() -> Stage {
            Stage(items: ["a", "b", "c", "d", "e", "f"]) {
                $0.extent = .points(100)
                $0.ends = .list
            }
        }

        /// The drawn texts with their positions and opacity.
        private func drawn(_ stage: Stage) -> [String] {
            let cells = stage.pager.visibleCells.compactMap { $0 as? TextCell }
            return cells.map { cell in
                let place = cell.convert(CGPoint.zero, to: nil).x
                let x = place + cell.layer.addition(to: "position.x")
                let alpha = cell.alpha + cell.layer.addition(to: "opacity")
                return "\(cell.text)@\(Int(x.rounded())) \((alpha * 100).rounded() / 100)"
            }
        }

        /// The pictures of removed cells.
        private func pictures(_ stage: Stage) -> [CGFloat] {
            stage.pager.subviews.filter { $0 is CellPicture }.map(\.frame.minX)
        }

        @Test func cellsSlideAndFade() {
            let stage = stage()
            stage.source.items = ["a", "x", "c", "d", "e"]
            stage.pager.updateItems(animated: true)
            #expect(stage.seen == ["a@0", "x@100", "c@200", "d@300"], "the layout is immediate")
            #expect(drawn(stage) == ["a@0 1.0", "x@100 0.0", "c@200 1.0", "d@300 1.0"])
            #expect(pictures(stage) == [100], "of b")
            stage.source.items = ["c", "a", "x", "d", "e"]
            stage.pager.updateItems(animated: true)
            #expect(stage.seen == ["a@0", "x@100", "d@200", "e@300"])
            #expect(drawn(stage) == ["a@0 1.0", "x@100 0.0", "d@300 1.0", "e@400 1.0"])
            stage.device.advance(by: 0.16)
            stage.device.advance(by: 0.16)
            #expect(pictures(stage) == [])
        }

        @Test func slidesAddUp() {
            let stage = stage()
            stage.source.items = ["b", "a", "c", "d", "e", "f"]
            stage.pager.moveItem(at: 0, to: 1, animated: true)
            #expect(drawn(stage).prefix(2) == ["a@0 1.0", "c@200 1.0"], "a is current")
            stage.pager.scroll(to: 0, animated: false)
            stage.device.advance(by: 0.32)
            stage.source.items = ["b", "c", "d", "e", "f"]
            stage.pager.deleteItems(at: [1], animated: true)
            #expect(drawn(stage).prefix(2).last == "c@200 1.0")
            stage.device.advance(by: 0.1)
            #expect(drawn(stage)[1] == "c@167 1.0")
            stage.source.items = ["b", "z", "c", "d", "e", "f"]
            stage.pager.insertItems(at: [1], animated: true)
            #expect(drawn(stage)[2] == "c@167 1.0", "it returns from its visible position")
            stage.device.advance(by: 0.32)
            #expect(drawn(stage).prefix(3) == ["b@0 1.0", "z@100 1.0", "c@200 1.0"])
        }

        @Test func aDragContinuesDuringASlide() {
            let stage = stage()
            stage.press()
            stage.drag(-60)
            stage.source.items = ["a", "c", "d", "e", "f"]
            stage.pager.updateItems(animated: true)
            let place = stage.seen[0]
            #expect(drawn(stage)[1] == "c@150 1.0", "\(drawn(stage))")
            stage.drag(-8, steps: 1)
            #expect(stage.seen[0] != place)
            stage.finger.up()
            stage.settle()
        }

        @Test func reducedMotionOnlyFades() {
            let stage = stage()
            stage.device.reduceMotion(true)
            stage.source.items = ["a", "c", "d", "e", "f"]
            stage.pager.updateItems(animated: true)
            #expect(drawn(stage) == ["a@0 1.0", "c@100 1.0", "d@200 1.0", "e@300 1.0"])
            #expect(pictures(stage) == [100])
        }

        @Test func aReusedCellStopsSliding() {
            let stage = stage()
            stage.source.items = ["a", "c", "d", "e", "f"]
            stage.pager.updateItems(animated: true)
            let cell = stage.pager.visibleCells[1]
            #expect(cell.layer.animationKeys() != nil)
            stage.source.items = ["a"]
            stage.pager.updateItems()
            #expect(cell.layer.animationKeys() == nil)
        }

        @Test func changesAreNotAnimatedByDefault() {
            let stage = stage()
            stage.source.items = ["c", "x"]
            stage.pager.updateItems()
            #expect(stage.pager.track.descendants.allSatisfy { $0.layer.animationKeys() == nil })
            #expect(pictures(stage) == [])
        }

        private typealias Source = LoopPagerDiffableDataSource<Int, String>

        private func source(of stage: Stage) -> Source {
            Source(pager: stage.pager) { pager, index, id in
                let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
                (cell as? TextCell)?.text = id
                return cell
            }
        }

        private func twoItems(in source: Source) -> Source.Snapshot {
            var snapshot = source.snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(["x", "y"])
            return snapshot
        }

        @Test func snapshotsAreAnimatedIfRequested() {
            let stage = stage()
            let source = source(of: stage)
            var snapshot = twoItems(in: source)
            source.apply(snapshot, animatingDifferences: true)
            #expect(drawn(stage) == ["x@0 0.0", "y@100 0.0"])
            snapshot.deleteItems(["x"])
            source.apply(snapshot)
            #expect(drawn(stage) == ["y@0 0.0"], "the present animation continues")
        }

        @Test(arguments: [true, false])
        func aCompletionIsCalledAfterTheAnimation(isAnimated: Bool) {
            let stage = stage()
            let source = source(of: stage)
            let snapshot = twoItems(in: source)
            var shown: [[String]] = []
            source.apply(snapshot, animatingDifferences: isAnimated) { shown.append(stage.seen) }
            #expect(shown == (isAnimated ? [] : [["x@0", "y@100"]]))
            stage.device.advance(by: 0.24)
            #expect(shown.count == (isAnimated ? 0 : 1))
            stage.device.advance(by: 0.08)
            #expect(shown == [["x@0", "y@100"]])
            stage.device.advance(by: 1)
            #expect(shown.count == 1)
        }

        @Test func withoutAWindowACompletionIsCalledImmediately() {
            let pager = LoopPagerView(frame: .zero)
            let source = LoopPagerDiffableDataSource<Int, String>(pager: pager) { _, _, _ in
                UIView()
            }
            var calls = 0
            source.apply(source.snapshot(), animatingDifferences: true) { calls += 1 }
            #expect(calls == 1)
        }

        @Test func pagesAreAnimated() {
            let stage = PagesStage(["a", "b", "c"])
            stage.source.items = ["b", "c"]
            stage.container.updatePages(animated: true)
            #expect(stage.seen == ["b@0"])
            #expect(stage.pager.visibleCells[0].layer.addition(to: "position.x") == 400)
        }
    }
}
