/// The way from one item to another while it is gone.
///
/// Between a `begin` and its `settle` or `cancel` it says, frame by frame, where things come from,
/// where they seem to go, and how far they have come.
public struct Passage: Equatable, Sendable {
    /// The item that things rested on last.
    public let from: ItemKey
    /// The item that a motion is going to, or seems to.
    ///
    /// Where a motion has no target yet it is the next item in the direction in which the content
    /// has left `from`. It is `from` itself while the content is exactly there, past a pinned end,
    /// and a whole turn further on.
    public let to: ItemKey
    /// How much of the way from where `from` rests to where `to` does is done, from 0 to 1.
    public let progress: Double
}

extension Scroller {
    /// Where the content is, counted in slots.
    ///
    /// At 2.25 it is a quarter of the way from where slot 2 rests to where slot 3 does. Past a
    /// pinned end it is that end's slot.
    ///
    /// - Complexity: O(log n), O(1) for items of one length; no allocation.
    public var slotPosition: Double {
        let whole = Double(current.number)
        let past = offset
        guard let heading = Heading(sign: past), let next = strip.neighbor(of: current, heading)
        else { return whole }
        let way =
            strip.restingPlace(of: next, from: current)
            - strip.restingPlace(of: current, from: current)
        return whole + Swift.min(past / way, 1) * Double(next - current)
    }

    /// The switch under way, nil while there is none.
    ///
    /// - Complexity: As `slotPosition`.
    public var passage: Passage? {
        guard switching.isUnderWay, strip.isLaidOut, let from = switching.item else { return nil }
        let start = switching.slot
        let done = slotPosition - Double(start.number)
        var steps = target.map { $0 - start } ?? 0
        // Without a target, or on the way back, it is the content that says which way it is.
        if steps == 0 { steps = Int64(done < 0 ? done.roundedDown : -(-done).roundedDown) }
        return Passage(
            from: from,
            to: strip.key(of: start + steps),
            progress: steps == 0 ? 0 : Swift.min(Swift.max(done / Double(steps), 0), 1)
        )
    }
}
