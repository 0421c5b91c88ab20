extension Scroller {
    /// Handles a pointer going down: it holds moving content.
    mutating func press(x: Points, y: Points) -> Refusal? {
        guard gesture.pointer.state == .up else { return .pointerIsDown }
        let place = along(x: x, y: y)
        gesture.pointer.tracker.begin(at: place, time: now)
        autopilot.pauses.insert(.touched)
        gesture.pointer.press(at: place, across: across(x: x, y: y))
        gesture.drag.caught = course
        if motion.kind != .rest { hold(at: position) }
        return nil
    }

    /// Handles a move of the pointer.
    mutating func move(x: Points, y: Points) -> Refusal? {
        guard gesture.pointer.state != .up else { return .noPointerIsDown }
        track(x: x, y: y)
        return nil
    }

    /// Handles the pointer going up.
    mutating func release(x: Points, y: Points) -> Refusal? {
        guard gesture.pointer.state != .up else { return .noPointerIsDown }
        track(x: x, y: y, isLift: true)
        releasePointer(
            throwing: gesture.pointer.tracker.velocity(at: now, physics: configuration.physics)
        )
        return nil
    }

    /// Handles a pointer that the system cancels.
    mutating func cancelPointer() -> Refusal? {
        guard gesture.pointer.state != .up else { return .noPointerIsDown }
        releasePointer(throwing: 0)
        return nil
    }

    func along(x: Points, y: Points) -> Points {
        precondition(
            x.magnitude <= Configuration.longest && y.magnitude <= Configuration.longest,
            "Scroller: coordinates must be within 1e9 points"
        )
        return strip.layout.orientation.along(x: x, y: y)
    }

    /// The coordinate across the axis, which only decides who owns the finger.
    private func across(x: Points, y: Points) -> Points {
        strip.layout.orientation.across(x: x, y: y)
    }

    private var rubberBand: RubberBand {
        RubberBand(
            coefficient: configuration.physics.rubberBand,
            viewport: Swift.max(strip.viewport, gesture.drag.band)
        )
    }

    /// Moves the finger to a place.
    private mutating func track(x: Points, y: Points, isLift: Bool = false) {
        let place = along(x: x, y: y)
        // A lift without a change of place is no move.
        if !isLift || place != gesture.pointer.place {
            gesture.pointer.tracker.move(
                to: place,
                time: now,
                window: configuration.physics.velocityWindow
            )
        }
        gesture.pointer.move(to: place, across: across(x: x, y: y))
        // While nothing can move, travel must not add up to a jump for later.
        if !canScroll { gesture.pointer.origin = place }
        if gesture.pointer.state == .pressed { startDragging() }
        guard gesture.pointer.state == .dragging else { return }
        hold(at: stretched(gesture.drag.pull(to: gesture.pointer.place)))
        updateCurrent()
    }

    /// Drags the content once a pressed finger has moved by more than the slop.
    private mutating func startDragging() {
        let travel = gesture.pointer.place - gesture.pointer.origin
        let slop = configuration.physics.slop
        guard canScroll, travel.magnitude > slop else { return }
        beginDrag()
        gesture.pointer.state = .dragging
        gesture.drag.hang(
            caught(at: position),
            on: gesture.pointer.origin + (travel < 0 ? -slop : slop)
        )
        switching.lastTarget = switching.current
    }

    /// Begins a drag on the current slot, which catches the present motion unless the finger has
    /// caught one.
    mutating func beginDrag() {
        if gesture.drag.caught.way == 0 { gesture.drag.caught = course }
        gesture.drag.begin(on: switching.current)
    }

    /// Holds the content at a position, by a finger.
    private mutating func hold(at position: Position) {
        motion.stand(at: position, .held, .dragging)
        leaveRest()
    }

    /// The course of the current motion.
    var course: Course {
        guard let target = target ?? hostTarget else { return Course() }
        let here = position
        let way = strip.restingPlace(of: target, from: here.slot) - here.distance
        return Course(target: target, way: way.magnitude < Strip.rounding ? 0 : way)
    }

    /// Removes the pointer; the speed is along the axis, in points per millisecond.
    mutating func releasePointer(throwing speed: Velocity) {
        guard gesture.pointer.state != .up else { return }
        let state = gesture.pointer.state
        gesture.pointer.state = .up
        autopilot.pauses.remove(.touched)
        restAnew()
        letGo(state, throwing: speed)
    }

    /// Releases content that a finger in some state held or dragged.
    private mutating func letGo(_ state: Pointer.State, throwing speed: Velocity) {
        guard motion.kind == .held else { return }
        let position = motion.position(at: now)
        guard state == .dragging else {
            return coast(from: position, velocity: 0, origin: switching.current, heading: nil)
        }
        let isFlick = configuration.physics.isFlick(speed)
        coast(
            from: position,
            velocity: -speed * slope(at: position),
            origin: gesture.drag.origin,
            heading: isFlick ? Heading(sign: -speed) : nil,
            course: gesture.drag.caught
        )
    }

    /// The velocity at which a finger moves the content.
    var pointerVelocity: Velocity {
        guard gesture.pointer.state == .dragging else { return 0 }
        let speed = gesture.pointer.tracker.velocity(at: now, physics: configuration.physics)
        return -speed * slope(at: position)
    }

    /// Ignores the finger from now on, since a program took over the content.
    mutating func ignorePointer() {
        if gesture.pointer.state != .up { gesture.pointer.state = .ignored }
    }

    /// Ignores the finger, and lets the content continue without it.
    mutating func dropPointer() {
        let state = gesture.pointer.state
        guard state != .up else { return }
        ignorePointer()
        letGo(state, throwing: 0)
    }

    /// Continues a drag from the content's position, after the strip has changed.
    mutating func rebaseDrag() {
        guard gesture.pointer.state == .dragging else { return }
        gesture.drag.hang(caught(at: position), on: gesture.pointer.place)
    }
}

// MARK: - Past the ends

extension Scroller {
    /// The visible position of content that is pulled to a position.
    ///
    /// Inlined, since otherwise a function of such a large value copies it.
    @inline(__always)
    private func stretched(_ pulled: Position) -> Position {
        guard strip.hasEnd else { return pulled }
        let pull = strip.overshoot(of: pulled)
        guard pull != 0 else { return pulled }
        return Position(
            slot: pulled.slot,
            distance: pulled.distance - pull + rubberBand.shown(for: pull)
        )
    }

    /// The pulled position of content that a finger catches at a position: the inverse of
    /// `stretched`.
    private mutating func caught(at shown: Position) -> Position {
        let past = strip.overshoot(of: shown)
        gesture.drag.stretch(to: past, in: strip.viewport)
        guard past != 0 else { return shown }
        return Position(
            slot: shown.slot,
            distance: shown.distance - past + rubberBand.pull(for: past)
        )
    }

    /// The movement of the content per point of finger movement, at a position.
    private func slope(at position: Position) -> Double {
        let past = strip.overshoot(of: position)
        return past == 0 ? 1 : rubberBand.slope(at: past)
    }
}
