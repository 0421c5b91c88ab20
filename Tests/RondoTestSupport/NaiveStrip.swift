import Rondo

/// A second implementation of the strip: slot after slot with plain loops, positions counted from
/// slot 0.
///
/// It shares no code with the engine and follows Documentation/TraceFormat.md only.
package final class NaiveStrip {
    package let viewport: Points
    package let spacing: Points
    package let ends: Ends
    package let fraction: Double
    package let lengths: [Points]
    package let turn: Points
    /// The only shown turn of a list that cannot scroll, nil if it can.
    package let stillTurn: Int?
    private var ahead: [Points] = [0]
    private var behind: [Points] = [0]

    /// Lays a world out in a viewport that shows `slot`.
    package init(_ world: World, viewport: Points, showing slot: Int) {
        let configuration = world.configuration
        self.viewport = viewport
        spacing = configuration.spacing
        ends = configuration.ends
        switch configuration.alignment {
        case .start: fraction = 0
        case .center: fraction = 0.5
        case .end: fraction = 1
        }
        lengths = world.extents.map { extent in
            switch extent {
            case .viewport: viewport
            case .points(let points): points
            }
        }
        var sum: Points = 0
        for length in lengths { sum += length + configuration.spacing }
        turn = sum
        let isSingle = lengths.count == 1 && configuration.single == .still
        let isShort =
            configuration.ends == .loop && configuration.short == .still
            && sum - spacing < viewport - 1e-6
        let isStill =
            viewport > 0 && configuration.ends != .list && (isSingle || isShort || sum < 1)
        stillTurn =
            isStill && !lengths.isEmpty
            ? Int((Double(slot) / Double(lengths.count)).rounded(.down))
            : nil
    }

    package var count: Int { lengths.count }

    package var isLaidOut: Bool { viewport > 0 && count > 0 }

    package func item(_ slot: Int) -> Int { ((slot % count) + count) % count }

    package func length(_ slot: Int) -> Points { lengths[item(slot)] }

    /// The leading edge of a slot.
    package func start(_ slot: Int) -> Points {
        if slot >= 0 {
            while ahead.count <= slot {
                let last = ahead.count - 1
                ahead.append(ahead[last] + length(last) + spacing)
            }
            return ahead[slot]
        }
        while behind.count <= -slot {
            let next = -behind.count
            behind.append(behind[behind.count - 1] - spacing - length(next))
        }
        return behind[-slot]
    }

    package func end(_ slot: Int) -> Points { start(slot) + length(slot) }

    package var first: Int? {
        if let stillTurn { return stillTurn * count }
        return ends.start == .pinned ? 0 : nil
    }

    package var last: Int? {
        if let stillTurn { return stillTurn * count + count - 1 }
        return ends.end == .pinned ? count - 1 : nil
    }

    package func exists(_ slot: Int) -> Bool {
        (first.map { slot >= $0 } ?? true) && (last.map { slot <= $0 } ?? true)
    }

    /// Whether a slot is not beyond a pinned end.
    ///
    /// A list that cannot scroll is shown once between open ends, but has neighbours across its
    /// seam.
    package func isWithinPins(_ slot: Int) -> Bool {
        (ends.start == .open || first.map { slot >= $0 } ?? true)
            && (ends.end == .open || last.map { slot <= $0 } ?? true)
    }

    /// The positions that the content may have.
    package private(set) lazy var limits: ClosedRange<Points> = {
        if let stillTurn {
            let start = start(stillTurn * count)
            let end = end(stillTurn * count + count - 1) - viewport
            var place = start + fraction * (end - start)
            if ends.end == .pinned { place = min(place, end) }
            if ends.start == .pinned { place = max(place, start) }
            return place...place
        }
        let lower = first.map { start($0) } ?? -.infinity
        let upper = last.map { end($0) - viewport } ?? .infinity
        // Content that fits except for rounding cannot move.
        return lower...(upper < lower + 1e-6 ? lower : upper)
    }()

    package var canScroll: Bool { isLaidOut && limits.lowerBound < limits.upperBound }

    package func clamped(_ place: Points) -> Points {
        min(max(place, limits.lowerBound), limits.upperBound)
    }

    /// The resting place of a slot.
    package func resting(_ slot: Int) -> Points {
        clamped(start(slot) + fraction * (length(slot) - viewport))
    }

    /// The slots with the nearest resting place, found by a scan of a turn around `slot`.
    package func nearest(to place: Points, around slot: Int) -> [Int] {
        let here = clamped(place)
        let candidates = (slot - count - 3...slot + count + 3).filter { exists($0) }
        let distances = candidates.map { abs(resting($0) - here) }
        let least = distances.min() ?? 0
        return zip(candidates, distances).filter { $0.1 <= least + 1e-6 }.map(\.0)
    }

    /// The visible slots, found by walking from `slot`.
    ///
    /// `slack` widens the viewport on both sides, or narrows it if negative.
    package func visible(at place: Points, from slot: Int, slack: Points) -> [Int] {
        var low = slot
        while exists(low - 1), end(low - 1) > place - 1 { low -= 1 }
        var high = slot
        while exists(high + 1), start(high + 1) < place + viewport + 1 { high += 1 }
        return (low...high).filter { slot in
            exists(slot) && end(slot) > place - slack && start(slot) < place + viewport + slack
        }
    }
}
