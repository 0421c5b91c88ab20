extension Scroller {
    /// A pointer goes down; not holding, moving content goes on until the finger drags it.
    mutating func press(x: Points, y: Points, holding: Bool) -> Refusal? {
        guard pointer == nil else { return .pointerIsDown }
        let place = along(x: x, y: y)
        tracker.begin(at: place, time: now)
        let catches = holding && motion.phase != .idle
        pointer = Pointer(at: place, catching: catches ? course : nil)
        pauses.insert(.touched)
        if catches { leaveRest(by: .held(position)) }
        return nil
    }

    /// The pointer moves.
    mutating func move(x: Points, y: Points) -> Refusal? {
        guard pointer != nil else { return .noPointerIsDown }
        track(to: along(x: x, y: y))
        return nil
    }

    /// The pointer goes up.
    mutating func release(x: Points, y: Points) -> Refusal? {
        guard pointer != nil else { return .noPointerIsDown }
        track(to: along(x: x, y: y))
        releasePointer(throwing: tracker.velocity(at: now, physics: configuration.physics))
        return nil
    }

    /// The system takes the pointer away.
    mutating func cancelPointer() -> Refusal? {
        guard pointer != nil else { return .noPointerIsDown }
        releasePointer(throwing: 0)
        return nil
    }

    func along(x: Points, y: Points) -> Points {
        precondition(
            x.magnitude <= Configuration.longest && y.magnitude <= Configuration.longest,
            "Scroller: coordinates must be within 1e9 points"
        )
        return Orientation(axis: configuration.axis, direction: configuration.direction)
            .along(x: x, y: y)
    }

    private var rubberBand: RubberBand {
        RubberBand(coefficient: configuration.physics.rubberBand, viewport: strip.viewport)
    }

    /// The finger is at a place along the axis.
    private mutating func track(to place: Points) {
        guard var pointer else { return }
        tracker.move(to: place, time: now, window: configuration.physics.velocityWindow)
        pointer.place = place
        if case .pressed = pointer.state, let drag = drag(of: pointer) {
            pointer.state = .dragging(drag)
            pointer.caught = pointer.caught ?? course
            lastTarget = current
        }
        // Travel while nothing can move must not add up to a jump once something can.
        if !canScroll { pointer.origin = place }
        self.pointer = pointer
        guard case .dragging(let drag) = pointer.state else { return }
        leaveRest(by: .held(stretched(drag.pulled(by: place))))
        updateCurrent()
    }

    /// The drag that a pressed finger begins once it has moved by more than the slop.
    private func drag(of pointer: Pointer) -> Drag? {
        let travel = pointer.place - pointer.origin
        let slop = configuration.physics.slop
        guard canScroll, travel.magnitude > slop else { return nil }
        return Drag(
            pulled: unstretched(position),
            finger: pointer.origin + (travel < 0 ? -slop : slop),
            origin: current
        )
    }

    /// Where the motion under way is going, nil when it is there or may stop anywhere.
    var course: Course? {
        guard let target = target ?? hostTarget else { return nil }
        let here = position
        let way = strip.restingPlace(of: target, from: here.slot) - here.distance
        guard way.magnitude >= Strip.rounding else { return nil }
        return Heading(sign: way).map { Course(target: target, heading: $0) }
    }

    /// The pointer is gone; its speed along the axis in points per millisecond.
    mutating func releasePointer(throwing speed: Velocity) {
        guard let pointer else { return }
        self.pointer = nil
        pauses.remove(.touched)
        restAnew()
        letGo(of: pointer, throwing: speed)
    }

    /// Content that a finger holds or moves goes on without it.
    private mutating func letGo(of pointer: Pointer, throwing speed: Velocity) {
        guard case .held(let position) = motion else { return }
        guard case .dragging(let drag) = pointer.state else {
            return coast(from: position, velocity: 0, origin: current, heading: nil)
        }
        let isFlick = speed.magnitude >= configuration.physics.flick / 1000
        coast(
            from: position,
            velocity: -speed * slope(at: position),
            origin: drag.origin,
            heading: isFlick ? Heading(sign: -speed) : nil,
            course: pointer.caught
        )
    }

    /// How fast a finger moves the content.
    var pointerVelocity: Velocity {
        guard case .dragging = pointer?.state else { return 0 }
        let speed = tracker.velocity(at: now, physics: configuration.physics)
        return -speed * slope(at: position)
    }

    /// A finger that is down means nothing from now on, since a programme took over.
    mutating func ignorePointer() {
        pointer?.state = .ignored
    }

    /// As `ignorePointer`, when nothing takes over: the content goes on without the finger.
    mutating func dropPointer() {
        guard let pointer else { return }
        ignorePointer()
        letGo(of: pointer, throwing: 0)
    }

    /// A drag goes on from where the content is, after the strip has changed under it.
    mutating func rebaseDrag() {
        guard let pointer, case .dragging(let drag) = pointer.state else { return }
        let pulled = unstretched(position)
        self.pointer?.state = .dragging(
            Drag(pulled: pulled, finger: pointer.place, origin: drag.origin)
        )
    }
}

// MARK: - Past the ends

extension Scroller {
    /// Where content shows that is pulled to a position.
    private func stretched(_ pulled: Position) -> Position {
        let pull = strip.overshoot(of: pulled)
        guard pull != 0 else { return pulled }
        return Position(
            slot: pulled.slot,
            distance: pulled.distance - pull + rubberBand.shown(for: pull)
        )
    }

    /// Where content is pulled to that shows at a position: the inverse of `stretched`.
    private func unstretched(_ shown: Position) -> Position {
        let past = strip.overshoot(of: shown)
        guard past != 0 else { return shown }
        return Position(
            slot: shown.slot,
            distance: shown.distance - past + rubberBand.pull(for: past)
        )
    }

    /// How far the content moves per point of finger at a position.
    private func slope(at position: Position) -> Double {
        let past = strip.overshoot(of: position)
        return past == 0 ? 1 : rubberBand.slope(at: past)
    }
}
