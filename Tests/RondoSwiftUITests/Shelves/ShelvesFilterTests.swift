import Rondo
import RondoSwiftUI
import RondoTestSupport
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Filters of the items of shelves.
    @Suite @MainActor struct ShelvesFilterTests {
        private func view(
            _ shelves: [(String, String)],
            hiding hidden: String,
            itemLength: CGFloat = 100
        ) -> some View {
            ShelfView(shelves, itemLength: itemLength)
                .shelfItemFilter(for: Letter.self) { !hidden.contains($0.id) }
        }

        @Test func aHiddenItemReturnsAtItsPlace() {
            let shelves = [("1", "abcde"), ("2", "xb")]
            let stage = Stage(view(shelves, hiding: "bd"))
            #expect(stage.items == ["a@0,30", "c@100,30", "e@200,30", "x@0,130"])
            stage.tap("count c")
            let page = stage.page(showing: "c1")
            stage.show(view([("1", "abcdefb"), ("2", "xb")], hiding: "be"))
            #expect(
                stage.items == ["a@0,30", "c1@100,30", "d@200,30", "f@300,30", "x@0,130"]
            )
            stage.show(view(shelves, hiding: ""))
            #expect(
                stage.items == [
                    "a@0,30", "b@100,30", "c1@200,30", "d@300,30", "x@0,130", "b@100,130",
                ]
            )
            #expect(stage.page(showing: "c1") === page)
        }

        @Test func withoutAFilterAllAreShown() {
            func view(_ isFiltered: Bool) -> some View {
                ShelfView([("1", "ab")], itemLength: 100)
                    .shelfItemFilter(for: Letter.self, isFiltered ? { $0.id == "b" } : nil)
            }
            let stage = Stage(view(true))
            #expect(stage.items == ["b@0,30"])
            stage.show(view(false))
            stage.settle()
            #expect(stage.items.sorted() == ["a@0,30", "b@100,30"])
        }

        @Test func aCurrentItemThatIsHiddenIsReplacedByTheNext() {
            let proxy = ShelvesProxy()
            let log = Log()
            func view(hiding hidden: String) -> some View {
                self.view([("1", "abcdefghij")], hiding: hidden)
                    .shelvesProxy(proxy)
                    .onShelfItemDisappear(for: String.self, on: String.self) { item, _ in
                        log.add(item)
                    }
            }
            let stage = Stage(view(hiding: ""))
            proxy.scroll(toItem: "c", onShelf: "1", animated: false)
            stage.settle()
            #expect(stage.items.first == "c@0,30")
            _ = log.take()
            stage.show(view(hiding: "bc"))
            stage.settle()
            #expect(stage.items.first == "d@0,30" && log.take() == ["c"])
            #expect(!proxy.scroll(toItem: "c", onShelf: "1"))
        }

        @Test func aShelfStaysWithoutAnyShownItem() {
            let stage = Stage(view([("1", "b"), ("2", "xy")], hiding: "b"))
            #expect(stage.items == ["x@0,130", "y@100,130"])
            #expect(stage.pages.contains("shelf 1"))
        }

        /// A recording has the edit of the shelf, and not the whole list.
        @Test func aChangedFilterTravelsAsTheSmallestInput() throws {
            let proxy = ShelvesProxy()
            func view(hiding hidden: String) -> some View {
                self.view([("1", "abc"), ("2", "xyz")], hiding: hidden).shelvesProxy(proxy)
            }
            let stage = Stage(view(hiding: ""))
            let list = try #require(proxy.view)
            list.startRecording()
            stage.show(view(hiding: "b"))
            stage.show(view(hiding: ""))
            stage.settle()
            let lines = try #require(list.stopRecording()).split(separator: "\n")
            let edits = lines.filter { $0.contains("\"do\":\"remove\"") || $0.contains("insert") }
            #expect(edits.count == 2, "\(lines)")
            #expect(!lines.contains { $0.contains("\"do\":\"replace\"") }, "\(lines)")
        }
    }
}
