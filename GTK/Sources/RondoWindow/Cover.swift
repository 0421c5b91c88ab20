import CGTK
import RondoGTK

/// A picture of one colour, with the title of a room at the bottom.
@MainActor
enum Cover {
    /// A cover that fills its place.
    static func make() -> Widget? { make("large") }

    /// A cover for a shelf.
    static func makeSmall() -> Widget? { make("small") }

    private static func make(_ style: String) -> Widget? {
        let cover = column([label("", "title"), label("", "detail")], spacing: 2)
        gtk_widget_add_css_class(cover, "cover")
        gtk_widget_add_css_class(cover, style)
        let title = child(0, of: cover)
        gtk_widget_set_vexpand(title, 1)
        gtk_widget_set_valign(title, GTK_ALIGN_END)
        return cover
    }

    /// Shows a room in a cover.
    static func fill(_ cover: Widget, _ item: ItemKey) {
        let room = Room(number: item.value)
        for hue in 0..<Style.hues { gtk_widget_remove_css_class(cover, "hue\(hue)") }
        gtk_widget_add_css_class(cover, "hue\(room.hue % Style.hues)")
        gtk_label_set_text(OpaquePointer(child(0, of: cover)), room.title)
        let detail = "\(room.host) · \(room.viewers) watching"
        gtk_label_set_text(OpaquePointer(child(1, of: cover)), detail)
    }
}
