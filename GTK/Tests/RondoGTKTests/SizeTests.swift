import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// The sizes of widgets among others.
    @Suite(.serialized)
    @MainActor
    struct SizeTests {
        @Test
        func textThatWrapsIsNotCut() throws {
            let stage = try Stage(width: 200, height: 400)
            defer { stage.close() }
            let pager = LoopPager(
                Configuration(viewport: 0),
                items: Items(count: 3),
                text,
                clock: stage.clock
            )
            try show(pager, above: gtk_label_new("Below"), in: stage)
            try stage.run { isWhole(pager) }
            try stage.rest(pager)
            #expect(isWhole(pager))
        }

        @Test
        func aTickerHasRoomForALineThatWraps() throws {
            let stage = try Stage(width: 200, height: 400)
            defer { stage.close() }
            let ticker = Ticker(items: Items(count: 3), text, clock: stage.clock)
            try show(ticker, above: gtk_label_new("Below"), in: stage)
            try stage.run { isWhole(ticker) }
        }

        @Test
        func aPagerIsAsHighAsItsTextInANarrowerWindow() throws {
            let stage = try Stage(width: 300, height: 400)
            defer { stage.close() }
            let pager = LoopPager(
                Configuration(viewport: 0),
                items: Items(count: 3),
                text,
                clock: stage.clock
            )
            try show(pager, above: gtk_label_new("Below"), in: stage)
            try stage.run { isWhole(pager) }
            gtk_widget_set_margin_end(pager.widget, 150)
            try stage.run { gtk_widget_get_width(pager.widget) == 150 && isWhole(pager) }
        }

        @Test(arguments: [Configuration.Axis.horizontal, .vertical])
        func aTickerKeepsItsHeightAboveAHighWidget(axis: Configuration.Axis) throws {
            let stage = try Stage()
            defer { stage.close() }
            let ticker = Ticker(
                items: Items(count: 3),
                axis: axis,
                Log().tiles,
                clock: stage.clock
            )
            let high: Widget = try #require(gtk_label_new("Below"))
            gtk_widget_set_size_request(high, -1, 600)
            try show(ticker, above: high, in: stage)
            #expect(gtk_widget_get_height(ticker.widget) > 10)
        }

        private func show(_ pager: LoopPager, above below: Widget, in stage: Stage) throws {
            let box: Widget = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            gtk_widget_set_vexpand(below, 1)
            gtk_box_append(stage.box(box), pager.widget)
            gtk_box_append(stage.box(box), below)
            try stage.show(box)
            try stage.rest(pager)
        }

        /// Labels of many short words.
        private var text: Tiles {
            Tiles {
                let label = gtk_label_new("A text that may break where it has no room for it")
                gtk_label_set_wrap(OpaquePointer(label), 1)
                return label
            } fill: { _, _ in
            }
        }

        /// Whether the visible text has the height that it needs at its width.
        private func isWhole(_ pager: LoopPager) -> Bool {
            let shown = pager.engine.tiles.filter(\.isShown).compactMap {
                pager.widget(ofTile: $0.number)
            }
            return !shown.isEmpty
                && shown.allSatisfy { label in
                    let width = gtk_widget_get_width(label)
                    let height = gtk_widget_get_height(label)
                    let needed = Cells.lengths(label, GTK_ORIENTATION_VERTICAL, across: width)
                    return width > 0 && height >= needed.least
                }
        }
    }
}
