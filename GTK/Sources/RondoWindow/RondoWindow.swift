import CGTK
import RondoGTK

/// A window that shows the five systems.
///
/// Its rooms are generated, so it needs no server.
///
///     RondoWindow           the live rooms first
///     RondoWindow shelves   another scene first: loop, shelves or pages
@main
@MainActor
enum RondoWindow {
    static func main() {
        gtk_init()
        Style.load()
        guard let window = gtk_window_new(), let stack = gtk_stack_new() else { return }
        for scene in scenes {
            gtk_stack_add_titled(OpaquePointer(stack), scene.make(), scene.name, scene.title)
        }
        if let name = CommandLine.arguments.dropFirst().first {
            gtk_stack_set_visible_child_name(OpaquePointer(stack), name)
        }
        let switcher = gtk_stack_switcher_new()
        gtk_stack_switcher_set_stack(OpaquePointer(switcher), OpaquePointer(stack))
        let bar = gtk_header_bar_new()
        gtk_header_bar_set_title_widget(OpaquePointer(bar), switcher)

        let content = column([NewsScene.make(), stack])
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

    private static let scenes: [(name: String, title: String, make: @MainActor () -> Widget?)] = [
        ("live", "Live", RoomsScene.make),
        ("loop", "Loop", LoopScene.make),
        ("shelves", "Shelves", ShelvesScene.make),
        ("pages", "Pages", PagesScene.make),
    ]
}
