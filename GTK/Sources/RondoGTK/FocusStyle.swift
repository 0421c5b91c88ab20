import CGTK

/// The style that shows which widget of this kind has the keyboard's focus; themes and apps override
/// it by the name `rondo`.
@MainActor
enum FocusStyle {
    private static let text = """
        rondo:focus:focus-visible {
            outline: 2px solid @theme_selected_bg_color; outline-offset: -2px;
        }
        """

    /// Adds the style to the display, once.
    static let isAdded: Void = {
        guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new()
        else { return }
        gtk_css_provider_load_from_data(provider, text, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK)
        )
        g_object_unref(UnsafeMutableRawPointer(provider))
    }()
}
