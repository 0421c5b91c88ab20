/// The picture of a room or an item.
///
/// The picture depends only on the id, so that removed rooms keep their covers.
struct Cover {
    private let id: String
    private let size: CoverSize?

    /// - Parameters:
    ///   - id: The id of the room or item.
    ///   - size: The size in the picture; nil for a square that scales to any size.
    init(_ id: String, size: CoverSize? = nil) {
        self.id = id
        self.size = size
    }

    /// The picture as SVG; in a frame with other proportions the centre of the picture covers the
    /// frame.
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
