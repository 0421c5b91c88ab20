import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A data source that shows some of its items.
    @Suite @MainActor struct FilterTests {
        private let stage = Stage(items: [])
        private let source: LoopPagerDiffableDataSource<Int, String>

        init() {
            source = LoopPagerDiffableDataSource(pager: stage.pager) { pager, index, id in
                let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
                (cell as? TextCell)?.text = id
                return cell
            }
            show("abcde")
        }

        private func show(_ names: String) {
            var snapshot = source.snapshot()
            snapshot.deleteAllItems()
            snapshot.appendSections([0])
            snapshot.appendItems(names.map { String($0) })
            source.apply(snapshot)
            stage.device.layOut()
        }

        private var shown: String {
            (0..<stage.pager.numberOfItems).compactMap { source.itemIdentifier(at: $0) }.joined()
        }

        @Test func aListNeedsNoSnapshot() {
            source.filter = { $0 != "y" }
            source.apply(["x", "y", "b"])
            stage.device.layOut()
            #expect(shown == "xb" && stage.seen == ["b@0"], "a was replaced by its successor")
            #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["x", "y", "b"])
        }

        @Test func hiddenItemsReturnInTheirPlaces() {
            let cell = stage.pager.visibleCells[0]
            source.filter = { !"bd".contains($0) }
            stage.device.layOut()
            #expect(shown == "ace" && stage.seen == ["a@0"])
            #expect(source.index(for: "c") == 1 && source.index(for: "b") == nil)
            #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "d", "e"])
            show("zabcdf")
            #expect(shown == "zacf")
            source.filter = nil
            stage.device.layOut()
            #expect(shown == "zabcdf" && stage.seen == ["a@0"])
            #expect(stage.pager.visibleCells[0] === cell)
        }

        @Test func aHiddenCurrentItemIsReplacedUnderTheFingerToo() {
            stage.pager.scroll(to: 1, animated: false)
            stage.device.layOut()
            #expect(stage.seen == ["b@0"])
            source.filter = { $0 != "b" }
            stage.device.layOut()
            #expect(stage.seen == ["c@0"])
            stage.press()
            stage.drag(-110)
            source.filter = { !"bd".contains($0) }
            stage.device.layOut()
            #expect(stage.seen.first == "c@-100")
            stage.finger.up()
            stage.settle()
            #expect(shown == "ace" && stage.currentID == "e")
        }

        @Test func anAppliedSnapshotIsFilteredAnew() {
            var hidden = ""
            source.filter = { !hidden.contains($0) }
            hidden = "b"
            var isDone = false
            source.apply(source.snapshot(), animatingDifferences: true) { isDone = true }
            #expect(shown == "acde" && !isDone)
            stage.device.advance(by: 0.4)
            #expect(isDone && source.snapshot().itemIdentifiers == ["a", "b", "c", "d", "e"])
        }

        @Test func hiddenItemsOfAPageAreNotInsertedTwice() async {
            source.filter = { $0 != "b" }
            source.loadPages(into: 0, from: 1) { _ in
                LoopPagerPage(items: ["b", "c", "f"], next: Int?.none)
            }
            stage.pager.scroll(to: 3, animated: false)
            await eventually {
                stage.device.advance(by: 0.016)
                return shown == "acdef"
            }
            #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "d", "e", "f"])
        }
    }
}
