import CGTK

/// The style of the window: covers in the colours of their rooms with white text, and GTK's theme
/// for the rest, light or dark.
@MainActor
enum Style {
    /// The number of colours of covers.
    static let hues = 12

    static func load() {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }

    private static var css: String {
        let covers = (0..<hues).map { hue in
            let (from, to) = (hue * 360 / hues, hue * 360 / hues + 50)
            return """
                .hue\(hue) { background: radial-gradient(circle at 78% 24%,
                    hsla(\(to), 90%, 82%, 0.8), hsla(\(to), 90%, 70%, 0) 34%),
                    linear-gradient(155deg, hsl(\(from), 62%, 52%), hsl(\(to), 58%, 26%)); }
                """
        }
        return rules + covers.joined(separator: "\n")
    }

    private static let rules = """
        .cover { color: white; }
        .cover .title { font-weight: 700; }
        .cover .detail { opacity: 0.85; }
        .large { border-radius: 18px; padding: 20px; }
        .large .title { font-size: 24px; }
        .small { border-radius: 12px; padding: 10px; }
        .small .title { font-size: 14px; }
        .small .detail { font-size: 12px; }
        .scene { padding: 14px; }
        .news { padding: 8px 14px; background: alpha(@theme_fg_color, 0.07); }
        .heading { font-weight: 700; padding-bottom: 6px; }
        .quiet { opacity: 0.65; }

        """
}
