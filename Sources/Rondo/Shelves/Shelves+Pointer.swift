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
        guard gesture.touch == nil else { return .pointerIsDown }
        gesture.touch = Touch(x: x, y: y, shelf: slot(at: y).map { live[liveShelf(at: $0)].key })
        give(.press, x: x, y: y)
        _ = list.press(x: x, y: y, at: now)
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
        guard gesture.touch != nil else { return .noPointerIsDown }
        decide(x: x, y: y)
        if gesture.touch?.lock != .shelf { _ = list.move(x: x, y: y, at: now) }
        if maySlide(to: x) { give(.move, x: x, y: y) }
        collect()
        return nil
    }

    /// Handles the pointer going up: the dragged content coasts, snaps, springs back or rests.
    @discardableResult
    public mutating func release(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard gesture.touch != nil else { return .noPointerIsDown }
        decide(x: x, y: y)
        switch gesture.touch?.lock {
        case nil: return cancelPointer(at: now)
        case .list: _ = list.release(x: x, y: y, at: now)
        case .shelf: give(.release, x: x, y: y)
        }
        gesture.touch = nil
        collect()
        return nil
    }

    /// Handles a pointer that the system cancels: like a release without speed.
    @discardableResult
    public mutating func cancelPointer(at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard gesture.touch != nil else { return .noPointerIsDown }
        _ = list.cancelPointer(at: now)
        give(.cancel)
        gesture.touch = nil
        collect()
        return nil
    }

    /// Decides what a drag moves, once its direction is clear, and releases the other.
    private mutating func decide(x: Points, y: Points) {
        guard let touch = gesture.touch, touch.lock == nil else { return }
        let slop = configuration.list.physics.slop
        guard let lock = Touch.Lock(dx: x - touch.x, dy: y - touch.y, slop: slop) else { return }
        switch lock {
        case .list: give(.cancel)
        case .shelf: _ = list.cancelPointer(at: now)
        }
        gesture.touch?.lock = lock
    }

    /// Whether the shelf gets the finger's position: while the direction is not clear it must not
    /// begin to move.
    private func maySlide(to x: Points) -> Bool {
        guard let touch = gesture.touch, touch.lock == nil else {
            return gesture.touch?.lock == .shelf
        }
        return (x - touch.x).magnitude <= configuration.list.physics.slop
    }

    /// An input of the finger.
    private enum PointerInput {
        case press, move, release, cancel
    }

    /// Gives an input of the finger to its shelf, to both rows if it has two in a loop.
    private mutating func give(_ input: PointerInput, x: Points = 0, y: Points = 0) {
        guard let key = gesture.touch?.shelf else { return }
        for index in live.indices where live[index].serves(key) {
            switch input {
            case .press: _ = live[index].scroller.press(x: x, y: y, at: now)
            case .move: _ = live[index].scroller.move(x: x, y: y, at: now)
            case .release: _ = live[index].scroller.release(x: x, y: y, at: now)
            case .cancel: _ = live[index].scroller.cancelPointer(at: now)
            }
        }
    }
}
