import CGTK
import Glibc
import RondoGTK

/// A window that shows all widgets with data of the feed server; without a server, with sample
/// rooms.
///
///     RondoWindow                                           the live rooms first
///     RondoWindow shelves                                   or million, shelves, pages
///     RondoWindow --server http://127.0.0.1:8080/ shelves
@main
@MainActor
enum RondoWindow {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        if ["--help", "-h"].contains(arguments.first) {
            print(usage, terminator: "")
            return
        }
        var source: any Source = SampleSource()
        if arguments.first == "--server" {
            let address = arguments.dropFirst().first ?? ""
            guard let server = Server(address) else {
                fail("--server is \"\(address)\", expected an address as http://127.0.0.1:8080/")
            }
            source = server
            arguments = arguments.dropFirst(2)
        }
        if let name = arguments.first, !scenes.contains(where: { $0.name == name }) {
            fail("\"\(name)\" is no scene; there are \(scenes.map(\.name).joined(separator: ", "))")
        }
        if let more = arguments.dropFirst().first {
            fail("\"\(more)\" comes after the scene, expected nothing")
        }
        gtk_init()
        Style.load()
        guard let window = gtk_window_new(), let stack = gtk_stack_new() else { return }
        for scene in scenes {
            gtk_stack_add_titled(OpaquePointer(stack), scene.make(source), scene.name, scene.title)
        }
        if let name = arguments.first {
            gtk_stack_set_visible_child_name(OpaquePointer(stack), name)
        }
        let switcher = gtk_stack_switcher_new()
        gtk_stack_switcher_set_stack(OpaquePointer(switcher), OpaquePointer(stack))
        let bar = gtk_header_bar_new()
        gtk_header_bar_set_title_widget(OpaquePointer(bar), switcher)

        let note = source.note.flatMap { label($0, "note") }
        let content = column([NewsScene.make(source), stack, note])
        gtk_widget_set_vexpand(stack, 1)
        window.withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
            gtk_window_set_titlebar(window, bar)
            gtk_window_set_title(window, "Rondo")
            gtk_window_set_default_size(window, 700, 760)
            gtk_window_set_child(window, content)
            gtk_window_present(window)
        }
        while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
            g_main_context_iteration(nil, 1)
        }
    }

    private static let usage = """
        usage: RondoWindow [--server ADDRESS] [rooms|million|shelves|pages]
               RondoWindow --help

        """

    private static func fail(_ problem: String) -> Never {
        let text = "RondoWindow: \(problem)\n\(usage)"
        write(STDERR_FILENO, text, text.utf8.count)
        exit(2)
    }

    private static let scenes:
        [(name: String, title: String, make: @MainActor (any Source) -> Widget?)] = [
            ("rooms", "Rooms", RoomsScene.make),
            ("million", "Million", MillionScene.make),
            ("shelves", "Shelves", ShelvesScene.make),
            ("pages", "Pages", PagesScene.make),
        ]
}
