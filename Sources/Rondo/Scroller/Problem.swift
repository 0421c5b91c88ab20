/// A value that a rule forbids, named so that a person can mend it.
public struct Problem: Equatable, Sendable {
    /// Which value it is.
    public let field: Field
    /// The value that was given.
    public let value: Double
    /// The item whose value it is, nil for one of the configuration.
    public let item: ItemIndex?

    /// What may be wrong with a configuration.
    public enum Field: Int, CaseIterable, Sendable {
        /// `Configuration.viewport`.
        case viewport
        /// `Configuration.extent`, or an item's own.
        case extent
        /// `Configuration.spacing`.
        case spacing
        /// `Configuration.overscan`.
        case overscan
        /// The number of pages in `TileKind.pages`.
        case keep
        /// `Configuration.initial`.
        case initial
        /// `AutoAdvance.interval`.
        case interval
        /// `AutoAdvance.duration`.
        case duration
        /// `AutoAdvance.speed`.
        case speed
        /// `Physics.slop`.
        case slop
        /// `Physics.flick`.
        case flick
        /// `Physics.decelerationRate`.
        case decelerationRate
        /// `Physics.stoppingSpeed`.
        case stoppingSpeed
        /// `Physics.rubberBand`.
        case rubberBand
        /// `Physics.springRate`.
        case springRate
        /// `Physics.tolerance`.
        case tolerance
        /// `Physics.stillness`.
        case stillness
        /// `Physics.velocityWindow`.
        case velocityWindow
        /// `Physics.scrollDuration`.
        case scrollDuration
        /// `Physics.wheelPause`.
        case wheelPause
        /// The length of all items together, with the gaps.
        case length
        /// How many tiles would be in the viewport at once.
        case tiles
    }
}

extension Problem.Field {
    /// What the value must be, to follow the words "must be".
    public var rule: StaticString {
        switch self {
        case .viewport, .extent, .spacing, .slop: "a number of points from 0 to 1e9"
        case .length: "1e15 points or less, all items together"
        case .tiles: "10000 or fewer in the viewport at once"
        case .overscan: "a whole number from 0 to 1000"
        case .keep: "a whole number of 1 or more, below 2^31"
        case .initial: "the index of an item"
        case .flick: "a finite number of 0 or more"
        case .decelerationRate: "a number from 0 to below 1"
        case .stoppingSpeed, .rubberBand, .springRate, .tolerance: "a number from 0.001 to 1e6"
        case .stillness, .velocityWindow, .scrollDuration: "finite milliseconds of 0 or more"
        case .wheelPause: "finite milliseconds above 0"
        case .interval: "finite milliseconds of 1 or more"
        case .duration: "milliseconds from 0 to the interval"
        case .speed: "points per second from -1e6 to 1e6, other than 0"
        }
    }

    /// Whether the rule allows a value, as far as that can be told without other values.
    func allows(_ value: Double) -> Bool {
        switch self {
        case .viewport, .extent, .spacing, .slop: value >= 0 && value <= Configuration.longest
        case .length: value <= 1e15
        case .tiles: value <= Double(Strip.mostVisible)
        case .overscan: value >= 0 && value <= 1000
        case .keep: value >= 1 && value < 0x1p31
        case .interval: value >= 1 && value.isFinite
        case .decelerationRate: value >= 0 && value < 1
        case .stoppingSpeed, .rubberBand, .springRate, .tolerance: value >= 0.001 && value <= 1e6
        case .speed: value != 0 && value.magnitude <= 1e6
        case .wheelPause: value > 0 && value.isFinite
        case .initial, .flick, .stillness, .velocityWindow, .scrollDuration, .duration:
            value >= 0 && value.isFinite
        }
    }
}
