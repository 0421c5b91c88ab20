import Rondo
import RondoTestSupport

extension NaiveScroller {
    /// Takes an input; returns whether it was valid.
    package mutating func take(_ input: Input, at time: Milliseconds) -> Bool {
        run(to: time)
        switch input {
        case .press(let x, let y): return press(configuration.place(x, y))
        case .move(let x, let y): return pull(to: configuration.place(x, y))
        case .release(let x, let y): return release(at: configuration.place(x, y))
        case .cancel: return takePointerAway()
        case .wheel(let dx, let dy, let notch, let phase):
            let step = configuration.place(dx, dy)
            return takeWheel(by: step, isNotch: notch, isLast: phase == .ended)
        case .follow(let step, let phase): follow(by: step, phase)
        case .next(let animated): step(1, animated: animated)
        case .previous(let animated): step(-1, animated: animated)
        case .scroll(let key, let way, let animated):
            guard world.keys.contains(key.value) else { return false }
            scroll(toItem: key.value, way, animated: animated)
        case .resize(let viewport): resize(to: viewport)
        case .configure(let other): return configure(other)
        case .hide: hide()
        case .show: show()
        case .reduceMotion(let isOn):
            if isOn != reducesMotion {
                reducesMotion = isOn
                if isOn, case .marquee = motion { finish() }
                restAnew()
            }
        case .pause(let reasons, let step): pause(reasons, step)
        case .resume(let reasons): resume(reasons)
        case .edit(let edit): return take(edit)
        }
        return true
    }

    // MARK: - Fingers

    private mutating func press(_ place: Points) -> Bool {
        guard pointer == nil else { return false }
        let caught = course
        pointer = NaivePointer(at: place, time: now)
        pointer?.caught = caught
        if motion.phase != .idle { leaveRest(by: .held(self.place)) }
        return true
    }

    /// The target of the current motion, nil if it has none.
    private var course: (target: Int, sign: Int)? {
        guard let target else { return nil }
        let way = strip.resting(target) - place
        return abs(way) < 1e-6 ? nil : (target, way > 0 ? 1 : -1)
    }

    private mutating func pull(to finger: Points, lifting: Bool = false) -> Bool {
        guard var pointer else { return false }
        if !lifting || finger != pointer.place { pointer.note(finger, at: now) }
        let travel = finger - pointer.origin
        let slop = configuration.physics.slop
        if case .pressed = pointer.grip, canScroll, abs(travel) > slop {
            let pulled = unstretched(place)
            pointer.grip = .dragging(
                pulled: pulled,
                finger: pointer.origin + (travel > 0 ? slop : -slop),
                origin: current
            )
            // A motion that began under a resting finger is caught now.
            pointer.caught = pointer.caught ?? course
            lastTarget = current
        }
        // Travel without effect must not become a jump later.
        if !canScroll { pointer.origin = finger }
        self.pointer = pointer
        if case .dragging(let pulled, let start, _) = pointer.grip {
            leaveRest(by: .held(stretched(pulled - (finger - start))))
            updateCurrent()
        }
        return true
    }

    private mutating func release(at finger: Points) -> Bool {
        guard pull(to: finger, lifting: true), let pointer else { return false }
        lift(throwing: pointer.velocity(at: now, configuration.physics))
        return true
    }

    mutating func takePointerAway() -> Bool {
        guard pointer != nil else { return false }
        lift(throwing: 0)
        return true
    }

    private mutating func lift(throwing speed: Double) {
        guard let pointer else { return }
        self.pointer = nil
        // A lifted finger removes the reason `touched`, even if a `pause` input has set it.
        reasons.remove(.touched)
        restAnew()
        letGo(of: pointer, throwing: speed)
    }

    /// Continues without the finger.
    mutating func letGo(of pointer: NaivePointer, throwing speed: Double) {
        guard case .held(let place) = motion else { return }
        guard case .dragging(_, _, let origin) = pointer.grip else {
            return coast(from: place, velocity: 0, origin: current, sign: nil)
        }
        let isFlick = abs(speed) + 1e-9 >= configuration.physics.flick / 1000
        coast(
            from: place,
            velocity: -speed * slope(at: place),
            origin: origin,
            sign: isFlick && speed != 0 ? (speed < 0 ? 1 : -1) : nil,
            course: pointer.caught
        )
    }

