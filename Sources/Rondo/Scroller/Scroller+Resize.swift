extension Scroller {
    /// The viewport has another length, and with it the items that have none of their own, and the gaps,
    /// where these are not nil.
    ///
    /// - Complexity: O(log n); for items with lengths of their own, O(log n) for every 10,000.
    mutating func resize(
        to viewport: Points,
        extent: ItemExtent? = nil,
        spacing: Points? = nil
    ) -> Refusal? {
        precondition(
            viewport >= 0 && viewport <= Configuration.longest,
            "Scroller.resize: viewport must be from 0 to 1e9 points"
        )
        var other = configuration
        other.viewport = viewport
        other.extent = extent ?? other.extent
        other.spacing = spacing ?? other.spacing
        guard
            viewport != strip.viewport || other.spacing != configuration.spacing
                || other[.extent] != configuration[.extent]
        else { return nil }
        let layout = Layout(items, other)
        guard other.allowsLengths(of: layout) else { return .brokenRule }
        guard Strip(layout).crowd == nil else { return .tooManyTiles }
        layOut(layout, other)
        return nil
    }

    /// Lays everything out as another configuration says: what rests stays on its item, what moves
    /// goes on to its target.
    mutating func layOut(_ layout: Layout, _ other: Configuration) {
        let couldAdvance = nextAdvance < .infinity
        if other.viewport == 0, strip.viewport > 0 { vanish() }
        if other.viewport > 0, strip.isLaidOut {
            layOutAgain(layout, other)
        } else {
            if snapsAnew(with: other) { drift = nil }
            turn(into: other)
            departure = Position(slot: current, distance: 0)
            motion.place(at: departure)
            lay(layout)
            if strip.isLaidOut { layOutFirst() }
        }
        // What could not move until now gets its full rest first.
        if !couldAdvance { restAnew() }
    }

    /// Whether things snap with a configuration that do not yet.
    private func snapsAnew(with other: Configuration) -> Bool {
        configuration.snap == .none && other.snap != .none
    }

    /// The viewport is about to go: nothing is shown until it is back, and a finger means nothing.
    private mutating func vanish() {
        dropPointer()
        if strip.isLaidOut {
            endMotion()
            drift = Drift(of: position, from: strip)
        }
        hasShown = false
        restBegan = .infinity
    }

    /// There is room: rest on the initial item, where things were, or on what was asked for since.
    private mutating func layOutFirst() {
        current = strip.existing(current)
        lie(at: drift?.position(at: current, in: strip) ?? strip.restingPosition(of: current))
        departure = position
        switching.stay(on: current, item: currentItem)
        drift = nil
        guard let wish = pending else { return }
        pending = nil
        rest(on: slot(of: wish))
    }

    private mutating func layOutAgain(_ layout: Layout, _ other: Configuration) {
        var position = position
        // Off its place nothing rests where things snap from now on.
        let drift = snapsAnew(with: other) ? nil : Drift(of: position, from: strip)
        if motion.kind != .rest { lastHeading = netHeading ?? lastHeading }
        turn(into: other)
        position.slot = current
        lay(layout)
        renumber(by: .none(of: items))
        if motion.kind == .rest {
            // Of those that share a place now, the one that things rest on.
            lastTarget = current
            position = drift?.position(at: current, in: strip) ?? strip.restingPosition(of: current)
        }
        goOn(from: position)
    }
}
