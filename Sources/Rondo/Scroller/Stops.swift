/// The resting places of a list, in order: the stops of `next` and `previous`, and of a row of
/// dots.
///
/// In a list with two pinned ends the items that rest on the same end are one stop: if four of ten
/// items fit the viewport, the last four rest at the same place, so there are seven stops. With an
/// open end, and without a layout, each item is a stop. Items of no length between two others count
/// as stops of their own.
///
/// With a `Configuration.step` of 3 every third item is a stop, and so is the place of a pinned
/// end. Items between two stops belong to the first of them.
///
///     let stops = scroller.stops                         // ten items, of which four fit
///     stops.count                                        // 7
///     stops.stop(of: ItemIndex(8))                       // 6
///     stops.firstItem(of: 6)                             // ItemIndex(6)
public struct Stops: Equatable, Sendable {
    /// The number of stops; 0 without items.
    public let count: Int
    /// The index of the last item that rests on the first stop.
    private let reach: Int
    /// The index of the first item at the last stop, if that is a pinned end; else the number of
    /// items.
    private let end: Int
    /// `Configuration.step`.
    private let step: Int

    /// The index of the stop at which an item rests, or of the last stop before the item.
    public func stop(of index: ItemIndex) -> Int {
        if index.value >= end { return Swift.max(0, count - 1) }
        return Swift.max(0, index.value / step - reach / step)
    }

    /// The first item at a stop.
    ///
    /// - Precondition: Traps when the stop is not in `0..<count`.
    public func firstItem(of stop: Int) -> ItemIndex {
        precondition(stop >= 0 && stop < count, "Stops.firstItem: stop must be in 0..<count")
        guard stop > 0 else { return ItemIndex(0) }
        let steps = reach / step + stop
        return ItemIndex(steps > (end - 1) / step ? end : steps * step)
    }

    fileprivate init(of strip: Strip, step: Int) {
        self.step = step
        let hasEnds = strip.isLaidOut && (strip.layout.ends == .list || strip.layout.isStill)
        guard hasEnds, let first = strip.first, let last = strip.last else {
            (reach, end) = (0, strip.count)
            count = end > 0 ? 1 + (end - 1) / step : 0
            return
        }
        reach = Int(strip.slots(sharing: first, from: first).upperBound - first)
        end = Int(strip.slots(sharing: last, from: last).lowerBound - first)
        // The first stop, the end, and the stops between them.
        count = end > reach ? 2 + (end - 1) / step - reach / step : 1
    }
}

extension Scroller {
    /// The resting places of the present list.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    public var stops: Stops { Stops(of: strip, step: configuration.step) }

    /// The stop of the current item, nil without items.
    ///
    /// - Complexity: As `stops`.
    public var currentStop: Int? {
        items.count > 0 ? stops.stop(of: strip.index(of: switching.current)) : nil
    }

    /// Whether `previous` would not move, counted from the target of a motion.
    public var isAtStart: Bool { !canStep(.backward) }

    /// Whether `next` would not move, counted from the target of a motion.
    public var isAtEnd: Bool { !canStep(.forward) }

    private func canStep(_ heading: Heading) -> Bool {
        canScroll && strip.neighbor(of: target ?? switching.current, heading) != nil
    }
}

extension Strip {
    /// The nearest stop in a direction with another resting place than a slot; nil at a pinned end.
    ///
    /// A function of the strip and not of the scroller, which would be copied for the call.
    /// `step` is `Configuration.step`.
    func stop(beyond slot: Slot, _ heading: Heading, step: Int) -> Slot? {
        guard let next = neighbor(of: slot, heading) else { return nil }
        let index = index(of: next).value
        let past = index % step
        switch heading {
        case .backward: return next - Int64(past)
        case .forward:
            // After the last stop of a turn comes the first stop of the next turn.
            let left = past == 0 ? 0 : Swift.min(step - past, count - index)
            return existing(next + Int64(left))
        }
    }

    /// The number of stops on either side of a slot, negative before it, before there are places to
    /// share.
    func stops(around slot: Slot, step: Int) -> ClosedRange<Int> {
        func number(of slot: Slot) -> Int {
            let place = TurnPlace(of: slot, count: count)
            return Int(place.turn) * ((count - 1) / step + 1) + place.index.value / step
        }
        let here = number(of: slot)
        let isStop = index(of: slot).value % step == 0
        var range = Int.min...Int.max
        if let first { range = number(of: first) - here - (isStop ? 0 : 1)...range.upperBound }
        if let last {
            let isExtra = slot < last && index(of: last).value % step > 0
            range = range.lowerBound...number(of: last) - here + (isExtra ? 1 : 0)
        }
        return range
    }

    /// Whether steps can end on a slot.
    func isStop(_ slot: Slot, step: Int) -> Bool {
        index(of: slot).value % step == 0 || slot == last
    }
}
