import Rondo
import RondoTestSupport

/// All small worlds for one count and one pair of ends.
enum SmallWorlds {
    static let ends = RandomWorld.ends

    /// A viewport without length, and viewports shorter than, as long as and longer than the items.
    private static func viewports(of lengths: [Points], spacing: Points) -> [Points] {
        let all = lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
        guard all > 0 else { return [0, 100] }
        return [0, all * 0.4, all, all * 1.5 + 7]
    }

    /// Item lengths: the viewport, all equal, and mixed with an item without length and a long one.
    private static func extents(count: Int) -> [[ItemExtent]?] {
        let mixed: [ItemExtent] = [.points(60), .points(0), .viewport, .points(430), .points(35.5)]
        return [nil, Array(repeating: .points(80), count: count), Array(mixed.prefix(count))]
    }

    static func forEach(count: Int, ends: Ends, _ body: (World) -> Void) {
        for (kind, extents) in extents(count: count).enumerated() {
            for spacing in [0.0, 10] {
                let lengths = Array(repeating: kind == 2 ? 150.0 : 80, count: count)
                for viewport in viewports(of: lengths, spacing: spacing) {
                    var configuration = Configuration(viewport: viewport)
                    configuration.ends = ends
                    configuration.spacing = spacing
                    forEachChoice(of: configuration, count: count) { configuration in
                        guard let extents else {
                            return body(World(configuration, count: count))
                        }
                        if kind == 1 {
                            var uniform = configuration
                            uniform.extent = extents.first ?? .viewport
                            return body(World(uniform, count: count))
                        }
                        body(World(configuration, extents: extents))
                    }
                }
            }
        }
    }

    /// Every alignment and snap, and both settings for short loops where they matter; cells and
    /// pages in turn.
    private static func forEachChoice(
        of configuration: Configuration,
        count: Int,
        _ body: (Configuration) -> Void
    ) {
        var own = configuration
        var isPages = configuration.spacing > 0
        let singles: [SingleItem] =
            count == 1 && configuration.ends != .list ? [.still, .repeat] : [.still]
        let shorts: [ShortLoop] =
            configuration.ends == .loop && count > 0 ? [.repeat, .still] : [.repeat]
        for alignment in [Configuration.Alignment.start, .center, .end] {
            for single in singles {
                for short in shorts {
                    for snap in [Snap.page, .item, .none] {
                        own.alignment = alignment
                        own.single = single
                        own.short = short
                        own.snap = snap
                        isPages.toggle()
                        own.tiles = isPages ? .pages(keep: 2) : .cells
                        body(own)
                    }
                }
            }
        }
    }
}
