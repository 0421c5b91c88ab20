import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// Where the keyboard's focus goes, and what it moves.
    @Suite(.serialized)
    @MainActor
    struct FocusTests {
        @Test(arguments: [Ends.loop, .list])
        func aButtonOutOfSightGetsNoKeys(ends: Ends) throws {
            let clicks = Clicks()
            let (stage, pager, log) = try Stage.pager(tiles: clicks.tiles) { $0.ends = ends }
            defer { stage.close() }
            try stage.key(GDK_KEY_Tab)
            try stage.key(GDK_KEY_Right)
            try stage.rest(pager)
            #expect(log.settled == [1])
            #expect(gtk_widget_is_focus(pager.widget) != 0)
            try stage.key(GDK_KEY_space)
            #expect(clicks.count == 0)
            try stage.key(GDK_KEY_Tab)
            try stage.key(GDK_KEY_space)
            try stage.run { clicks.count > 0 }
            try stage.rest(pager)
            #expect(clicks.count == 1 && log.settled == [1])
        }

        @Test
        func aCellOutOfSightGetsNoKeys() throws {
            let clicks = Clicks()
            let (stage, shelves) = try self.shelves(of: clicks.tiles)
            defer { stage.close() }
            try stage.key(GDK_KEY_Tab)
            shelves.take(.shelf(ShelfKey(0), .scroll(to: ItemKey(1))))
            try stage.rest(shelves)
            #expect(gtk_widget_is_focus(shelves.widget) != 0)
            try stage.key(GDK_KEY_space)
            #expect(clicks.count == 0)
        }

        @Test
        func sidewaysArrowsMoveTheShelfWithTheFocus() throws {
            let (stage, shelves) = try self.shelves(of: Clicks().tiles)
            defer { stage.close() }
            let third = try #require(shelves.engine.live.first { $0.key == ShelfKey(2) })
            let cell = try #require(third.tiles.first { $0.isShown })
            gtk_widget_grab_focus(shelves.widget(ofTile: cell.number))
            // The focused cell leaves in between.
            for step in 1...4 {
                try stage.key(GDK_KEY_Right)
                try stage.rest(shelves)
                #expect(places(shelves) == [0, 0, 80 * step, 0])
            }
            try stage.key(GDK_KEY_Left)
            try stage.rest(shelves)
            #expect(places(shelves) == [0, 0, 240, 0])
            try stage.key(GDK_KEY_Down)
            try stage.rest(shelves)
            try stage.key(GDK_KEY_Right)
            try stage.rest(shelves)
            #expect(places(shelves) == [80, 240, 0, 0])
        }

        @Test
        func onlyTheFocusedWidgetHasAnOutline() throws {
            let (stage, pager, _) = try Stage.pager(tiles: margins)
            defer { stage.close() }
            try stage.key(GDK_KEY_Tab)
            try #expect(!isDrawn(atEdgeOf: pager, on: stage))
            gtk_widget_grab_focus(pager.widget)
            try #expect(isDrawn(atEdgeOf: pager, on: stage))
        }

        @Test
        func aRowHasNoOutline() throws {
            let (stage, shelves) = try self.shelves(of: margins)
            defer { stage.close() }
            try stage.key(GDK_KEY_Tab)
            try #expect(!isDrawn(atEdgeOf: shelves, on: stage))
            gtk_widget_grab_focus(shelves.widget)
            try #expect(isDrawn(atEdgeOf: shelves, on: stage))
        }

        /// Buttons with room around them.
        private var margins: Tiles {
            Tiles {
                let button = gtk_button_new_with_label("Press")
                let frame = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
                gtk_widget_set_margin_start(button, 20)
                frame?.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
                    gtk_box_append(box, button)
                }
                return frame
            } fill: { _, _ in
            }
        }

        /// Whether anything is drawn at the left edge of a widget, 50 points below its top.
        private func isDrawn<Engine>(atEdgeOf view: EngineWidget<Engine>, on stage: Stage) throws
            -> Bool
        {
            view.schedule(isStale: true)
            try stage.rest(view)
            let paintable = gtk_widget_paintable_new(view.widget)
            defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
            let snapshot = gtk_snapshot_new()
            gdk_paintable_snapshot(paintable, snapshot, 300, 400)
            guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
            defer { gsk_render_node_unref(node) }
            let renderer = gtk_native_get_renderer(gtk_widget_get_native(view.widget))
            var edge = graphene_rect_t()
            graphene_rect_init(&edge, 1, 50, 1, 1)
            let texture = gsk_renderer_render_texture(renderer, node, &edge)
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            var pixel: [UInt8] = [0, 0, 0, 0]
            gdk_texture_download(texture, &pixel, 4)
            return pixel[3] != 0
        }

        /// The offsets of the visible shelves.
        private func places(_ shelves: Shelves) -> [Int] {
            shelves.engine.live.filter(\.isInSight).map { Int($0.contentOffset) }
        }

        /// Four visible shelves, each with some cells of 80 by 100 in 300.
        private func shelves(of cells: Tiles) throws -> (Stage, Shelves) {
            let stage = try Stage()
            var configuration = ShelvesConfiguration(width: 0, height: 0)
            configuration.list.extent = .points(100)
            configuration.shelf.extent = .points(80)
            configuration.shelf.snap = .item
            let shelves = Shelves(
                configuration,
                shelves: (0..<20).map {
                    Shelf(ShelfKey($0), items: Items(count: 20, from: ItemKey($0 * 20)))
                },
                cells: cells,
                clock: stage.clock
            )
            try stage.show(shelves.widget)
            try stage.rest(shelves)
            return (stage, shelves)
        }
    }
}

/// Buttons, and how often they were clicked.
@MainActor
private final class Clicks {
    private(set) var count = 0

    var tiles: Tiles {
        Tiles {
            let button = gtk_button_new_with_label("Press")
            connect(UnsafeMutableRawPointer(button), "clicked") { self.count += 1 }
            return button
        } fill: { _, _ in
        }
    }
}
