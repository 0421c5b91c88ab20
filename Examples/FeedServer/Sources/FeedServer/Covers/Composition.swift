/// A way to compose a cover.
enum Composition: CaseIterable {
    case hills
    case lights
    case arches
    case ribbons
    case petals
    case panes

    func draw(_ drawing: inout Drawing, _ palette: Palette, _ random: inout SeededGenerator) {
        switch self {
        case .hills: drawing.hills(palette, &random)
        case .lights: drawing.lights(palette, &random)
        case .arches: drawing.arches(palette, &random)
        case .ribbons: drawing.ribbons(palette, &random)
        case .petals: drawing.petals(palette, &random)
        case .panes: drawing.panes(palette, &random)
        }
    }
}
