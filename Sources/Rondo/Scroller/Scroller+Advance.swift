extension Scroller {
    /// When auto-advance starts its next step, infinite while something is in its way.
    var nextAdvance: Milliseconds {
        let pace = configuration.pace
        guard !pace.isNone, restBegan < .infinity, pauses.isEmpty, pointer.state == .up, canScroll
        else { return .infinity }
        if let speed = pace.speed { return hasWay(at: speed) ? restBegan : .infinity }
        guard strip.neighbor(of: current, .forward) != nil else { return .infinity }
        return restBegan + pace.interval - stepDuration
    }

    /// How long a step takes: no time when motion is to be reduced.
    private var stepDuration: Milliseconds {
        reducesMotion ? 0 : configuration.pace.duration
    }

    /// A step starts, or a marquee sets out; the exact time is the present one.
    mutating func advance() {
        if let speed = configuration.pace.speed { return setOut(at: speed) }
        guard let slot = strip.neighbor(of: current, .forward) else { return }
        animate(to: slot, velocity: 0, duration: stepDuration, isStep: true)
    }

    /// What was in the way of auto-advance is gone: the current item gets its full rest.
    mutating func restAnew() {
        if motion.kind == .rest, restBegan < .infinity { restBegan = now }
    }
}

// MARK: - Pauses

extension Scroller {
    /// Auto-advance starts no step for these reasons.
    mutating func pause(_ reasons: Pauses, step: PausedStep) {
        wait(for: reasons)
        let isGlide = motion.kind == .glide || motion.kind == .frozen
        guard isGlide, motion.phase == .animating else { return }
        switch step {
        case .finish: break
        case .end: endMotion()
        case .freeze: if motion.isStep, motion.kind == .glide { motion.freeze(at: now) }
        }
    }

    /// Nothing starts by itself from now on, and what would go on for ever stops.
    mutating func wait(for reasons: Pauses) {
        pauses.formUnion(reasons)
        if motion.kind == .marquee, !pauses.isEmpty { endMotion() }
    }

    /// These reasons are gone; a step that a pause froze goes on with the last of them, while the
    /// wish for less motion does not hold it half-way.
    mutating func resume(_ reasons: Pauses) {
        guard !pauses.isDisjoint(with: reasons) else { return }
        pauses.subtract(reasons)
        if motion.kind == .frozen, pauses.subtracting(.reducedMotion).isEmpty {
            motion.thaw(at: now)
        }
        restAnew()
    }

    /// A host that may have slept runs again; told before an input or a frame.
    ///
    /// A machine that sleeps, or a debugger that stops a page, does not say so beforehand. What is
    /// due now may then have been due for hours, and every step of these hours would be taken at
    /// once. When nobody looked for an interval (for a marquee, a second) or more, counted from
    /// when the next step is due or from within one, what was under way comes to its end, no step
    /// is made up for, and the current item gets its full rest. So a host that calls this never
    /// shows more than one step at once. It is not part of `frame(at:)`, which tells the same
    /// whichever frames were drawn before.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Whether it had slept.
    @discardableResult
    public mutating func wake(at time: Milliseconds) -> Bool {
        guard !configuration.pace.isNone, let nextDeadline else { return false }
        let since = motion.kind == .rest ? nextDeadline : now
        guard time - since >= configuration.pace.longestUnseen else { return false }
        pause(.asleep, at: now)
        resume(.asleep, at: time)
        return true
    }
}
