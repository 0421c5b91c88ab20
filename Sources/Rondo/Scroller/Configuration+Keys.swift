// The fields that traces write by their names.

extension Configuration.Field {
    /// The fields that are keys of a trace's first line, in the order in which they are written.
    public static var keys: [Self] {
        [
            .axis, .direction, .extent, .spacing, .alignment, .single, .short, .snap, .step,
            .overscan, .slop, .flick, .decelerationRate,
        ]
    }

    /// The fields of auto-advance by steps, which are keys of `advance` in a trace.
    ///
    /// Those with a default can be left out.
    public static var steps: [Self] { [.interval, .duration] }
}

extension AutoAdvance {
    /// The fields of this movement, which are the keys of `advance` in a trace.
    public var fields: [Configuration.Field] {
        speed == nil ? Configuration.Field.steps : [.speed]
    }
}
