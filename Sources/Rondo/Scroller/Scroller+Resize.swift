extension Scroller {
    /// Sets the viewport's length, and the default item length and the gap if they are not nil.
    ///
    /// - Complexity: O(log n); for items with different lengths, O(log n) for every 10,000.
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
        return layOut(with: other)
    }

    /// Lays everything out with another configuration: content at rest stays on its item, a motion
    /// continues to its target.
    ///
    /// Refuses lengths that break a rule.
    mutating func layOut(with other: Configuration) -> Refusal? {
        let layout = Layout(items, other)
        guard other.allowsLengths else { return .brokenRule }
        if let refusal = layout.refusal { return refusal }
        // A drag does not continue along another axis or in another direction.
        if other.axis != configuration.axis || other.direction != configuration.direction {
            dropPointer()
        }
        let couldAdvance = nextAdvance < .infinity
        if other.viewport == 0, strip.viewport > 0 { vanish() }
        if other.viewport > 0, strip.isLaidOut {
            layOutAgain(layout, other)
        } else {
            if snapsAnew(with: other) { firstLayout.drift = nil }
            turn(into: other)
            switching.departure = Position(slot: switching.current, distance: 0)
            motion.place(at: switching.departure)
            lay(layout)
            if strip.isLaidOut { layOutFirst() }
        }
        // Content that could not move before gets its full rest first.
        if !couldAdvance { restAnew() }
        return nil
    }

    /// Whether a configuration starts to snap.
    private func snapsAnew(with other: Configuration) -> Bool {
        configuration.snap == .none && other.snap != .none
    }

    /// Handles the viewport losing its length: nothing is shown until it returns, and a finger is
    /// ignored.
    private mutating func vanish() {
        dropPointer()
        if strip.isLaidOut {
            endMotion()
            firstLayout.drift = Drift(of: position, from: strip)
        }
        firstLayout.isShown = false
        autopilot.restBegan = .infinity
    }

    /// Handles the first layout: rests on the initial item, at the last position, or on the item
    /// requested since.
    private mutating func layOutFirst() {
        switching.current = strip.existing(switching.current)
        // Among slots that now share a place, the one at rest has precedence.
        switching.lastTarget = switching.current
        lie(at: restingPosition(with: firstLayout.drift))
        switching.departure = position
        let wish = firstLayout.wish
        firstLayout.forget()
        if let wish { rest(on: slot(of: wish)) }
    }

    private mutating func layOutAgain(_ layout: Layout, _ other: Configuration) {
        var position = position
        // Content that starts to snap cannot rest off its place.
        let drift = snapsAnew(with: other) ? nil : Drift(of: position, from: strip)
        let way = netWay
        turn(into: other)
        position.slot = switching.current
        lay(layout)
        renumber(by: .none(of: items))
        if motion.kind == .rest {
            switching.lastTarget = switching.current
            position = restingPosition(with: drift)
        }
        continueMotion(from: position, after: way, keepsTarget: true)
    }

    /// The position of content at rest in another viewport.
    ///
    /// Mutating, since otherwise a function of such a large value copies it.
    private mutating func restingPosition(with drift: Drift?) -> Position {
        drift?.position(at: switching.current, in: strip)
            ?? strip.restingPosition(of: switching.current)
    }
}
