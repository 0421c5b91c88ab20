extension Shelves {
    /// Handles a pointer going down.
    ///
    /// It holds what moves under it: the list and the shelf there, and no other shelf.
    ///
    /// - Parameters:
    ///   - x: From the viewport's left edge, in points.
    ///   - y: From the viewport's top edge, in points.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func press(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard touch == nil else { return .pointerIsDown }
        let key = slot(at: y).map { live[liveShelf(at: $0)].key }
        forRows(of: key) { _ = $0.press(x: x, y: y, at: time) }
        _ = list.press(x: x, y: y, at: now)
        touch = Touch(x: x, y: y, shelf: key)
        collect()
        return nil
    }

    /// Handles a move of the pointer.
    ///
    /// Past the slop, sideways or up and down, it drags the shelf on which it went down, or the
    /// list, until it is lifted.
    @discardableResult
    public mutating func move(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard touch != nil else { return .noPointerIsDown }
        decide(x: x, y: y, at: now)
        if touch?.lock != .shelf { _ = list.move(x: x, y: y, at: now) }
        if maySlide(to: x) { forRows(of: touch?.shelf) { _ = $0.move(x: x, y: y, at: time) } }
        collect()
        return nil
    }

    /// Handles the pointer going up: the dragged content coasts, snaps, springs back or rests.
    @discardableResult
    public mutating func release(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard touch != nil else { return .noPointerIsDown }
        decide(x: x, y: y, at: now)
        switch touch?.lock {
        case nil: return cancelPointer(at: now)
        case .list: _ = list.release(x: x, y: y, at: now)
        case .shelf: forRows(of: touch?.shelf) { _ = $0.release(x: x, y: y, at: time) }
        }
        touch = nil
        collect()
        return nil
    }

    /// Handles a pointer that the system cancels: like a release without speed.
    @discardableResult
    public mutating func cancelPointer(at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard touch != nil else { return .noPointerIsDown }
        _ = list.cancelPointer(at: now)
        forRows(of: touch?.shelf) { _ = $0.cancelPointer(at: time) }
        touch = nil
        collect()
        return nil
    }

    /// Decides what a drag moves, once its direction is clear, and releases the other.
    private mutating func decide(x: Points, y: Points, at time: Milliseconds) {
        guard let touch, touch.lock == nil else { return }
        let slop = configuration.list.physics.slop
        guard let lock = Touch.Lock(dx: x - touch.x, dy: y - touch.y, slop: slop) else { return }
        switch lock {
        case .list: forRows(of: touch.shelf) { _ = $0.cancelPointer(at: time) }
        case .shelf: _ = list.cancelPointer(at: time)
        }
        self.touch?.lock = lock
    }

    /// Whether the shelf gets the finger's position: while the direction is not clear it must not
    /// begin to move.
    private func maySlide(to x: Points) -> Bool {
        guard let touch, touch.lock == nil else { return touch?.lock == .shelf }
        return (x - touch.x).magnitude <= configuration.list.physics.slop
    }
}
