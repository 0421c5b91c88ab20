import Rondo

/// Where a finger has the content, by the rules of physics.md: slop first, then one to one, and
/// past an end the rubber band on the whole pull.
struct FingerModel {
    private let press: Points
    private let slop: Points
    private let band: Double
    private let held: Points
    private var drag: (pulled: Points, finger: Points)?

    /// A finger goes down where the content is at a place.
    init(at press: Points, holding held: Points, physics: Physics) {
        self.press = press
        self.held = held
        slop = physics.slop
        band = physics.rubberBand
    }

    /// Where the content is now; nil before the slop is passed.
    mutating func place(at finger: Points, on strip: NaiveStrip) -> Points? {
        let travel = finger - press
        if drag == nil {
            guard abs(travel) > slop, strip.canScroll else { return nil }
            let past = held - strip.clamped(held)
            // Carried as far as the band can stretch, the pull is not known to the point.
            guard abs(past) < 0.99 * strip.viewport else { return nil }
            drag = (held - past + pull(for: past, strip), press + (travel < 0 ? -slop : slop))
        }
        guard let drag else { return nil }
        let pulled = drag.pulled - (finger - drag.finger)
        let past = pulled - strip.clamped(pulled)
        return strip.clamped(pulled) + shown(for: past, strip)
    }

    private func shown(for pull: Points, _ strip: NaiveStrip) -> Points {
        band * pull * strip.viewport / (band * abs(pull) + strip.viewport)
    }

    private func pull(for shown: Points, _ strip: NaiveStrip) -> Points {
        shown * strip.viewport / (band * (strip.viewport - abs(shown)))
    }
}
