/// The resting places of a list, in order: the stops of `next` and `previous`, and of a row of
/// dots.
///
/// In a list with two pinned ends the items that rest on the same end are one stop: if four of ten
/// items fit the viewport, the last four rest at the same place, so there are seven stops. With an
/// open end, and without a layout, each item is a stop. Items of no length between two others count
/// as stops of their own.
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

    /// The index of the stop at which an item rests.
    public func stop(of index: ItemIndex) -> Int {
        Swift.max(0, Swift.min(index.value - reach, count - 1))
    }

    /// The first item at a stop.
    ///
    /// - Precondition: Traps when the stop is not in `0..<count`.
    public func firstItem(of stop: Int) -> ItemIndex {
        precondition(stop >= 0 && stop < count, "Stops.firstItem: stop must be in 0..<count")
        return ItemIndex(stop == 0 ? 0 : stop + reach)
    }

    fileprivate init(of strip: Strip) {
        let hasEnds = strip.isLaidOut && (strip.layout.ends == .list || strip.layout.isStill)
        guard hasEnds, let first = strip.first, let last = strip.last else {
            (count, reach) = (strip.count, 0)
            return
        }
        reach = Int(strip.slots(sharing: first, from: first).upperBound - first)
        let end = Int(strip.slots(sharing: last, from: last).lowerBound - first)
        count = Swift.max(1, end - reach + 1)
    }
}

extension Scroller {
    /// The resting places of the present list.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    public var stops: Stops { Stops(of: strip) }

    /// The stop of the current item, nil without items.
    ///
    /// - Complexity: As `stops`.
    public var currentStop: Int? {
        items.count > 0 ? stops.stop(of: strip.index(of: current)) : nil
    }

    /// Whether `previous` would not move, counted from the target of a motion.
    public var isAtStart: Bool { !canStep(.backward) }

    /// Whether `next` would not move, counted from the target of a motion.
    public var isAtEnd: Bool { !canStep(.forward) }

    private func canStep(_ heading: Heading) -> Bool {
        canScroll && strip.neighbor(of: target ?? current, heading) != nil
    }
}