    // MARK: - The rubber band

    /// The length of the band: that of the viewport, or twice the distance at which a finger caught
    /// content that a spring had carried further.
    private var bandLength: Points { max(strip.viewport, longBand) }

    private mutating func stretched(_ pulled: Points) -> Points {
        let past = overshoot(of: pulled)
        if past != 0 { isPlaceExact = false }
        let (c, length) = (configuration.physics.rubberBand, bandLength)
        return pulled - past + past * c * length / (c * abs(past) + length)
    }

    mutating func unstretched(_ shown: Points) -> Points {
        let past = overshoot(of: shown)
        let least = strip.viewport - 1e-6
        doubt(.threshold, if: abs(abs(past) - least) < 5e-7)
        longBand = abs(past) >= least ? 2 * abs(past) : 0
        // Near the end of the stretch, rounding of the position is a large part of the pull.
        let rounding = 64 * max(abs(shown), 1000).ulp
        doubt(.stretched, if: rounding / slope(at: shown) > 1e-7)
        if past != 0 { isPlaceExact = false }
        return shown - past + pull(for: past)
    }

    /// The travel of a finger for a visible overshoot.
    private func pull(for past: Points) -> Points {
        let (c, length) = (configuration.physics.rubberBand, bandLength)
        let shown = abs(past)
        return (past < 0 ? -1 : 1) * shown * length / (c * (length - shown))
    }

    /// The distance that the content moves for a point of the finger.
    func slope(at shown: Points) -> Double {
        let past = overshoot(of: shown)
        guard past != 0 else { return 1 }
        let (c, length) = (configuration.physics.rubberBand, bandLength)
        let whole = c * abs(pull(for: past)) + length
        return c * length * length / (whole * whole)
    }

    // MARK: - Wheels and hosts that scroll on their own

    private mutating func takeWheel(by step: Points, isNotch: Bool, isLast: Bool) -> Bool {
        guard pointer == nil else { return false }
        if step != 0, canScroll {
            if isNotch, configuration.snap == .page {
                self.step(step > 0 ? 1 : -1, animated: true)
            } else {
                turnWheel(by: step)
            }
        }
        if isLast || isHidden, case .wheel = motion { finish() }
        return true
    }

    private mutating func turnWheel(by step: Points) {
        let here = place
        // Content past an end is not pulled further.
        let low = min(strip.limits.lowerBound, here)
        let high = max(strip.limits.upperBound, here)
        let there = min(max(here + step, low), high)
        var (origin, travel) = (current, 0.0)
        if case .wheel(_, let begun, let gone, _) = motion {
            (origin, travel) = (begun, gone)
        } else if abs(there - here) < 1e-6 {
            return
        }
        if case .wheel = motion {} else { lastTarget = current }
        leaveRest(
            by: .wheel(
                there,
                origin: origin,
                travel: travel + there - here,
                deadline: now + configuration.physics.wheelPause
            )
        )
        updateCurrent()
    }

    private mutating func follow(by step: Points, _ phase: Phase) {
        guard strip.isLaidOut else { return }
        pointer?.grip = .ignored
        let there = place + step
        if phase == .idle {
            guard motion.phase != .idle || step != 0 else { return }
            return rest(at: there)
        }
        // A drag counts from the item that is current when it begins.
        var isDragged = false
        if case .following(_, .dragging) = motion { isDragged = true }
        if motion.phase == .idle || (phase == .dragging && !isDragged) { lastTarget = current }
        leaveRest(by: .following(there, phase))
        updateCurrent()
    }

    // MARK: - Visibility

    private mutating func hide() {
        guard !isHidden else { return }
        _ = takePointerAway()
        endMotion()
        showTiles()
        isHidden = true
        showTiles()
    }

    private mutating func show() {
        guard isHidden else { return }
        isHidden = false
        restAnew()
        showTiles()
    }

    /// Draws a frame.
    package mutating func draw(at time: Milliseconds) {
        run(to: time)
        if strip.isLaidOut, !hasShown {
            hasShown = true
            if motion.phase == .idle { restBegan = now }
            run(to: time)
        }
        showTiles()
    }
}
