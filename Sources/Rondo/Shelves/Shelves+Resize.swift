extension Shelves {
    /// The viewport has another size; see `Scroller.resize(to:at:)`.
    ///
    /// - Parameters:
    ///   - width: In points, from 0 to 1e9.
    ///   - height: In points, from 0 to 1e9.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: O(n) for `n` shelves.
    @discardableResult
    public mutating func resize(width: Points, height: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        var other = configuration
        other.list.viewport = height
        other.shelf.viewport = width
        guard !other.isCrowded(with: shelves) else { return .tooManyTiles }
        // Without a length nothing could tell where it was.
        for shelf in live where width == 0 || height == 0 { remember(shelf) }
        configuration = other
        list.resize(to: height, at: now)
        for index in live.indices {
            live[index].scroller.resize(to: width, at: now)
            live[index].shown = live[index].scroller.position
        }
        collect()
        return nil
    }

    /// The app leaves, or the tab is hidden; see `Scroller.hide(at:)`.
    public mutating func hide(at time: Milliseconds) {
        run(to: time)
        guard !isHidden else { return }
        touch = nil
        for index in live.indices {
            live[index].scroller.comeToRest()
            live[index].scroller.isHidden = true
        }
        list.hide(at: now)
        refresh(at: now)
    }

    /// The app returns, or the tab is shown.
    public mutating func show(at time: Milliseconds) {
        run(to: time)
        guard isHidden else { return }
        for index in live.indices { live[index].scroller.isHidden = false }
        list.show(at: now)
        refresh(at: now)
    }

    /// The system setting: animated scrolls are immediate, drags and coasting stay.
    public mutating func reduceMotion(_ isReduced: Bool, at time: Milliseconds) {
        run(to: time)
        list.reduceMotion(isReduced, at: now)
        for index in live.indices { live[index].scroller.reduceMotion(isReduced, at: now) }
        collect()
    }
}
