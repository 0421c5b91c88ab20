/// The progress of a switch from one item to another.
///
/// Between a `begin` and its `settle` or `cancel` it has, for each frame, the start, the probable
/// target and the progress.
public struct Passage: Equatable, Sendable {
    /// The last item at rest.
    public let from: ItemKey
    /// The target item of the motion, or the probable one.
    ///
    /// Without a target it is the next item in the direction in which the content has left `from`.
    /// It is `from` itself while the content is exactly there, past a pinned end, and a whole turn
    /// further on.
    public let to: ItemKey
    /// The done part of the way between the resting places of `from` and `to`, from 0 to 1.
    public let progress: Double
}

extension Scroller {
    /// The position of the content, in slots.
    ///
    /// 2.25 is a quarter of the way from the resting place of slot 2 to that of slot 3. Past a
    /// pinned end it is that end's slot.
    ///
    /// - Complexity: O(log n), O(1) for items of one length; no allocation.
    public var slotPosition: Double {
        let whole = Double(switching.current.number)
        let past = offset
        guard let heading = Heading(sign: past),
            let next = strip.neighbor(of: switching.current, heading)
        else { return whole }
        let way =
            strip.restingPlace(of: next, from: switching.current)
            - strip.restingPlace(of: switching.current, from: switching.current)
        return whole + Swift.min(past / way, 1) * Double(next - switching.current)
    }

    /// The current switch, or nil.
    ///
    /// - Complexity: As `slotPosition`.
    public var passage: Passage? {
        guard switching.isUnderWay, strip.isLaidOut, let from = switching.item else { return nil }
        let start = switching.slot
        let done = slotPosition - Double(start.number)
        var steps = target.map { $0 - start } ?? 0
        // Without a target, or on the way back, the content's position decides the direction.
        if steps == 0 { steps = Int64(done < 0 ? done.roundedDown : -(-done).roundedDown) }
        return Passage(
            from: from,
            to: strip.key(of: start + steps),
            progress: steps == 0 ? 0 : Swift.min(Swift.max(done / Double(steps), 0), 1)
        )
    }
}
