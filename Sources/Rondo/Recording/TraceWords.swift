/// The words of traces for the values of a type.
public struct TraceWords<Value: Equatable & Sendable>: Sendable {
    /// Each word with its value.
    public let pairs: KeyValuePairs<String, Value>

    /// The words of a table.
    public init(_ pairs: KeyValuePairs<String, Value>) {
        self.pairs = pairs
    }

    /// The word for a value.
    ///
    /// - Precondition: Traps if the value has no word.
    public func word(for value: Value) -> String {
        guard let pair = pairs.first(where: { $0.value == value }) else {
            preconditionFailure("TraceWords.word: the value must have a word")
        }
        return pair.key
    }
}

extension TraceWords<Way> {
    /// The ways of a scroll.
    public static var way: Self {
        Self(["shortest": .shortest, "forward": .forward, "backward": .backward])
    }
}

extension TraceWords<WheelPhase> {
    /// The phases of a wheel.
    public static var wheelPhase: Self { Self(["moved": .moved, "ended": .ended]) }
}

extension TraceWords<Pauses> {
    /// The reasons to wait; `hidden` and reduced motion have inputs of their own.
    public static var reason: Self {
        Self([
            "touched": .touched,
            "hovered": .hovered,
            "focused": .focused,
            "offScreen": .offScreen,
            "told": .requested,
        ])
    }
}

extension TraceWords<PausedStep> {
    /// What a pause does with the current step.
    public static var pausedStep: Self {
        Self(["finish": .finish, "end": .end, "freeze": .freeze])
    }
}

extension TraceWords<Phase> {
    /// The phases of motion.
    public static var phase: Self {
        Self([
            "dragging": .dragging,
            "decelerating": .decelerating,
            "animating": .animating,
            "idle": .idle,
        ])
    }
}
