/// A direction along the strip.
enum Heading: Sendable {
    /// Towards later items.
    case forward
    /// Towards earlier items.
    case backward

    /// The opposite direction.
    var opposite: Heading { self == .forward ? .backward : .forward }

    /// The direction of a signed length or speed, nil for 0.
    init?(sign: Double) {
        if sign > 0 {
            self = .forward
        } else if sign < 0 {
            self = .backward
        } else {
            return nil
        }
    }
}
