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
        return adopt(other)
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
        new.shelf = other.shelf
        return adopt(new)
    }

    /// Uses another configuration from now on, in the list and in all live shelves.
    private mutating func adopt(_ other: ShelvesConfiguration) -> Refusal? {
        var new = other
        // The initial shelf no longer matters, and may have been removed.
        new.list.initial = ItemIndex(0)
        if let field = new.problem(with: shelves)?.problem.field {
            return field == .tiles ? .tooManyTiles : .brokenRule
        }
        new.list.initial = configuration.list.initial
        rememberAll(before: new)
        configuration = new
        list.adopt(new.vertical)
        // A query of the list itself would copy it.
        let items = list.items
        for index in live.indices {
            guard let place = items.index(of: live[index].key.item) else { continue }
            live[index].scroller.adopt(new.horizontal(shelves[place.value].layout))
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
        gesture.touch = nil
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
        if live.contains(where: { !$0.isEarly }) || list.firstLayout.isShown { refresh(at: now) }
    }

    /// Turns reduced motion on or off: animated scrolls are immediate; drags and coasting stay.
    public mutating func reduceMotion(_ isReduced: Bool, at time: Milliseconds) {
        run(to: time)
        list.reduceMotion(isReduced, at: now)
        for index in live.indices { live[index].scroller.reduceMotion(isReduced, at: now) }
        collect()
    }
}
