extension Shelves {
    /// Notes a step of a wheel whose system does not report the ends of swipes.
    ///
    /// At the beginning of a swipe a host decides what concerns the whole swipe, for example
    /// whether a scroller within an item gets it.
    ///
    /// - Parameters:
    ///   - dx: The step, as in `wheel`.
    ///   - dy: The step, as in `wheel`.
    ///   - time: The time of the step, in milliseconds, by any clock.
    /// - Returns: Whether the step begins another swipe.
    public mutating func beginsSwipe(dx: Points, dy: Points, at time: Milliseconds) -> Bool {
        let size = Swift.max(dx.magnitude, dy.magnitude)
        return gesture.swipe.add(size, at: time, pause: configuration.list.physics.wheelPause)
    }
}
