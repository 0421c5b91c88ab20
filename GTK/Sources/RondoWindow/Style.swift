import CGTK

/// The style of the window: covers look as in the demo page, everything else has the colours of
/// GTK's theme, light or dark.
@MainActor
enum Style {
    private static let hues = 24

    /// The style classes that colour covers without a picture.
    static let hueNames = (0..<hues).map { "hue\($0)" }

    /// The style class for a hue, in degrees of CSS `oklch()`.
    static func hueName(_ hue: Double) -> String {
        // Red is at 29 degrees in `oklch()`.
        let turn = (hue + 331) / 360
        return hueNames[Int((turn - turn.rounded(.down)) * Double(hues)) % hues]
    }

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
        let colours = hueNames.enumerated().map { index, name in
            let (from, to) = (index * 360 / hues, index * 360 / hues + 50)
            return """
                .\(name) { background: radial-gradient(circle at 78% 24%,
                    hsla(\(to), 90%, 82%, 0.8), hsla(\(to), 90%, 70%, 0) 34%),
                    linear-gradient(155deg, hsl(\(from), 62%, 52%), hsl(\(to), 58%, 26%)); }
                .number.\(name) { background: hsl(\(from), 64%, 68%); color: hsl(\(from), 60%, 14%); }
                """
        }
        return rules + colours.joined(separator: "\n")
    }

    private static let rules = """
        .cover { background: alpha(@theme_fg_color, 0.1); }
        .caption { color: white; padding: 96px 24px 24px;
            background: linear-gradient(transparent, rgba(0, 0, 0, 0.44) 80px, rgba(0, 0, 0, 0.7)); }
        .caption .title { font-size: 32px; font-weight: 700; letter-spacing: -0.02em; }
        .caption .host { font-weight: 500; }
        .live { padding: 2px 8px; background: #c4301a; font-weight: 700; font-size: 12px; }
        .viewers { font-size: 13px; font-weight: 600; }
        .card { border-radius: 6px; }
        .heading { font-size: 18px; font-weight: 700; padding: 12px 0 8px; }
        .name { font-weight: 600; padding-top: 6px; }
        .quiet { opacity: 0.65; font-size: 13px; }
        .number { font-size: 50px; font-weight: 800; letter-spacing: -0.03em; padding: 72px 20px 20px;
            border-top: 28px solid; border-image: repeating-linear-gradient(to right,
            currentColor 0, currentColor 2px, transparent 2px, transparent 30px) 28; }
        .scene { padding: 0 14px 14px; }
        .news { padding: 8px 14px; background: alpha(@theme_fg_color, 0.07); }
        .note { padding: 6px 14px; font-size: 13px; }

        """
}
