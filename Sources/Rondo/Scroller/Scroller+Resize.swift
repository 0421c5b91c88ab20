extension Scroller {
    /// The viewport has another length.
    ///
    /// - Complexity: O(log n); for items with lengths of their own, O(log n) for every 10,000.
    mutating func resize(to viewport: Points) -> Refusal? {
        precondition(
            viewport >= 0 && viewport <= Configuration.longest,
            "Scroller.resize: viewport must be from 0 to 1e9 points"
        )
        guard viewport != strip.viewport else { return nil }
        var other = configuration
        other.viewport = viewport
        let layout = Layout(items, other)
        guard Strip(layout).crowd == nil else { return .tooManyTiles }
        let couldAdvance = nextAdvance < .infinity
        configuration = other
        if viewport == 0 {
            vanish(layout)
        } else if strip.isLaidOut {
            layOutAgain(layout)
        } else {
            lay(layout)
            if strip.isLaidOut { layOutFirst() }
        }
        // What could not move until now gets its full rest first.
        if !couldAdvance { restAnew() }
        return nil
    }

    /// The viewport is gone: nothing is shown until it is back, and a finger means nothing.
    private mutating func vanish(_ layout: Layout) {
        dropPointer()
        if strip.isLaidOut {
            endMotion()
            drift = Drift(of: position, from: strip)
        }
        hasShown = false
        restBegan = .infinity
        lay(layout)
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

    private mutating func layOutAgain(_ layout: Layout) {
        var position = position
        let drift = Drift(of: position, from: strip)
        if motion.kind != .rest { lastHeading = netHeading ?? lastHeading }
        lay(layout)
        renumber(by: nil)
        if motion.kind == .rest {
            position = drift?.position(at: current, in: strip) ?? strip.restingPosition(of: current)
        }
        goOn(from: position)
    }
}
