extension Configuration {
    /// The longest that a viewport, an item or a gap may be, in points.
    static let longest: Points = 1e9

    /// The first rule that this configuration breaks with these items, nil when it breaks none.
    ///
    /// Whoever takes configurations from outside asks here first; the scroller traps
    /// on what this finds.
    ///
    /// - Complexity: O(1), O(n) to find the length.
    public func problem(with items: Items) -> Problem? {
        if let broken = ownValues.first(where: { !$0.field.allows($0.value) }) {
            return Problem(field: broken.field, value: broken.value, item: nil)
        }
        if initial.value > 0, initial.value >= items.count {
            return Problem(field: .initial, value: Double(initial.value), item: nil)
        }
        if let advance, advance.duration > advance.interval {
            return Problem(field: .duration, value: advance.duration, item: nil)
        }
        return lengthProblem(with: items)
    }

    /// The first length that an item may not have, or the length of all items when that is too
    /// much; nil when there is no such.
    ///
    /// Ask it before items from outside are given to a scroller that there is already.
    ///
    /// - Complexity: O(1), O(n) to find the length.
    public func lengthProblem(with items: Items) -> Problem? {
        items.problem ?? turnProblem(with: items)
    }

    private var ownValues: [(field: Problem.Field, value: Double)] {
        var values: [(field: Problem.Field, value: Double)] = [
            (.viewport, viewport),
            (.spacing, spacing),
            (.overscan, Double(overscan)),
            (.initial, Double(initial.value)),
            (.slop, physics.slop),
            (.flick, physics.flick),
            (.decelerationRate, physics.decelerationRate),
            (.stoppingSpeed, physics.stoppingSpeed),
            (.rubberBand, physics.rubberBand),
            (.springRate, physics.springRate),
            (.tolerance, physics.tolerance),
            (.stillness, physics.stillness),
            (.velocityWindow, physics.velocityWindow),
            (.scrollDuration, physics.scrollDuration),
            (.wheelPause, physics.wheelPause),
        ]
        if case .points(let points) = extent { values.append((.extent, points)) }
        if case .pages(let keep) = tiles { values.append((.keep, Double(keep))) }
        if let advance {
            values.append((.interval, advance.interval))
            values.append((.duration, advance.duration))
        }
        return values
    }

    private func turnProblem(with items: Items) -> Problem? {
        let turn =
            Extents(items: items, extent: extent, spacing: spacing, viewport: viewport).turn
        return Problem.Field.length.allows(turn)
            ? nil : Problem(field: .length, value: turn, item: nil)
    }
}

extension Items {
    /// The first length that an item may not have.
    fileprivate var problem: Problem? {
        guard measured?.hasProblem ?? false else { return nil }
        for index in 0..<count {
            guard case .points(let points) = self[ItemIndex(index)].extent,
                !Problem.Field.extent.allows(points)
            else { continue }
            return Problem(field: .extent, value: points, item: ItemIndex(index))
        }
        return nil
    }
}
