extension Scroller {
    /// When auto-advance starts its next step; infinite while no step can start.
    var nextAdvance: Milliseconds {
        let pace = configuration.pace
        guard !pace.isNone, autopilot.restBegan < .infinity, autopilot.pauses.isEmpty,
            gesture.pointer.state == .up, canScroll
        else { return .infinity }
        if let speed = pace.speed { return hasWay(at: speed) ? autopilot.restBegan : .infinity }
        guard strip.neighbor(of: switching.current, .forward) != nil else { return .infinity }
        return autopilot.restBegan + pace.interval - stepDuration
    }

    /// The duration of a step; 0 under reduced motion.
    private var stepDuration: Milliseconds {
        autopilot.reducesMotion ? 0 : configuration.pace.duration
    }

    /// Starts a step or a marquee, exactly now.
    mutating func advance() {
        if let speed = configuration.pace.speed { return setOut(at: speed) }
        guard let slot = strip.stop(beyond: switching.current, .forward, step: configuration.step)
        else {
            return
        }
        animate(to: slot, velocity: 0, duration: stepDuration, as: .step)
    }

    /// Starts a new rest of the current item, after auto-advance became possible again.
    mutating func restAnew() {
        if autopilot.restBegan < .infinity { autopilot.restBegan = now }
    }
}

// MARK: - Pauses

extension Scroller {
    /// Adds reasons for auto-advance to wait, and treats the current step as requested.
    mutating func pause(_ reasons: Pauses, step: PausedStep) {
        let reasons = reasons.subtracting(.hidden)
        guard !reasons.isEmpty else { return }
        wait(for: reasons)
        guard motion.isGlide, motion.phase == .animating else { return }
        switch step {
        case .finish: break
        case .end: endMotion()
        case .freeze: if motion.kind == .step { motion.freeze(at: now) }
        }
    }

    /// Adds reasons to wait, and stops a marquee.
    mutating func wait(for reasons: Pauses) {
        autopilot.pauses.formUnion(reasons)
        if motion.kind == .marquee, !autopilot.pauses.isEmpty { endMotion() }
    }

    /// Removes reasons to wait.
    ///
    /// The last one resumes a frozen step; reduced motion alone does not keep a step frozen.
    mutating func resume(_ reasons: Pauses) {
        let reasons = reasons.subtracting(.hidden)
        guard !autopilot.pauses.isDisjoint(with: reasons) else { return }
        autopilot.pauses.subtract(reasons)
        if motion.kind == .frozen, autopilot.pauses.subtracting(.reducedMotion).isEmpty {
            motion.thaw(at: now)
        }
        restAnew()
    }

    /// Reports that the host may have slept; call it before an input or a frame.
    ///
    /// A sleeping machine, or a debugger that stops a page, gives no notice, so a step may have
    /// been due for hours, and every missed step would be taken now. If no frame was drawn for an
    /// interval or more, counted from the next due step or from within a step (for a marquee, for a
    /// second after the next item was due), the current motion ends, missed steps are skipped, and
    /// the current item gets its full rest. So a host that calls this never shows more than one step
    /// at once. It is separate from `frame(at:)`, whose result does not depend on the frames drawn
    /// before.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Whether the host had slept.
    @discardableResult
    public mutating func wake(at time: Milliseconds) -> Bool {
        guard !configuration.pace.isNone, pauses.isEmpty, let nextDeadline else { return false }
        let since = motion.isGlide ? now : nextDeadline
        guard time - since >= configuration.pace.longestUnseen else { return false }
        pause(.asleep, at: now)
        resume(.asleep, at: time)
        return true
    }
}
