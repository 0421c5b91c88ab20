extension Shelves {
    /// The present frame of the vertical list; see `Scroller.lastFrame`.
    public var lastFrame: Frame { list.lastFrame }

    /// Draws a frame: advances the engine to a time and returns the state of the vertical list.
    ///
    /// Afterwards `live` has the rows with their cells, `nextEvent()` returns what happened, and
    /// `nextAction(at:)` what to fetch. Within a frame all cells that leave are reported before any
    /// that come, on all shelves.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The state of the vertical list at that time; `offset` counts from its current
    ///   shelf.
    /// - Complexity: O(t log n) for `t` cells; no allocation once scrolling is steady, unless
    ///   another shelf comes near.
    public mutating func frame(at time: Milliseconds) -> Frame {
        list.run(to: time)
        restoreList()
        let frame = list.frame(at: now)
        refresh(at: now)
        for index in live.indices {
            let isElsewhere = live[index].noteShown()
            if isElsewhere { list.window.calm.isDrawn = false }
        }
        collect()
        load(at: now)
        return frame
    }

    /// Updates rows and cells after the vertical list.
    mutating func refresh(at time: Milliseconds) {
        let rows = match(at: time)
        for index in live.indices {
            let isInSight = live[index].row.isShown
            live[index].isChanging =
                index >= rows || live[index].scroller.prepareCells(isInSight: isInSight, at: time)
        }
        collect()
        for index in live.indices where live[index].isChanging {
            live[index].scroller.leaveCells(isGone: index >= rows)
        }
        collect()
        for index in live.indices where live[index].isChanging {
            pools.takeCells(from: &live[index], configuration.pool)
        }
        collect()
        live.removeLast(live.count - rows)
        for index in live.indices where live[index].isChanging {
            pools.giveCells(to: &live[index], configuration.pool)
        }
        collect()
    }

    /// Puts the live shelves in the order of the rows, makes missing ones, and moves the others
    /// behind them.
    private mutating func match(at time: Milliseconds) -> Int {
        let rows = list.tiles
        for place in rows.indices {
            let row = rows[place]
            let found = live[place...].firstIndex {
                ($0.row.number == row.number || $0.isEarly) && $0.key.item == row.item
                    && !$0.isOutdated
            }
            if let found {
                live.swapAt(place, found)
                live[place].row = row
            } else {
                live.insert(makeLive(row, at: time), at: place)
            }
        }
        for index in live.indices[rows.count...] {
            let key = live[index].key
            // Its other row goes on.
            if !live[index].isOutdated, live[..<rows.count].contains(where: { $0.key == key }) {
                continue
            }
            remember(live[index])
            live[index].stop()
        }
        return rows.count
    }

    mutating func makeLive(_ row: Tile, at time: Milliseconds) -> LiveShelf {
        let shelf = shelves[row.index.value]
        // In a loop a shelf may enter at one edge before it has left at the other.
        if var twin = live.first(where: { $0.key == shelf.key && !$0.isOutdated }) {
            twin.row = row
            twin.scroller.forgetCells()
            return twin
        }
        var isFollowing = false
        for outdated in live where outdated.key == shelf.key {
            remember(outdated)
            // The host moves the new one too, so it has no motion of its own.
            isFollowing = outdated.scroller.motion.kind == .following
        }
        var scroller = scroller(for: shelf, at: time)
        let isMoving = !isFollowing && memory[shelf.key]?.isMoving ?? false
        let isResuming = isMoving && !scroller.endsAtOnce()
        return LiveShelf(key: shelf.key, row: row, scroller: scroller, isResuming: isResuming)
    }

    /// Passes the visible and neighbouring items to the loader.
    private mutating func load(at time: Milliseconds) {
        wanted.removeAll(keepingCapacity: true)
        for index in live.indices { live[index].scroller.appendKeys(to: &wanted) }
        loader.show(wanted, isMoving: isMoving, at: time)
    }
}
