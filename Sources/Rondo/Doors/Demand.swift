/// What a host has to do until its next input.
public enum Demand: Equatable, Sendable {
    /// Sleep: nothing happens without an input.
    case nothing
    /// Draw each frame of the display.
    case frames
    /// Sleep until this time, then draw a frame.
    case frame(at: Milliseconds)
}
