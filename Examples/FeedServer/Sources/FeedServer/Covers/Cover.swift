/// The picture of a room or an item: a function of its id alone, so that it is there for ids of
/// which nothing else is known any more.
struct Cover {
    private let id: String
    private let size: CoverSize?

    /// - Parameters:
    ///   - id: Of the room or item.
    ///   - size: What the picture says it measures; nil for a square that takes any size.
    init(_ id: String, size: CoverSize? = nil) {
        self.id = id
        self.size = size
    }

    /// The picture as SVG; in a frame of another shape it covers the frame, from the middle.
    var svg: String {
        let identity = CoverIdentity(id)
        var random = SeededGenerator("cover of \(id)")
        let palette = Palette(hue: Double(identity.hue), &random)
        var drawing = Drawing()
        identity.composition.draw(&drawing, palette, &random)
        let measures = size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
        let side = Drawing.side.svg
        return """
            <svg xmlns="http://www.w3.org/2000/svg"\(measures) viewBox="0 0 \(side) \(side)" \
            preserveAspectRatio="xMidYMid slice">\(drawing.markup)</svg>

            """
    }
}
