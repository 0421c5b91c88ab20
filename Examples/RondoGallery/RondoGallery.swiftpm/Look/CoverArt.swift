import SwiftUI

/// The parts of a cover.
enum CoverArt {
    /// The colours of a cover, from top to bottom.
    static func colors(of hue: Double) -> [UIColor] {
        [.cover(hue: hue), .cover(hue: hue + 40, lightness: 0.55)]
    }

    /// The symbol of an id, which never changes.
    static func symbol(of id: String) -> String {
        let sum = id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return symbols[sum % symbols.count]
    }

    private static let symbols = [
        "sparkles", "leaf", "flame", "moon.stars", "drop", "bolt", "wind", "snowflake", "tornado",
        "guitars", "paintpalette", "camera", "book", "bicycle", "sailboat", "binoculars",
    ]
}

/// A cover as a SwiftUI view.
struct Cover: View {
    let id: String
    let hue: Double

    var body: some View {
        LinearGradient(
            colors: CoverArt.colors(of: hue).map { Color(uiColor: $0) },
            startPoint: .top,
            endPoint: .bottom
        )
        .overlay {
            Image(systemName: CoverArt.symbol(of: id))
                .font(.system(size: 44))
                .foregroundStyle(.white.opacity(0.35))
        }
        .accessibilityHidden(true)
    }
}
