extension PageLoader {
    /// The request for more shelves to make now, nil when there is none to make; see
    /// `request(for:at:)` of a scroller.
    ///
    /// - Parameters:
    ///   - shelves: Whose current shelf is looked at, or the last of those that rest where it does.
    ///   - time: In milliseconds.
    /// - Returns: The page to fetch; it is in flight from now on.
    public mutating func request(for shelves: Shelves, at time: Milliseconds) -> Request? {
        request(for: shelves.list, at: time)
    }
}
