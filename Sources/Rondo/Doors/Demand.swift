/// What a host is to do until its next input.
public enum Demand: Equatable, Sendable {
    /// Sleep: nothing happens without an input.
    case nothing
    /// Draw a frame each time that the display wants one.
    case frames
    /// Sleep until this time, and draw a frame then.
    case frame(at: Milliseconds)
}
