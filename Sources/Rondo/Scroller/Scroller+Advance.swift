extension Scroller {
    /// When auto-advance starts its next step, nil while something is in its way.
    var nextAdvance: Milliseconds? {
        guard let advance = configuration.advance, mayAdvance, let restBegan,
            pointer == nil, !isHidden, !reducesMotion,
            canScroll, strip.neighbor(of: current, .forward) != nil
        else { return nil }
        return restBegan + advance.rest
    }

    /// A step starts; the exact time is the present one.
    mutating func advance() {
        guard let advance = configuration.advance, let slot = strip.neighbor(of: current, .forward)
        else {
            return
        }
        animate(to: slot, velocity: 0, duration: advance.duration)
    }

    /// Whether auto-advance may start steps, besides its other conditions; a step under way is
    /// finished.
    public mutating func allowAdvance(_ isAllowed: Bool, at time: Milliseconds) {
        run(to: time)
        guard isAllowed != mayAdvance else { return }
        mayAdvance = isAllowed
        restAnew()
    }

    /// What was in the way of auto-advance is gone: the current item gets its full rest.
    mutating func restAnew() {
        if motion.phase == .idle, restBegan != nil { restBegan = now }
    }
}
