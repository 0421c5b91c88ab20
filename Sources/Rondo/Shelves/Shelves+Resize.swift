extension Shelves {
    /// Sets the size of the viewport; see `Scroller.resize(to:extent:spacing:at:)`.
    ///
    /// - Parameters:
    ///   - width: In points, from 0 to 1e9.
    ///   - height: In points, from 0 to 1e9.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Complexity: O(n) for `n` shelves.
    @discardableResult
    public mutating func resize(width: Points, height: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        var other = configuration
        other.list.viewport = height
        other.shelf.viewport = width
        guard !other.isCrowded(with: shelves) else { return .tooManyTiles }
        rememberAll(before: other)
        configuration = other
        list.resize(to: height, at: now)
        for index in live.indices {
            live[index].scroller.resize(to: width, at: now)
            live[index].shown = live[index].position
        }
        collect()
        return nil
    }

    /// Changes the layout and motion of the list and its shelves; see `Scroller.configure(_:at:)`.
    ///
    ///     var other = shelves.configuration
    ///     other.list.spacing = 24
    ///     shelves.configure(other, at: 16)
    ///
    /// - Parameters:
    ///   - other: The configuration. Its `pool`, `remembered`, `loading` and initial shelf are
    ///     ignored: the values given to `init` stay.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Complexity: O(n) for `n` shelves, and for items with lengths of their own.
    @discardableResult
    public mutating func configure(
        _ other: ShelvesConfiguration,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        var new = configuration
        new.list = other.list
        new.list.initial = ItemIndex(0)
        new.shelf = other.shelf
        if let problem = new.problem(with: shelves)?.problem {
            return problem.field == .tiles ? .tooManyTiles : .brokenRule
        }
        new.list.initial = configuration.list.initial
        rememberAll(before: new)
        configuration = new
        list.configure(new.vertical, at: now)
        for index in live.indices {
            guard let place = self.index(of: live[index].key) else { continue }
            live[index].scroller.configure(new.horizontal(shelves[place].layout), at: now)
            live[index].shown = live[index].position
        }
        collect()
        return nil
    }

    /// Remembers all positions before the viewport loses its length, since they cannot be computed
    /// without it.
    private mutating func rememberAll(before other: ShelvesConfiguration) {
        guard other.list.viewport == 0 || other.shelf.viewport == 0 else { return }
        for shelf in live { remember(shelf) }
    }

    /// Handles the app or the tab being hidden; see `Scroller.hide(at:)`.
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

    /// Handles the app or the tab being shown again.
    public mutating func show(at time: Milliseconds) {
        run(to: time)
        guard isHidden else { return }
        for index in live.indices { live[index].scroller.isHidden = false }
        list.show(at: now)
        // Before the first frame no shelf has a row, and none is to leave.
        if live.contains(where: { !$0.isEarly }) || list.window.hasShown { refresh(at: now) }
    }

    /// Turns reduced motion on or off: animated scrolls are immediate; drags and coasting stay.
    public mutating func reduceMotion(_ isReduced: Bool, at time: Milliseconds) {
        run(to: time)
        list.reduceMotion(isReduced, at: now)
        for index in live.indices { live[index].scroller.reduceMotion(isReduced, at: now) }
        collect()
    }
}
