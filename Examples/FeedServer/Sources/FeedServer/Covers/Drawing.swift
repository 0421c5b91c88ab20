/// An SVG drawing of shapes in a square.
///
/// Drawings use no filters: blurs and noise take a browser milliseconds for each new cover.
/// Gradients cost almost nothing.
struct Drawing {
    /// The side of the square, in units of the drawing.
    static let side = 400.0

    struct Point {
        var x: Double
        var y: Double
    }

    /// A colour along a gradient.
    struct Stop {
        /// The position, from 0 at one end to 1 at the other.
        let offset: Double
        let color: Color
        var opacity = 1.0

        init(_ offset: Double, _ color: Color, opacity: Double = 1) {
            self.offset = offset
            self.color = color
            self.opacity = opacity
        }
    }

    /// The fill of a shape, as a value of the attribute.
    struct Paint {
        fileprivate let text: String

        static func color(_ color: Color) -> Paint { Paint(text: color.hexadecimal) }
    }

    private var definitions = ""
    private var shapes = ""
    private var names = 0

    /// The content of an `svg` element.
    var markup: String { "<defs>\(definitions)</defs>\(shapes)" }

    /// A gradient from a point to another.
    mutating func linear(from start: Point, to end: Point, _ stops: [Stop]) -> Paint {
        define(
            "linearGradient",
            "x1=\"\(start.x.svg)\" y1=\"\(start.y.svg)\" x2=\"\(end.x.svg)\" y2=\"\(end.y.svg)\"",
            stops
        )
    }

    /// A gradient from a point to a circle around it.
    mutating func radial(around center: Point, radius: Double, _ stops: [Stop]) -> Paint {
        define(
            "radialGradient",
            "cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\" r=\"\(radius.svg)\"",
            stops
        )
    }

    private mutating func define(_ kind: String, _ geometry: String, _ stops: [Stop]) -> Paint {
        let name = nextName()
        let stops = stops.map { stop in
            let opacity = stop.opacity < 1 ? " stop-opacity=\"\(stop.opacity.svg)\"" : ""
            return "<stop offset=\"\(stop.offset.svg)\" stop-color=\"\(stop.color.hexadecimal)\""
                + "\(opacity)/>"
        }
        definitions +=
            "<\(kind) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>"
            + "\(stops.joined())</\(kind)>"
        return Paint(text: "url(#\(name))")
    }

    private mutating func nextName() -> String {
        names += 1
        return "d\(names)"
    }

    /// Fills the whole square.
    mutating func fill(_ paint: Paint) {
        rectangle(at: Point(x: 0, y: 0), width: Self.side, height: Self.side, paint)
    }

    mutating func rectangle(at corner: Point, width: Double, height: Double, _ paint: Paint) {
        shapes +=
            "<rect x=\"\(corner.x.svg)\" y=\"\(corner.y.svg)\" width=\"\(width.svg)\""
            + " height=\"\(height.svg)\" fill=\"\(paint.text)\"/>"
    }

    mutating func circle(around center: Point, radius: Double, _ paint: Paint) {
        shapes +=
            "<circle cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\" r=\"\(radius.svg)\""
            + " fill=\"\(paint.text)\"/>"
    }

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The value of the attribute `d`.
    ///   - paint: The fill.
    ///   - rotation: In degrees, clockwise.
    ///   - center: The centre of the rotation.
    ///   - opacity: From 0 to 1.
    mutating func path(
        _ path: String,
        _ paint: Paint,
        rotation: Double = 0,
        around center: Point = Point(x: side / 2, y: side / 2),
        opacity: Double = 1
    ) {
        let turn = rotation == 0 ? "" : " transform=\"\(Self.turn(rotation, around: center))\""
        shapes += "<path d=\"\(path)\" fill=\"\(paint.text)\"\(turn)\(Self.attribute(opacity))/>"
    }

    /// A path that is drawn several times.
    struct Outline {
        fileprivate let name: String
    }

    /// Defines a path without drawing it.
    ///
    /// - Parameter path: The value of the attribute `d`.
    /// - Returns: An outline for `use`.
    mutating func define(_ path: String) -> Outline {
        let name = nextName()
        definitions += "<path id=\"\(name)\" d=\"\(path)\"/>"
        return Outline(name: name)
    }

    /// Fills a defined path.
    ///
    /// - Parameters:
    ///   - outline: The path.
    ///   - paint: The fill.
    ///   - rotation: In degrees, clockwise around the middle.
    ///   - height: The distance upwards before the rotation.
    ///   - opacity: From 0 to 1.
    mutating func use(
        _ outline: Outline,
        _ paint: Paint,
        _ rotation: Double,
        raised height: Double = 0,
        opacity: Double = 1
    ) {
        let middle = Point(x: Self.side / 2, y: Self.side / 2)
        let raise = height == 0 ? "" : " y=\"\((-height).svg)\""
        shapes +=
            "<use href=\"#\(outline.name)\"\(raise) fill=\"\(paint.text)\""
            + " transform=\"\(Self.turn(rotation, around: middle))\"\(Self.attribute(opacity))/>"
    }

    private static func turn(_ rotation: Double, around center: Point) -> String {
        "rotate(\(rotation.svg) \(center.x.svg) \(center.y.svg))"
    }

    private static func attribute(_ opacity: Double) -> String {
        opacity < 1 ? " opacity=\"\(opacity.svg)\"" : ""
    }
}

extension Double {
    /// The number with at most two decimals, which is more exact than any screen.
    var svg: String {
        let hundredths = Int((self * 100).rounded())
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
