import Rondo

extension Rule where Value == Way {
    static var way: Rule {
        word(["shortest": .shortest, "forward": .forward, "backward": .backward])
    }
}

extension Rule where Value == WheelPhase {
    static var wheelPhase: Rule { word(["moved": .moved, "ended": .ended]) }
}

extension Rule where Value == Pauses {
    /// A reason to wait; `hidden` and reduced motion have inputs of their own.
    static var reason: Rule {
        word([
            "touched": .touched,
            "hovered": .hovered,
            "focused": .focused,
            "offScreen": .offScreen,
            "told": .told,
        ])
    }
}

extension Rule where Value == PausedStep {
    static var pausedStep: Rule { word(["finish": .finish, "end": .end, "freeze": .freeze]) }
}

extension Rule where Value == Phase {
    static var phase: Rule {
        word([
            "dragging": .dragging,
            "decelerating": .decelerating,
            "animating": .animating,
            "idle": .idle,
        ])
    }
}
