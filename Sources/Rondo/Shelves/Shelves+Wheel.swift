extension Shelves {
    /// A wheel or trackpad step.
    ///
    /// The first step of a gesture decides what it is for: the shelf when it is clearly sideways,
    /// else the list; the others go there too.
    ///
    /// - Parameters:
    ///   - dx: In points, positive to the right.
    ///   - dy: In points, positive downwards.
    ///   - y: Where the pointer is, in points from the viewport's top edge; nil for the current
    ///     shelf.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil.
    @discardableResult
    public mutating func wheel(dx: Points, dy: Points, y: Points? = nil, at time: Milliseconds)
        -> Refusal?
    {
        run(to: time)
        guard touch == nil else { return .wheelWhilePointerIsDown }
        guard dx != 0 || dy != 0 else { return nil }
        let last = wheelLock.flatMap { $0.deadline > time ? $0 : nil }
        let lock = last?.lock ?? Touch.Lock(dx: dx, dy: dy)
        let under = y.map { slot(at: $0).map { self.key(at: $0) } } ?? currentShelf
        let key = last?.shelf ?? under
        wheelLock = WheelLock(
            lock: lock,
            shelf: key,
            deadline: time + configuration.list.physics.wheelPause
        )
        switch lock {
        case .list: _ = list.wheel(dx: 0, dy: dy, at: time)
        case .shelf:
            guard let index = key.flatMap({ index(of: $0) }), let slot = slotNear(index)
            else { return nil }
            _ = live[liveShelf(at: slot)].scroller.wheel(dx: dx, dy: 0, at: time)
        }
        collect()
        return nil
    }
}
