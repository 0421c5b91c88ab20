import Testing

@testable import RondoGTK

extension Window {
    /// The code of the guide to these widgets.
    @Suite(.serialized)
    @MainActor
    struct PagerGuideTests {
        @Test
        func aPagerOfLabels() throws {
            var settled: [Int] = []
            let stage = try Stage()
            defer { stage.close() }
            let slides = Tiles {
                gtk_label_new(nil)
            } fill: { label, item in
                gtk_label_set_text(OpaquePointer(label), "Slide \(item.value + 1)")
            }
            var configuration = Configuration(viewport: 0)
            configuration.spacing = 8
            let pager = LoopPager(configuration, items: Items(count: 5), slides)
            pager.name = "Slides"
            pager.onEvent = { event in
                if case .settle(_, let item) = event, let item { settled.append(item.value) }
            }
            try stage.show(pager.widget)
            pager.take(.next())
            try stage.run { settled == [1] }
            try stage.run { pager.picture == ["Slide 2 at 0"] }

            pager.take(.next())
            pager.take(.scroll(to: ItemKey(3), way: .forward))
            pager.take(.edit(.remove([ItemKey(0)])))
            pager.take(.edit(.insert([Item(ItemKey(9))], before: nil)))
            pager.refill(ItemKey(9))
            try stage.run { settled == [1, 3] }
            try stage.run { pager.picture == ["Slide 4 at 0"] }
        }
    }
}
