import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// Jumps without an animation.
    @Suite(.serialized)
    @MainActor
    struct JumpTests {
        @Test
        func aSelectedItemIsThereAtOnce() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            pager.selection = ItemKey(3)
            #expect(pager.selection == ItemKey(3) && log.settled == [3])
            try stage.frame(pager)
            #expect(pager.picture == ["3 at 0"])
        }

        @Test
        func aFarJumpMakesNoPageOnTheWay() throws {
            let stage = try Stage()
            defer { stage.close() }
            var configuration = Configuration(viewport: 0)
            configuration.tiles = .pages(keep: 2)
            configuration.overscan = 0
            var made: [Int] = []
            let pages = Pages(configuration, items: Items(count: 50), clock: stage.clock) { item in
                made.append(item.value)
                return gtk_label_new("\(item.value)")
            }
            var settled: [Int?] = []
            pages.onEvent = { if case .settle(_, let item) = $0 { settled.append(item?.value) } }
            try stage.show(pages.widget)
            try stage.rest(pages)
            pages.take(.scroll(to: ItemKey(20)))
            try stage.rest(pages)
            #expect(made == [0, 20] && settled == [20])
            // The next page is near.
            pages.take(.scroll(to: ItemKey(21)))
            #expect(settled == [20])
            try stage.rest(pages)
            #expect(made == [0, 20, 21] && settled == [20, 21])
        }
    }
}
