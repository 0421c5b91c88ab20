import Rondo

/// The words of a trace with their values.
typealias Words<Value> = KeyValuePairs<String, Value>

extension KeyValuePairs<String, Way> {
    static var way: Self {
        ["shortest": .shortest, "forward": .forward, "backward": .backward]
    }
}

extension KeyValuePairs<String, WheelPhase> {
    static var wheelPhase: Self { ["moved": .moved, "ended": .ended] }
}

extension KeyValuePairs<String, Pauses> {
    /// The reasons to wait; `hidden` and reduced motion have inputs of their own.
    static var reason: Self {
        [
            "touched": .touched,
            "hovered": .hovered,
            "focused": .focused,
            "offScreen": .offScreen,
            "told": .requested,
        ]
    }
}

extension KeyValuePairs<String, PausedStep> {
    static var pausedStep: Self { ["finish": .finish, "end": .end, "freeze": .freeze] }
}

extension KeyValuePairs<String, Phase> {
    static var phase: Self {
        [
            "dragging": .dragging,
            "decelerating": .decelerating,
            "animating": .animating,
            "idle": .idle,
        ]
    }
}

extension KeyValuePairs where Key == String, Value: Equatable {
    /// The word for a value.
    func word(for value: Value) -> String {
        guard let pair = first(where: { $0.value == value }) else {
            preconditionFailure("Words: each value must have a word")
        }
        return pair.key
    }
}
