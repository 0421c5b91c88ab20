/// What auto-advance counts from and waits for.
struct Autopilot: Sendable {
    /// When the rest of the current item began; infinite in a motion, and before the first frame of a
    /// layout.
    var restBegan: Milliseconds = .infinity
    /// The reasons to wait; `.hidden` is also whether the content is hidden.
    var pauses: Pauses = []
    /// Whether the system requests reduced motion.
    var reducesMotion = false
}
