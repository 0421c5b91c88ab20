/// What the first layout shows; a viewport that loses its length gets another first layout.
struct FirstLayout: Sendable {
    /// The scroll requested before the layout.
    var wish: Wish?
    /// The distance of the current item from its resting place when the viewport lost its length.
    var drift: Drift?
    /// Whether a frame has shown it.
    var isShown = false

    /// Forgets what it was to show.
    mutating func forget() {
        wish = nil
        drift = nil
    }
}
