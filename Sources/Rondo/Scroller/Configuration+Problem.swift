extension Configuration {
    /// The longest that a viewport, an item or a gap may be, in points.
    static let longest: Points = 1e9

    /// The first rule that this configuration breaks with these items, nil when it breaks none.
    ///
    /// Whoever takes configurations from outside asks here first; the scroller traps
    /// on what this finds.
    ///
    /// - Complexity: O(n) for items described one by one with lengths of their own, else O(1).
    public func problem(with items: Items) -> Problem? {
        for field in Problem.Field.allCases {
            guard let value = value(of: field), !field.allows(value) else { continue }
            return Problem(field: field, value: value, item: nil)
        }
        if initial.value > 0, initial.value >= items.count {
            return Problem(field: .initial, value: Double(initial.value), item: nil)
        }
        if let advance, advance.duration > advance.interval {
            return Problem(field: .duration, value: advance.duration, item: nil)
        }
        return lengthProblem(with: items)
    }

    /// The first length that an item may not have, the length of all items when that is too much, or
    /// the number of tiles when the viewport has room for too many; nil when there is no such.
    ///
    /// Ask it before items from outside are given to a scroller that there is already, or before the
    /// viewport has another length.
    ///
    /// - Complexity: O(n) for items described one by one with lengths of their own, else O(1).
    public func lengthProblem(with items: Items) -> Problem? {
        sumProblem(with: items) ?? tileProblem(with: items)
    }

    /// The same without the number of tiles.
    func sumProblem(with items: Items) -> Problem? {
        items.problem ?? turnProblem(with: items)
    }

    /// The value that a field's own rule is about; nil where the configuration has none, or not one.
    private func value(of field: Problem.Field) -> Double? {
        switch field {
        case .viewport: return viewport
        case .extent: if case .points(let points) = extent { return points }
        case .spacing: return spacing
        case .length, .tiles: break
        case .overscan: return Double(overscan)
        case .keep: if case .pages(let keep) = tiles { return Double(keep) }
        case .initial: return Double(initial.value)
        case .slop: return physics.slop
        case .flick: return physics.flick
        case .decelerationRate: return physics.decelerationRate
        case .stoppingSpeed: return physics.stoppingSpeed
        case .rubberBand: return physics.rubberBand
        case .springRate: return physics.springRate
        case .tolerance: return physics.tolerance
        case .stillness: return physics.stillness
        case .velocityWindow: return physics.velocityWindow
        case .scrollDuration: return physics.scrollDuration
        case .wheelPause: return physics.wheelPause
        case .interval: if advance?.speed == nil { return advance?.interval }
        case .duration: return advance?.duration
        case .speed: return advance?.speed
        }
        return nil
    }

    private func turnProblem(with items: Items) -> Problem? {
        let turn =
            Extents(items: items, extent: extent, spacing: spacing, viewport: viewport).turn
        return Problem.Field.length.allows(turn)
            ? nil : Problem(field: .length, value: turn, item: nil)
    }

    /// The number of tiles that the viewport has room for, when they are too many.
    ///
    /// Not inlined: there are several callers, and an engine for a browser pays for each byte.
    @inline(never)
    func tileProblem(with items: Items) -> Problem? {
        let strip = Strip(Layout(items, self))
        return strip.crowd.map { Problem(field: .tiles, value: Double($0), item: nil) }
    }
}

extension Items {
    /// The first length that an item may not have; a tree has none.
    fileprivate var problem: Problem? {
        guard case .listed(let listed) = form, listed.hasExtents else { return nil }
        for (index, item) in listed.items.enumerated() {
            guard case .points(let points) = item.extent,
                !Problem.Field.extent.allows(points)
            else { continue }
            return Problem(field: .extent, value: points, item: ItemIndex(index))
        }
        return nil
    }
}
