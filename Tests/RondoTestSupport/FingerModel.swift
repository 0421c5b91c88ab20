import Rondo

/// The content's position under a finger, by the rules of Guides/Motion.md: first the slop, then
/// one to one, and past an end the rubber band on the whole pull.
struct FingerModel {
    private let press: Points
    private let slop: Points
    private let band: Double
    private let held: Points
    private var drag: (pulled: Points, finger: Points)?

    /// A finger goes down while the content is at `held`.
    init(at press: Points, holding held: Points, physics: Physics) {
        self.press = press
        self.held = held
        slop = physics.slop
        band = physics.rubberBand
    }

    /// Whether the finger moves the content.
    var isDragging: Bool { drag != nil }

    /// The finger stays in place while the content under it changes.
    mutating func continueDrag(at finger: Points, holding held: Points, on strip: NaiveStrip) {
        drag = hold(held, on: strip).map { ($0, finger) }
    }

    /// The position of the content; nil before the slop is passed.
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

    /// The position of the content without the band; nil near the end of the stretch, where the
    /// pull is inexact.
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
