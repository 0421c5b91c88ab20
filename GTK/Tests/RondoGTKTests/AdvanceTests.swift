import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// When auto-advance waits for a visitor.
    @Suite(.serialized)
    @MainActor
    struct AdvanceTests {
        @Test
        func slidesAdvanceAfterAClickOnAButton() throws {
            let (stage, pager, log) = try Stage.pager(tiles: buttons) { $0.advance = steps }
            defer { stage.close() }
            try stage.drag(pager, [(150, 100), (151, 100)])
            #expect(stage.hasFocus(within: pager.widget))
            #expect(gtk_widget_is_focus(pager.widget) == 0)
            try stage.leave(pager)
            try stage.frame(pager, after: 4000)
            try stage.rest(pager)
            #expect(log.settled == [1])
        }

        @Test
        func aFocusFromTheKeyboardWaitsUntilItLeavesOrAClickMovesIt() throws {
            let (stage, pager, _) = try Stage.pager(tiles: buttons) { $0.advance = steps }
            defer { stage.close() }
            for hidesOutline in [false, true] {
                try stage.drag(pager, [(150, 100), (151, 100)])
                try stage.leave(pager)
                #expect(pager.engine.pauses.isEmpty)
                try stage.key(GDK_KEY_Tab)
                #expect(pager.engine.pauses == .focused)
                guard hidesOutline else { continue }
                // GTK does this after some seconds.
                let window = UnsafeMutableRawPointer(gtk_widget_get_root(pager.widget))
                gtk_window_set_focus_visible(window?.assumingMemoryBound(to: GtkWindow.self), 0)
                #expect(pager.engine.pauses == .focused)
            }
            gtk_widget_grab_focus(pager.widget)
            #expect(pager.engine.pauses.isEmpty)
        }

        @Test
        func aFocusFromTheKeyboardStillWaitsWhenTheWindowIsActiveAgain() throws {
            let (stage, pager, _) = try Stage.pager(tiles: buttons) { $0.advance = steps }
            defer { stage.close() }
            try stage.key(GDK_KEY_Tab)
            let window = UnsafeMutableRawPointer(gtk_widget_get_root(pager.widget))
            gtk_window_set_focus_visible(window?.assumingMemoryBound(to: GtkWindow.self), 0)
            try stage.activate(false)
            #expect(pager.engine.pauses.isEmpty)
            try stage.activate(true)
            #expect(pager.engine.pauses == .focused)
        }

        @Test
        func aClickIntoTextWaitsUntilTheFocusLeaves() throws {
            let tiles = Tiles {
                gtk_entry_new()
            } fill: { _, _ in
            }
            let (stage, pager, _) = try Stage.pager(tiles: tiles) { $0.advance = steps }
            defer { stage.close() }
            try stage.drag(pager, [(150, 200), (151, 200)])
            try stage.leave(pager)
            try stage.run { pager.engine.pauses == .focused }
            gtk_widget_grab_focus(pager.widget)
            #expect(pager.engine.pauses.isEmpty)
        }

        @Test
        func anAdvanceThatIsSetLaterWaitsForAPointerThatIsThereAlready() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            try stage.move(x: 150, y: 200)
            var configuration = pager.engine.configuration
            configuration.advance = steps
            pager.take(.configure(configuration))
            try stage.frame(pager, after: 5000)
            try stage.rest(pager)
            #expect(log.settled == [])
            try stage.leave(pager)
            try stage.frame(pager, after: 4000)
            try stage.rest(pager)
            #expect(log.settled == [1])
        }

        @Test
        func aTickerUnderAFingerWaits() throws {
            let stage = try Stage()
            defer { stage.close() }
            let log = Log()
            let ticker = Ticker(items: Items(count: 3), log.tiles, clock: stage.clock)
            log.listen(to: ticker)
            try stage.show(ticker.widget)
            try stage.rest(ticker)
            try stage.drag(ticker, [(20, 20), (22, 20)], lift: false)
            #expect(ticker.engine.pauses.contains(.touched))
            // A finger is not a pointer over the widget.
            ticker.take(.resume(.hovered))
            try stage.frame(ticker, after: 5000)
            try stage.rest(ticker)
            #expect(log.settled == [])
            try stage.button(isDown: false)
            try stage.leave(ticker)
            try stage.frame(ticker, after: 4000)
            try stage.rest(ticker)
            #expect(log.settled == [1])
        }

        @Test
        func aPagerWaitsWhileASliderInItIsDragged() throws {
            let tiles = Tiles {
                gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(tiles: tiles) { $0.advance = steps }
            defer { stage.close() }
            try stage.drag(pager, [(150, 200), (180, 200)], lift: false)
            #expect(pager.engine.pauses.contains(.touched))
            pager.take(.resume(.hovered))
            try stage.frame(pager, after: 5000)
            try stage.rest(pager)
            #expect(log.settled == [])
            try stage.button(isDown: false)
            #expect(!pager.engine.pauses.contains(.touched))
        }

        private let steps = AutoAdvance(interval: 4000, duration: 400)

        /// Two buttons, one below the other.
        private var buttons: Tiles {
            Tiles {
                let box: Widget? = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
                box?.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
                    gtk_box_set_homogeneous(box, 1)
                    gtk_box_append(box, gtk_button_new_with_label("Play"))
                    gtk_box_append(box, gtk_button_new_with_label("More"))
                }
                return box
            } fill: { _, _ in
            }
        }
    }
}

extension Stage {
    /// Moves the pointer out of the window.
    fileprivate func leave(_ pager: LoopPager) throws {
        moveTo(x: 900, y: 700)
        try run { !pager.engine.pauses.contains(.hovered) }
        try rest(pager)
    }
}
