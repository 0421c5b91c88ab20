import RondoSwiftUI
import SwiftUI
import Testing

extension SwiftUITests {
    /// `import RondoSwiftUI` is enough for its modifiers: this file imports no other module of
    /// Rondo.
    @Suite @MainActor struct ImportTests {
        @Test func optionsOfAShelfNeedNoOtherImport() {
            let stage = Stage(
                Shelves([Row(id: 0), Row(id: 1)], items: \.items) { Text("item \($0.id)") }
                    .shelfOptions(for: Row.self) { row in
                        var options = ShelfOptions()
                        options.height = ItemExtent.points(row.id == 0 ? 450 : 100)
                        return options
                    }
            )
            #expect(stage.page(showing: "item 0")?.bounds.height == 450)
            #expect(stage.page(showing: "item 1")?.bounds.height == 100)
        }

        @Test func settingsCanBeStoredWithTheirTypes() {
            let change: (inout Configuration) -> Void = { $0.physics = Physics() }
            let stage = Stage(
                LoopPager([Row(id: 0), Row(id: 1)]) { Text("page \($0.id)") }
                    .pagerSnap(Snap.item)
                    .pagerScrollWay(Way.forward)
                    .pagerConfiguration(change)
            )
            #expect(stage.seen() == ["page 0@0"])
        }

        @Test func aStopCanBeKept() {
            var stop: PagerStop?
            _ = Stage(
                LoopPager([Row(id: 0), Row(id: 1)]) { Text("page \($0.id)") }
                    .onPagerStopChange { stop = $0 }
            )
            #expect(stop?.count == 2)
        }
    }
}

private struct Row: Identifiable {
    let id: Int
    var items: [Line] { [Line(id: id)] }
}

private struct Line: Identifiable {
    let id: Int
}
