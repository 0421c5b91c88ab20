import CGTK
import Glibc
import RondoGTK

/// Measures the main thread's time for a frame in motion, for each phase of GTK's frame clock, and
/// prints a row of a table in Markdown.
///
///     FrameBenchmark pager    a loop of a million items that scrolls from item to item
///     FrameBenchmark box      the same widgets in a box that a tick callback moves
@main
@MainActor
enum FrameBenchmark {
    private static let frames = 600

    private static let usage = """
        usage: FrameBenchmark pager|box
               FrameBenchmark --help

        """

    static func main() {
        let arguments = CommandLine.arguments.dropFirst().joined(separator: " ")
        if ["--help", "-h"].contains(arguments) {
            print(usage, terminator: "")
            return
        }
        guard let contestant = contestants[arguments] else {
            let text = "FrameBenchmark: \"\(arguments)\" is no benchmark\n\(usage)"
            write(STDERR_FILENO, text, text.utf8.count)
            exit(2)
        }
        gtk_init()
        Tile.loadStyle()
        guard let window = gtk_window_new(), let content = contestant.make() else { return }
        let phases = Phases()
        window.withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
            gtk_window_set_default_size(window, Int32(3 * Tile.width), 500)
            gtk_window_set_child(window, content)
            gtk_window_present(window)
        }
        phases.watch(gtk_widget_get_frame_clock(content))
        while phases.frames.count < frames { g_main_context_iteration(nil, 1) }
        // The first frames include the first layout.
        print(phases.row(contestant.title, skipping: frames / 6))
    }

    private static let contestants: [String: (title: String, make: @MainActor () -> Widget?)] = [
        "pager": ("`LoopPager`, a million items", pager),
        "box": ("a box that a tick callback moves", box),
    ]

    private static func pager() -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.extent = .points(Points(Tile.width))
        configuration.overscan = 0
        configuration.snap = .item
        let tiles = Tiles(make: Tile.make) { tile, item in Tile.fill(tile, item.value) }
        let pager = LoopPager(configuration, items: Items(count: 1_000_000), tiles)
        pager.onFrame = { [unowned pager] _ in
            if pager.engine.phase == .idle { pager.take(.next()) }
        }
        return pager.widget
    }

    private static func box() -> Widget? {
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        for number in 0..<4 {
            guard let tile = Tile.make() else { continue }
            Tile.fill(tile, number)
            gtk_widget_set_size_request(tile, Tile.width, 500)
            box?.withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, tile) }
        }
        let fixed = gtk_fixed_new()
        gtk_widget_set_overflow(fixed, GTK_OVERFLOW_HIDDEN)
        fixed?.withMemoryRebound(to: GtkFixed.self, capacity: 1) { gtk_fixed_put($0, box, 0, 0) }
        gtk_widget_add_tick_callback(
            fixed,
            { widget, clock, _ in
                let width = Double(Tile.width)
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
                let place = (time * width * 2.9).truncatingRemainder(dividingBy: width)
                let box = gtk_widget_get_first_child(widget)
                widget?.withMemoryRebound(to: GtkFixed.self, capacity: 1) {
                    gtk_fixed_move($0, box, -place, 0)
                }
                return 1
            },
            nil,
            nil
        )
        return fixed
    }
}

/// A moving item: a colour and a number.
@MainActor
enum Tile {
    nonisolated static let width: Int32 = 240

    static func make() -> Widget? {
        let label = gtk_label_new(nil)
        gtk_widget_add_css_class(label, "tile")
        return label
    }

    static func fill(_ tile: Widget, _ number: Int) {
        gtk_label_set_text(OpaquePointer(tile), "\(number)")
    }

    static func loadStyle() {
        let provider = gtk_css_provider_new()
        let css =
            ".tile { font-size: 48px; color: white; background: linear-gradient(#256, #a42); }"
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(),
            OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }
}
