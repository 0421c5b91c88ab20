import Rondo

extension Rule where Value == Configuration.Axis {
    static var axis: Rule { word(["horizontal": .horizontal, "vertical": .vertical]) }
}

extension Rule where Value == Configuration.Direction {
    static var direction: Rule { word(["ltr": .leftToRight, "rtl": .rightToLeft]) }
}

extension Rule where Value == Configuration.Alignment {
    static var alignment: Rule { word(["start": .start, "center": .center, "end": .end]) }
}

extension Rule where Value == End {
    static var end: Rule { word(["open": .open, "pinned": .pinned]) }
}

extension Rule where Value == SingleItem {
    static var single: Rule { word(["still": .still, "repeat": .repeat]) }
}

extension Rule where Value == ShortLoop {
    static var short: Rule { word(["repeat": .repeat, "still": .still]) }
}

extension Rule where Value == Snap {
    static var snap: Rule { word(["page": .page, "item": .item, "none": .none]) }
}

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
