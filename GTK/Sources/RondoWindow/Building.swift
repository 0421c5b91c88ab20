import CGTK
import RondoGTK

/// Widgets one below the other.
@MainActor
func column(_ children: [Widget?], spacing: Int32 = 0) -> Widget? {
    append(children, to: gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing))
}

/// Widgets side by side.
@MainActor
func line(_ children: [Widget?], spacing: Int32 = 8) -> Widget? {
    append(children, to: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing))
}

@MainActor
private func append(_ children: [Widget?], to box: Widget?) -> Widget? {
    box?.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
        for case let child? in children { gtk_box_append(box, child) }
    }
    return box
}

/// A label of a style, aligned to the leading edge.
@MainActor
func label(_ text: String, _ style: String) -> Widget? {
    guard let label = gtk_label_new(text) else { return nil }
    gtk_widget_add_css_class(label, style)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    return label
}

/// A button of a style that calls a function.
@MainActor
func button(_ text: String, _ body: @escaping () -> Void) -> Widget? {
    let button = gtk_button_new_with_label(text)
    whenClicked(button, body)
    return button
}

/// Gives a label its text.
@MainActor
func setText(_ text: String, of label: Widget?) {
    gtk_label_set_text(OpaquePointer(label), text)
}

/// A child of a widget, counted from 0.
@MainActor
func child(_ index: Int, of widget: Widget?) -> Widget? {
    var child = gtk_widget_get_first_child(widget)
    for _ in 0..<index { child = gtk_widget_get_next_sibling(child) }
    return child
}

/// Calls a function whenever a button is clicked.
@MainActor
private func whenClicked(_ button: Widget?, _ body: @escaping () -> Void) {
    g_signal_connect_data(
        button,
        "clicked",
        unsafeBitCast(
            { _, data in
                guard let data else { return }
                let action = Unmanaged<Action>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { action.body() }
            } as @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void,
            to: GCallback.self
        ),
        Unmanaged.passRetained(Action(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<Action>.fromOpaque(data).release() } },
        GConnectFlags(rawValue: 0)
    )
}

@MainActor
private final class Action {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }
}
