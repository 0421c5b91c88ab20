/// What a wheel's step says about its gesture.
public enum WheelPhase: Int, CaseIterable, Sendable {
    /// More steps may follow.
    case moved
    /// The gesture ends with this step.
    case ended
}

extension Scroller {
    /// Handles a step of a wheel or trackpad.
    mutating func wheel(dx: Points, dy: Points, notch: Bool, phase: WheelPhase) -> Refusal? {
        guard gesture.pointer.state == .up else { return .wheelWhilePointerIsDown }
        let step = along(x: dx, y: dy)
        if notch, configuration.snap == .page {
            turnPage(Heading(sign: step))
        } else {
            turnWheel(by: step)
        }
        if phase == .ended || isHidden, motion.kind == .wheel { finishMotion() }
        return nil
    }

    /// Turns one page on or back, if the content can move.
    private mutating func turnPage(_ heading: Heading?) {
        guard let heading, canScroll else { return }
        self.step(heading, animated: true)
    }

    private mutating func turnWheel(by step: Points) {
        guard step != 0, canScroll else { return }
        let isUnderWay = motion.kind == .wheel
        let moved = turned(by: step)
        let travel = moved.distance - position.distance
        // A gesture begins only with movement; at an end rounding alone does not count as movement.
        guard travel.magnitude >= Strip.rounding || isUnderWay else { return }
        if !isUnderWay {
            motion.beginTurning(at: position, origin: switching.current)
            // A motion that it takes over no longer has a target.
            switching.lastTarget = switching.current
        }
        motion.turn(
            by: travel,
            to: moved,
            until: now + configuration.physics.wheelPause
        )
        leaveRest()
        updateCurrent()
    }

    /// The position after a step: not past an end, nor further past one than before.
    private func turned(by step: Points) -> Position {
        var position = position
        let limits = strip.limits(from: switching.current)
        let here = position.distance
        let reach = Limits(
            lower: Swift.min(limits.lower, here),
            upper: Swift.max(limits.upper, here)
        )
        position.distance = reach.nearest(to: here + step)
        return position
    }
}
