extension Shelves {
    /// Takes note of a step of a wheel whose system does not say where a swipe ends.
    ///
    /// - Parameters:
    ///   - dx: As in `wheel`.
    ///   - dy: The same.
    ///   - time: In milliseconds, by any clock.
    /// - Returns: Whether it begins another swipe; what concerns a whole one, such as whether it is for
    ///   something within an item, a host decides there.
    public mutating func beginsSwipe(dx: Points, dy: Points, at time: Milliseconds) -> Bool {
        let size = Swift.max(dx.magnitude, dy.magnitude)
        return swipe.add(size, at: time, pause: configuration.list.physics.wheelPause)
    }
}
