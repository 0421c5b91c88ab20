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

    /// Whether it moves the content by now.
    var isDragging: Bool { drag != nil }

    /// The finger stays where it is while the content under it is another.
    mutating func continueDrag(at finger: Points, holding held: Points, on strip: NaiveStrip) {
        drag = hold(held, on: strip).map { ($0, finger) }
    }

    /// Where the content is now; nil before the slop is passed.
    mutating func place(at finger: Points, on strip: NaiveStrip) -> Points? {
        let travel = finger - press
        if drag == nil {
            guard abs(travel) > slop, strip.canScroll else { return nil }
            drag = hold(held, on: strip).map { ($0, press + (travel < 0 ? -slop : slop)) }
        }
        guard let drag else { return nil }
        let pulled = drag.pulled - (finger - drag.finger)
        let past = pulled - strip.clamped(pulled)
        return strip.clamped(pulled) + shown(for: past, strip)
    }

    /// Where the content would be without any band; nil when it is carried as far as the band can
    /// stretch, where the pull is not known to the point.
    private func hold(_ held: Points, on strip: NaiveStrip) -> Points? {
        let past = held - strip.clamped(held)
        guard abs(past) < 0.99 * strip.viewport else { return nil }
        return held - past + pull(for: past, strip)
    }

    private func shown(for pull: Points, _ strip: NaiveStrip) -> Points {
        band * pull * strip.viewport / (band * abs(pull) + strip.viewport)
    }

    private func pull(for shown: Points, _ strip: NaiveStrip) -> Points {
        shown * strip.viewport / (band * (strip.viewport - abs(shown)))
    }
}
