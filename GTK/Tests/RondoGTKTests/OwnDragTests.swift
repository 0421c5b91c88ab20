import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// Widgets in tiles that keep their drags.
    @Suite(.serialized)
    @MainActor
    struct OwnDragTests {
        @Test
        func textOfALabelCanBeSelected() throws {
            let tiles = Tiles {
                let label = gtk_label_new("A text of some words to be selected")
                gtk_label_set_selectable(OpaquePointer(label), 1)
                return label
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(tiles: tiles)
            defer { stage.close() }
            try stage.drag(pager, [(200, 200), (150, 200), (80, 200), (40, 200)])
            try stage.rest(pager)
            #expect(log.settled == [])
            let tile = try #require(pager.engine.tiles.first { $0.isShown })
            let label = OpaquePointer(pager.widget(ofTile: tile.number))
            #expect(gtk_label_get_selection_bounds(label, nil, nil) != 0)
        }

        @Test
        func onlyTheHandleOfAPanedKeepsItsDrags() throws {
            let tiles = Tiles {
                let paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
                gtk_paned_set_start_child(OpaquePointer(paned), gtk_label_new("Left"))
                gtk_paned_set_end_child(OpaquePointer(paned), gtk_label_new("Right"))
                gtk_paned_set_position(OpaquePointer(paned), 150)
                return paned
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(tiles: tiles)
            defer { stage.close() }
            let tile = try #require(pager.engine.tiles.first { $0.isShown })
            let paned = OpaquePointer(pager.widget(ofTile: tile.number))
            let start = gtk_paned_get_position(paned)
            try stage.drag(pager, [(start - 1, 200), (start - 40, 200), (start - 80, 200)])
            try stage.rest(pager)
            #expect(log.settled == [] && gtk_paned_get_position(paned) < start - 40)
            try stage.drag(pager, [(250, 200), (180, 200), (100, 200)])
            try stage.rest(pager)
            #expect(log.settled == [1])
        }

        @Test
        func aWidgetOfTheAppKeepsItsDragsByItsClass() throws {
            let tiles = Tiles {
                let pad = gtk_drawing_area_new()
                gtk_widget_add_css_class(pad, "rondo-keeps-drags")
                return pad
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(tiles: tiles)
            defer { stage.close() }
            try stage.drag(pager, [(250, 200), (180, 200), (100, 200)])
            try stage.rest(pager)
            #expect(log.settled == [])
        }

        @Test
        func aFingerScrollsAScrolledWindowAlongTheAxis() throws {
            let tiles = Tiles {
                let window = gtk_scrolled_window_new()
                let long = gtk_label_new("Long")
                gtk_widget_set_size_request(long, -1, 900)
                gtk_scrolled_window_set_child(OpaquePointer(window), long)
                return window
            } fill: { _, _ in
            }
            for axis in [Configuration.Axis.vertical, .horizontal] {
                let (stage, pager, _) = try Stage.pager(tiles: tiles) { $0.axis = axis }
                defer { stage.close() }
                // XTest has no touch screen.
                let finger = Finger(x: 150, y: 200)
                #expect(pager.isDraggedInside(finger, isTouch: true) == (axis == .vertical))
                #expect(!pager.isDraggedInside(finger, isTouch: false))
            }
        }
    }
}
