import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// What GTK's layout does to a pager, and a pager to the widgets beside it.
    @Suite(.serialized)
    @MainActor
    struct LayoutTests {
        /// Buttons of 90 points and gaps of 8: of the seventh 12 are visible in 600.
        private func row(_ stage: Stage, ends: Ends) -> LoopPager {
            let tiles = Tiles {
                gtk_button_new_with_label("Press")
            } fill: { _, _ in
            }
            var configuration = Configuration(viewport: 0)
            configuration.extent = .points(90)
            configuration.spacing = 8
            configuration.ends = ends
            configuration.snap = .item
            return LoopPager(configuration, items: Items(count: 9), tiles, clock: stage.clock)
        }

        @Test
        func tabLeavesALoopWithATileThatIsCutOff() throws {
            let stage = try Stage(width: 600, height: 100)
            defer { stage.close() }
            let pager = row(stage, ends: .loop)
            let box: Widget = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            gtk_box_append(stage.box(box), pager.widget)
            gtk_box_append(stage.box(box), gtk_button_new_with_label("After"))
            try stage.show(box)
            try stage.rest(pager)
            gtk_widget_grab_focus(pager.widget)
            var stops: [Bool] = []
            for _ in 0..<7 {
                try stage.key(GDK_KEY_Tab)
                try stage.rest(pager)
                stops.append(stage.hasFocus(within: pager.widget))
            }
            #expect(stops == [true, true, true, true, true, true, false])
            #expect(pager.engine.currentItem == ItemKey(0))
        }

        @Test
        func aPressOnATileThatIsCutOffDoesNotMoveItAway() throws {
            let stage = try Stage(width: 600, height: 100)
            defer { stage.close() }
            let pager = row(stage, ends: .list)
            try stage.show(pager.widget)
            try stage.rest(pager)
            try stage.move(x: 594, y: 50)
            try stage.button(isDown: true)
            for _ in 0..<20 { try stage.frame(pager) }
            #expect(pager.engine.offset == 0 && pager.engine.currentItem == ItemKey(0))
            try stage.button(isDown: false)
        }

        @Test
        func tabInAListScrollsJustFarEnough() throws {
            let stage = try Stage(width: 600, height: 100)
            defer { stage.close() }
            let pager = row(stage, ends: .list)
            try stage.show(pager.widget)
            try stage.rest(pager)
            for _ in 0..<7 {
                try stage.key(GDK_KEY_Tab)
                try stage.rest(pager)
            }
            #expect(pager.engine.currentItem == ItemKey(1))
        }

        @Test
        func whatALayoutCausesIsReportedAfterIt() throws {
            let stage = try Stage(width: 300, height: 400)
            defer { stage.close() }
            let log = Log()
            let pager = LoopPager(
                Configuration(viewport: 0),
                items: Items(count: 5),
                log.tiles,
                clock: stage.clock
            )
            var isInLayout = false
            var reports: [Bool] = []
            pager.onFrame = { _ in reports.append(isInLayout) }
            let allocate = pager.box.allocate
            pager.box.allocate = { width, height in
                isInLayout = true
                allocate(width, height)
                isInLayout = false
            }
            try stage.show(pager.widget)
            try stage.run { reports.count >= 2 }
            try stage.rest(pager)
            reports = []
            gtk_widget_set_margin_end(pager.widget, 40)
            try stage.run { pager.engine.configuration.viewport == 260 && !reports.isEmpty }
            #expect(!reports.contains(true))
            #expect(pager.picture == ["0 at 0"])
        }

        @Test
        func whatALayoutCausesInTilesIsReportedAfterIt() throws {
            let stage = try Stage(width: 300, height: 400)
            defer { stage.close() }
            var isInLayout = false
            var reports: [Bool] = []
            let tiles = Tiles {
                var configuration = Configuration(viewport: 0)
                configuration.tiles = .pages()
                let inner = LoopPager(
                    configuration,
                    items: Items(count: 3),
                    Log().tiles,
                    clock: stage.clock
                )
                inner.onEvent = { _ in reports.append(isInLayout) }
                return inner.widget
            } fill: { _, _ in
            }
            var configuration = Configuration(viewport: 0)
            configuration.extent = .points(100)
            configuration.overscan = 0
            let pager = LoopPager(configuration, items: Items(count: 9), tiles, clock: stage.clock)
            let allocate = pager.box.allocate
            pager.box.allocate = { width, height in
                isInLayout = true
                allocate(width, height)
                isInLayout = false
            }
            try stage.show(pager.widget)
            try stage.rest(pager)
            gtk_widget_set_margin_end(pager.widget, 200)
            try stage.run { pager.engine.configuration.viewport == 100 }
            try stage.frame(pager)
            try stage.rest(pager)
            reports = []
            gtk_widget_set_margin_end(pager.widget, 0)
            try stage.run { pager.engine.configuration.viewport == 300 && !reports.isEmpty }
            #expect(!reports.contains(true))
        }

        @Test
        func measuredTilesAreDrawnOnceAFrame() throws {
            let tiles = Tiles {
                gtk_label_new(nil)
            } fill: { label, item in
                gtk_widget_set_size_request(label, Int32(150 + 10 * item.value), -1)
            }
            let (stage, pager, _) = try Stage.pager(Items(count: 20), tiles: tiles) {
                $0.extent = .points(100)
            }
            defer { stage.close() }
            pager.measuresTiles = true
            pager.refill()
            try stage.frame(pager)
            try stage.rest(pager)
            var times: [Double] = []
            pager.onFrame = { times.append($0.time) }
            let before = pager.frames
            pager.take(.next())
            try stage.rest(pager)
            #expect(times.count == pager.frames - before)
            #expect(times.count > 10 && Set(times).count == times.count)
        }

        @Test
        func aPagerAmongOthersIsAsHighAsItsTiles() throws {
            let stage = try Stage(width: 300, height: 400)
            defer { stage.close() }
            let tiles = Tiles {
                gtk_label_new(nil)
            } fill: { label, _ in
                gtk_widget_set_size_request(label, -1, 33)
            }
            let pager = LoopPager(
                Configuration(viewport: 0),
                items: Items(count: 5),
                tiles,
                clock: stage.clock
            )
            let box: Widget = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            gtk_box_append(stage.box(box), pager.widget)
            gtk_box_append(stage.box(box), gtk_label_new("below"))
            try stage.show(box)
            try stage.run { gtk_widget_get_height(pager.widget) == 33 }
        }

        @Test
        func neighboursMeetOnWholePixels() throws {
            let (stage, pager, _) = try Stage.pager { $0.extent = .points(100.4) }
            defer { stage.close() }
            pager.take(.next())
            for _ in 0..<5 {
                try stage.frame(pager)
                var edges: [Float] = []
                for tile in pager.engine.tiles where tile.isShown {
                    var bounds = graphene_rect_t()
                    let widget = try #require(pager.widget(ofTile: tile.number))
                    _ = gtk_widget_compute_bounds(widget, pager.widget, &bounds)
                    edges += [bounds.origin.x, bounds.origin.x + bounds.size.width]
                }
                #expect(edges.allSatisfy { $0 == $0.rounded() })
                for at in stride(from: 1, to: edges.count - 1, by: 2) {
                    #expect(edges[at] == edges[at + 1])
                }
            }
        }
    }
}
