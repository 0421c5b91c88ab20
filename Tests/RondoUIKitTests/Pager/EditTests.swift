import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Changes by index, and lists with small differences.
    @Suite @MainActor struct EditTests {
        private func names(_ stage: Stage) -> String {
            (0..<stage.pager.numberOfItems)
                .compactMap { index in
                    stage.source.items.first {
                        stage.pager.indexForItem(withIdentifier: $0) == index
                    }
                }
                .joined()
        }

        @Test func itemsAreInsertedAtTheirIndices() {
            let stage = Stage(items: ["a", "b", "c"])
            let cell = stage.pager.visibleCells[0]
            stage.source.items = ["x", "y", "a", "z", "b", "c", "w"]
            stage.pager.insertItems(at: [6, 3, 0, 1])
            stage.device.layOut()
            #expect(names(stage) == "xyazbcw")
            #expect(stage.seen == ["a@0"] && stage.pager.visibleCells[0] === cell)
            stage.source.items = ["y", "a", "b", "w"]
            stage.pager.deleteItems(at: [0, 5, 3])
            #expect(names(stage) == "yabw")
            stage.source.items = ["a", "b", "w", "y"]
            stage.pager.moveItem(at: 0, to: 3)
            #expect(names(stage) == "abwy")
            stage.source.items = ["a", "y", "b", "w"]
            stage.pager.moveItem(at: 3, to: 1)
            #expect(names(stage) == "aybw")
            stage.device.layOut()
            #expect(stage.seen == ["a@0"] && stage.pager.visibleCells[0] === cell)
        }

        @Test func onlyNewItemsAreAskedForTheirLengths() {
            let stage = Stage(items: ["a", "b", "c"]) { $0.snap = .item }
            // No call reports the new length of this item.
            stage.source.lengths = ["a": .points(50), "x": .points(150)]
            stage.source.items = ["a", "x", "b", "c"]
            stage.pager.insertItems(at: [1])
            stage.pager.scroll(to: 1, animated: false)
            stage.device.layOut()
            #expect(stage.seen == ["x@0", "b@150"])
            stage.source.items = ["a", "b", "c"]
            stage.pager.deleteItems(at: [1])
            stage.device.layOut()
            #expect(stage.seen == ["b@0"] && !stage.pager.engine.scroller.items.hasOwnLengths)
        }

        @Test func anAppendedPageDoesNotDelayAStep() {
            let stage = Stage { $0.advance = AutoAdvance(interval: 1000, duration: 300) }
            stage.device.advance(by: 0.5)
            stage.source.items += ["d", "e"]
            stage.pager.updateItems()
            stage.device.advance(by: 0.3)
            #expect(stage.pager.phase == .animating)
        }

        /// Each change of "abcd" while the pager rests on "a", and whether the next step comes as if
        /// nothing had changed: as long as "a" stays.
        @Test(arguments: [
            ("xaybcd", true),
            ("abxd", true),
            ("dxcab", true),
            ("bcd", false),
            ("xbycd", false),
            ("wxyz", false),
        ])
        func changesAtSeveralPlacesDoNotDelayAStep(list: String, isOnTime: Bool) throws {
            let stage = Stage(items: ["a", "b", "c", "d"]) {
                $0.advance = AutoAdvance(interval: 1000, duration: 300)
            }
            stage.pager.startRecording()
            _ = stage.listener.take()
            stage.device.advance(by: 0.5)
            stage.source.items = list.map { String($0) }
            stage.pager.updateItems()
            stage.device.advance(by: 0.3)
            #expect((stage.pager.phase == .animating) == isOnTime)
            stage.settle()
            let text = try #require(stage.pager.stopRecording())
            #expect(try TraceTests().replay(text) == stage.listener.take(), "\(text)")
        }

        @Test func removalsFromSeveralPlacesDoNotDelayAStep() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"]) {
                $0.advance = AutoAdvance(interval: 1000, duration: 300)
            }
            stage.device.advance(by: 0.5)
            stage.source.items = ["a", "c", "e"]
            stage.pager.updateItems()
            stage.device.advance(by: 0.3)
            #expect(stage.pager.phase == .animating)
        }

        /// Every list of up to three of four items, after every other list.
        @Test func theSmallestEditMakesTheNewList() {
            var lists: [[Item]] = [[]]
            for length in 0..<3 {
                for list in lists where list.count == length {
                    lists += (0..<4).map { Item(ItemKey($0)) }.filter { !list.contains($0) }
                        .map { list + [$0] }
                }
            }
            #expect(lists.count == 41)
            for old in lists {
                for new in lists {
                    var scroller = Scroller(Configuration(viewport: 100), items: Items(old))
                    let edit = Edit(from: old, to: new)
                    #expect((edit == nil) == (old == new))
                    let refusal = edit.flatMap { scroller.take(.edit($0), at: 0) }
                    #expect(refusal == nil && scroller.items.all == new, "\(old) to \(new)")
                }
            }
        }

        @Test func editsAreRecorded() throws {
            let stage = Stage(items: ["a", "b", "c"])
            stage.pager.startRecording()
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.source.items = ["x", "a", "b", "c", "y"]
            stage.pager.insertItems(at: [0, 4])
            stage.pager.scrollToNext()
            stage.device.advance(by: 0.1)
            stage.source.items = ["x", "b", "c", "y", "a"]
            stage.pager.moveItem(at: 1, to: 4)
            stage.pager.scrollToPrevious()
            stage.device.advance(by: 0.1)
            stage.source.items = ["x", "c", "y", "a"]
            stage.pager.deleteItems(at: [1])
            stage.settle()
            let text = try #require(stage.pager.stopRecording())
            let reported = stage.listener.take()
            #expect(try TraceTests().replay(text) == reported, "\(text)")
            for action in ["insert", "move", "remove"] {
                #expect(text.contains("\"do\":\"\(action)\""))
            }
            #expect(!text.contains("\"do\":\"replace\""))
        }

        @Test func badEditsTrap() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let stage = Stage()
                    stage.source.items.append("a")
                    stage.pager.insertItems(at: [3])
                }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let stage = Stage()
                    stage.source.items.append("d")
                    stage.source.lengths["d"] = .points(-1)
                    stage.pager.insertItems(at: [3])
                }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { Stage().pager.deleteItems(at: [0]) }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { Stage().pager.moveItem(at: 0, to: 3) }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { Stage().pager.reloadItems(at: [3]) }
            }
        }
    }
}
