extension PageLoader {
    /// The request for more shelves to make now, or nil; see `request(for:at:)` of a
    /// scroller.
    ///
    /// - Parameters:
    ///   - shelves: The shelf list; its current shelf, or the last one at the same resting place,
    ///     counts.
    ///   - time: In milliseconds.
    /// - Returns: The page to fetch; it is in flight from now on.
    public mutating func request(for shelves: Shelves, at time: Milliseconds) -> Request? {
        request(for: shelves.list, at: time)
    }
}
