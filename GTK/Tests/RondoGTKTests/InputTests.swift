import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// All inputs except dragging with a pointer.
    @Suite(.serialized)
    @MainActor
    struct InputTests {
        @Test
        func keysMoveInTheirDirection() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            for key in [GDK_KEY_Right, GDK_KEY_Page_Down, GDK_KEY_Left, GDK_KEY_End, GDK_KEY_Home] {
                try stage.key(key)
                try stage.rest(pager)
            }
            #expect(log.settled == [1, 2, 1, 4, 0])
        }

        @Test
        func keysOfTheKeypadMoveToo() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            for key in [GDK_KEY_KP_Right, GDK_KEY_KP_Page_Down, GDK_KEY_KP_Left, GDK_KEY_KP_End] {
                try stage.key(key)
                try stage.rest(pager)
            }
            #expect(log.settled == [1, 2, 1, 4])
        }

        @Test
        func aNotchOfTheWheelTurnsAPage() throws {
            let (stage, pager, log) = try Stage.pager { $0.axis = .vertical }
            defer { stage.close() }
            try stage.move(x: 150, y: 200)
            for isDown in [true, true, false] {
                try stage.notch(isDown: isDown)
                try stage.rest(pager)
            }
            #expect(log.settled == [1, 2, 1])
        }

        @Test
        func twoFingersOnATouchpadHoldTheContent() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            try stage.move(x: 150, y: 200)
            let scroll = try stage.scrollController(of: pager.widget)
            scroll("scroll-begin", [])
            for _ in 0..<4 {
                stage.clock.advance(by: 16)
                scroll("scroll", [1, 0])
            }
            try stage.frame(pager)
            #expect(pager.engine.claim == .own)
            scroll("scroll-end", [])
            try stage.rest(pager)
            #expect(log.settled == [1])
        }

        @Test
        func aPressDuringASwipeLeavesTheSwipe() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            try stage.move(x: 150, y: 200)
            let scroll = try stage.scrollController(of: pager.widget)
            scroll("scroll-begin", [])
            for _ in 0..<4 {
                stage.clock.advance(by: 16)
                scroll("scroll", [1, 0])
            }
            try stage.button(isDown: true)
            try stage.button(isDown: false)
            #expect(pager.engine.claim == .own)
            scroll("scroll-end", [])
            #expect(pager.engine.claim != .own)
        }

        @Test
        func aDragThatStartsOnAButtonDoesNotClick() throws {
            var clicks = 0
            let tiles = Tiles {
                let button = gtk_button_new_with_label("Press")
                connect(UnsafeMutableRawPointer(button), "clicked") { clicks += 1 }
                return button
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(tiles: tiles)
            defer { stage.close() }
            try stage.drag(pager, [(250, 200), (180, 200), (100, 200)])
            try stage.rest(pager)
            #expect(clicks == 0 && log.settled == [1])
            try stage.drag(pager, [(150, 200), (152, 200)])
            try stage.rest(pager)
            #expect(clicks == 1 && log.settled == [1])
        }

        @Test
        func aTextViewKeepsItsDrags() throws {
            let text = gtk_text_buffer_new(nil)
            defer { g_object_unref(text) }
            gtk_text_buffer_set_text(text, "A text of some words to be selected", -1)
            let tiles = Tiles {
                gtk_text_view_new_with_buffer(text)
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(tiles: tiles)
            defer { stage.close() }
            try stage.drag(pager, [(200, 10), (150, 10), (80, 10), (20, 10)])
            try stage.rest(pager)
            #expect(log.settled == [])
            #expect(gtk_text_buffer_get_has_selection(text) != 0)
        }

        @Test(arguments: [true, false])
        func aFingerMovesOneOfTwoNestedPagers(isAlong: Bool) throws {
            let nested = try NestedPagers(Configuration(viewport: 0), items: 3)
            let stage = nested.stage
            defer { stage.close() }
            let path: [(Int32, Int32)] =
                isAlong
                ? [(250, 300), (200, 290), (120, 200), (100, 100)]
                : [(250, 300), (240, 250), (200, 150), (100, 100)]
            try stage.drag(nested.outer, path)
            try nested.rest()
            #expect(nested.innerLog.settled == (isAlong ? [1] : []))
            #expect(nested.outerLog.settled == (isAlong ? [] : [1]))
        }

        @Test
        func aFingerOnATickerMovesThePagerAroundIt() throws {
            let stage = try Stage()
            defer { stage.close() }
            let log = Log()
            let tiles = Tiles {
                let ticker = Ticker(items: Items(count: 3), Log().tiles, clock: stage.clock)
                ticker.take(.pause(.requested))
                return ticker.widget
            } fill: { _, _ in
            }
            var configuration = Configuration(viewport: 0)
            configuration.axis = .vertical
            let pager = LoopPager(configuration, items: Items(count: 3), tiles, clock: stage.clock)
            log.listen(to: pager)
            try stage.show(pager.widget)
            try stage.rest(pager)
            try stage.drag(pager, [(150, 300), (150, 220), (150, 120)])
            try stage.rest(pager)
            #expect(log.settled == [1])
        }

        @Test
        func theOuterPagerTakesTheWheelAtTheEndOfTheInner() throws {
            var configuration = Configuration(viewport: 0)
            configuration.axis = .vertical
            configuration.ends = .list
            let nested = try NestedPagers(configuration, items: 2)
            let stage = nested.stage
            defer { stage.close() }
            try stage.move(x: 150, y: 200)
            for _ in 0..<2 {
                try stage.notch(isDown: true)
                try nested.rest()
            }
            #expect(nested.innerLog.settled == [1])
            #expect(nested.outerLog.settled == [1])
        }

        @Test
        func withoutAnimationsAKeyMovesOneOfTwoNestedPagers() throws {
            var configuration = Configuration(viewport: 0)
            configuration.axis = .vertical
            configuration.ends = .list
            let nested = try NestedPagers(configuration, items: 2)
            let stage = nested.stage
            defer { stage.close() }
            Stage.setAnimations(false)
            defer { Stage.setAnimations(true) }
            try stage.key(GDK_KEY_Tab)
            try nested.rest()
            try stage.key(GDK_KEY_Down)
            try nested.rest()
            #expect(nested.innerLog.settled == [1])
            #expect(nested.outerLog.settled == [])
            try stage.key(GDK_KEY_Down)
            try nested.rest()
            #expect(nested.innerLog.settled == [1])
            #expect(nested.outerLog.settled == [1])
        }

        @Test
        func theFocusScrollsToATileOutOfSight() throws {
            let tiles = Tiles {
                gtk_button_new_with_label("Press")
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(Items(count: 3), tiles: tiles) {
                $0.ends = .list
            }
            defer { stage.close() }
            for _ in 0..<2 {
                try stage.key(GDK_KEY_Tab)
                try stage.rest(pager)
            }
            #expect(log.settled == [1])
        }

        @Test
        func theFocusDoesNotScrollWhenItWraps() throws {
            let tiles = Tiles {
                gtk_button_new_with_label("Press")
            } fill: { _, _ in
            }
            let (stage, pager, log) = try Stage.pager(Items(count: 3), tiles: tiles)
            defer { stage.close() }
            for _ in 0..<3 {
                try stage.key(GDK_KEY_Tab)
                try stage.rest(pager)
            }
            #expect(log.settled == [])
        }
    }
}

/// A vertical pager whose tiles are pagers.
@MainActor
private final class NestedPagers {
    let stage: Stage
    let outer: LoopPager
    let outerLog = Log()
    let innerLog = Log()
    private var inner: [LoopPager] = []

    /// Shows the outer pager in a window.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the inner pagers.
    ///   - count: The number of items of each inner pager.
    /// - Throws: An error if no window opens.
    init(_ configuration: Configuration, items count: Int) throws {
        let stage = try Stage()
        let innerLog = innerLog
        var made: (LoopPager) -> Void = { _ in }
        let tiles = Tiles {
            let pager = LoopPager(
                configuration,
                items: Items(count: count),
                innerLog.tiles,
                clock: stage.clock
            )
            innerLog.listen(to: pager)
            made(pager)
            return pager.widget
        } fill: { _, _ in
        }
        var vertical = Configuration(viewport: 0)
        vertical.axis = .vertical
        outer = LoopPager(vertical, items: Items(count: 3), tiles, clock: stage.clock)
        self.stage = stage
        made = { [unowned self] in inner.append($0) }
        outerLog.listen(to: outer)
        try stage.show(outer.widget)
        try stage.rest(outer)
    }

    /// Draws until no pager needs a frame.
    func rest() throws {
        for pager in inner { try stage.rest(pager) }
        try stage.rest(outer)
    }
}

extension Stage {
    /// Emits the signals of a widget's scroll controller; XTest has no touchpad.
    func scrollController(of widget: Widget) throws -> (String, [Double]) -> Void {
        let list = gtk_widget_observe_controllers(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        let controllers = (0..<g_list_model_get_n_items(list)).compactMap {
            g_list_model_get_item(list, $0)
        }
        let scroll = try #require(
            controllers.first { controller in
                controller.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee
                    .g_type
                    == gtk_event_controller_scroll_get_type()
            }
        )
        return { signal, numbers in
            var values = [GValue()] + numbers.map { _ in GValue() }
            g_value_init(&values[0], gtk_event_controller_scroll_get_type())
            g_value_set_object(&values[0], scroll)
            for (index, number) in numbers.enumerated() {
                g_value_init(&values[index + 1], GType(15 << 2))  // G_TYPE_DOUBLE
                g_value_set_double(&values[index + 1], number)
            }
            var answer = GValue(false)
            let id = g_signal_lookup(signal, gtk_event_controller_scroll_get_type())
            if numbers.isEmpty {
                g_signal_emitv(&values, id, 0, nil)
            } else {
                g_signal_emitv(&values, id, 0, &answer)
            }
        }
    }
}
