extension Shelves {
    /// Handles a step of a wheel or trackpad.
    ///
    /// The first step of a gesture decides what the gesture moves: the shelf if it is clearly
    /// sideways, else the list.
    ///
    /// - Parameters:
    ///   - dx: In points, positive to the right.
    ///   - dy: In points, positive downwards.
    ///   - y: The pointer's place, in points from the viewport's top edge; nil for the current
    ///     shelf.
    ///   - notch: Whether it is one click of a mouse's wheel; see `Input.wheel`. Default `false`.
    ///   - phase: Whether the gesture ends now. Default `.moved`.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func wheel(
        dx: Points,
        dy: Points,
        y: Points? = nil,
        notch: Bool = false,
        phase: WheelPhase = .moved,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        guard gesture.touch == nil else { return .wheelWhilePointerIsDown }
        let last = gesture.wheel.flatMap { $0.deadline > now ? $0 : nil }
        guard dx != 0 || dy != 0 || (phase == .ended && last != nil) else { return nil }
        let lock = last?.lock ?? Touch.Lock(dx: dx, dy: dy)
        let key =
            if let last { last.shelf } else if let y { self.key(under: y) } else { currentShelf }
        // After its end the next step begins another gesture.
        let pause = phase == .ended ? 0 : configuration.list.physics.wheelPause
        gesture.wheel = WheelLock(lock: lock, shelf: key, deadline: now + pause)
        switch lock {
        case .list: _ = list.wheel(dx: 0, dy: dy, notch: notch, phase: phase, at: now)
        case .shelf:
            guard let key, let index = index(of: key), let slot = slotNear(index) else {
                return nil
            }
            _ = liveShelf(at: slot)
            for row in live.indices where live[row].serves(key) {
                _ = live[row].scroller.wheel(dx: dx, dy: 0, notch: notch, phase: phase, at: now)
            }
        }
        collect()
        return nil
    }
}
