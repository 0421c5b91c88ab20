extension Double {
    /// The greatest whole number that is not greater than this one.
    ///
    /// The standard library's `rounded(.down)` needs the C library's mathematics, which a program
    /// without imports does not link.
    var roundedDown: Double {
        // From 2^52 on every number is whole.
        guard magnitude < 4_503_599_627_370_496 else { return self }
        let whole = Double(Int64(self))
        return whole > self ? whole - 1 : whole
    }
}
