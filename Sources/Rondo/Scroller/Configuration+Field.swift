extension Configuration {
    /// A field of a configuration: the table that traces, elements, recordings and problems use.
    ///
    /// Each field is one number: a length, a time or a speed; infinity for the viewport's length;
    /// the index of the word for a choice. `Double.nan` means not set: `keep` without pages,
    /// `interval` and `duration` without steps, `speed` without a marquee.
    public enum Field: Int, CaseIterable, Sendable {
        /// `Configuration.viewport`.
        case viewport
        /// `Configuration.axis`.
        case axis
        /// `Configuration.direction`.
        case direction
        /// `Configuration.extent`; in a problem, an item's own too.
        case extent
        /// `Configuration.spacing`.
        case spacing
        /// `Configuration.alignment`.
        case alignment
        /// `Ends.start`.
        case start
        /// `Ends.end`.
        case end
        /// `Configuration.single`.
        case single
        /// `Configuration.short`.
        case short
        /// `Configuration.snap`.
        case snap
        /// `Configuration.step`.
        case step
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

        /// How to read the number.
        public enum Kind: Sendable {
            /// The value itself.
            case number
            /// The value itself, a whole number.
            case whole
            /// Points, or infinity for the length of the viewport.
            case length
            /// The index of a word in `words`.
            case choice
        }
    }
}

extension Configuration.Field {
    /// The field's name in traces and problems.
    public var name: String {
        switch self {
        case .viewport: "viewport"
        case .axis: "axis"
        case .direction: "direction"
        case .extent: "extent"
        case .spacing: "spacing"
        case .alignment: "alignment"
        case .start: "start"
        case .end: "end"
        case .single: "single"
        case .short: "short"
        case .snap: "snap"
        case .step: "step"
        case .overscan: "overscan"
        case .keep: "keep"
        case .initial: "initial"
        case .interval: "interval"
        case .duration: "duration"
        case .speed: "speed"
        case .slop: "slop"
        case .flick: "flick"
        case .decelerationRate: "decelerationRate"
        case .stoppingSpeed: "stoppingSpeed"
        case .rubberBand: "rubberBand"
        case .springRate: "springRate"
        case .tolerance: "tolerance"
        case .stillness: "stillness"
        case .velocityWindow: "velocityWindow"
        case .scrollDuration: "scrollDuration"
        case .wheelPause: "wheelPause"
        }
    }

    /// How to read the field's number.
    public var kind: Kind {
        switch self {
        case .extent: .length
        case .step, .overscan, .keep, .initial: .whole
        case .axis, .direction, .alignment, .start, .end, .single, .short, .snap: .choice
        default: .number
        }
    }

    /// The words of a choice, in the order of their numbers; empty for other kinds.
    public var words: [StaticString] {
        switch self {
        case .axis: ["horizontal", "vertical"]
        case .direction: ["ltr", "rtl"]
        case .alignment: ["start", "center", "end"]
        case .start, .end: ["open", "pinned"]
        case .single: ["still", "repeat"]
        case .short: ["repeat", "still"]
        case .snap: ["page", "item", "none"]
        default: []
        }
    }

    /// The rule for the number, worded to follow "must be".
    public var rule: StaticString {
        switch self {
        case .viewport, .extent, .spacing, .slop: "a number of points from 0 to 1e9"
        case .axis, .direction, .alignment, .start, .end, .single, .short, .snap:
            "one of its words"
        case .overscan: "a whole number from 0 to 1000"
        case .step, .keep: "a whole number of 1 or more, below 2^31"
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

    /// Whether the field can be left unset.
    var isOptional: Bool {
        switch self {
        case .keep, .interval, .duration, .speed: true
        default: false
        }
    }

    /// Whether the rule allows a number, ignoring rules that depend on other values.
    public func allows(_ number: Double) -> Bool {
        guard number >= least, number <= most else { return false }
        switch kind {
        case .number, .length: return self != .speed || number != 0
        case .whole, .choice: return number == number.roundedDown
        }
    }

    /// The smallest number that the rule allows.
    private var least: Double {
        switch self {
        case .step, .keep, .interval: 1
        case .stoppingSpeed, .rubberBand, .springRate, .tolerance: 0.001
        case .wheelPause: 0x1p-1074
        case .speed: -1e6
        default: 0
        }
    }

    /// The largest number that the rule allows.
    private var most: Double {
        switch self {
        case .viewport, .extent, .spacing, .slop: 1e9
        case .axis, .direction, .start, .end, .single, .short: 1
        case .alignment, .snap: 2
        case .overscan: 1000
        case .step, .keep: 0x1p31 - 1
        case .decelerationRate: 0x1.fffffffffffffp-1
        case .stoppingSpeed, .rubberBand, .springRate, .tolerance, .speed: 1e6
        case .initial, .interval, .duration, .flick, .stillness, .velocityWindow, .scrollDuration,
            .wheelPause:
            0x1.fffffffffffffp1023
        }
    }

    /// The default number; a viewport has none, and counts as not laid out.
    public var standard: Double { Configuration(viewport: 0)[self] }
}

// MARK: - Keys of traces

extension Configuration.Field {
    /// The fields that are keys of a trace's first line, in the order in which they are written.
    public static var keys: [Self] {
        [
            .axis, .direction, .extent, .spacing, .alignment, .single, .short, .snap, .step,
            .overscan, .slop, .flick, .decelerationRate,
        ]
    }

    /// The fields of auto-advance by steps, which are keys of `advance` in a trace.
    public static var steps: [Self] { [.interval, .duration] }
}

extension AutoAdvance {
    /// The fields of this movement, which are the keys of `advance` in a trace.
    public var fields: [Configuration.Field] {
        speed == nil ? Configuration.Field.steps : [.speed]
    }
}
