import Rondo
import RondoTestSupport

/// A second implementation of the scroller, as plain as possible: arrays, linear scans, positions
/// counted from slot 0, and no stored value that can be computed.
///
/// It follows Documentation/TraceFormat.md and Guides/Motion.md, and for another configuration the
/// documentation of `Input.configure`. It judges the engine.
package struct NaiveScroller {
    package internal(set) var world: World
    package internal(set) var now: Milliseconds = 0
    /// The events since the last clear, without those of tiles.
    package var switches: [Event] = []
    /// The events of tiles since the last clear.
    package var lives: [NaiveTileEvent] = []
    package internal(set) var tiles: [NaiveTile] = []
    /// Tiles whose items are gone and that have not been reclaimed.
    var orphans: [NaiveTile] = []
    var nextTile = 0
    /// Whether items have changed since the last frame.
    var isRenumbered = false
    /// The reason why the model no longer judges; nil while it does.
    ///
    /// Set when a decision depends on a difference smaller than the accuracy of two
    /// implementations.
    package private(set) var doubt: Doubt?

    /// Whether the position is an exact sum of steps from a resting place, without a curve.
    var isPlaceExact = true

    package internal(set) var strip: NaiveStrip
    /// The slot with the nearest resting place.
    package internal(set) var current: Int
    var motion: NaiveMotion {
        didSet {
            // After an inexact position, later positions are whole only by rounding.
            if !isWhole(place) { isPlaceExact = false }
        }
    }
    var pointer: NaivePointer?
    /// The length of the rubber band of a finger that caught content beyond a viewport's length; else
    /// 0.
    var longBand: Points = 0
    /// The target slot of the last motion.
    var lastTarget: Int?
    /// The direction of the last motion, 1 or -1.
    var heading = 1
    /// The last position at rest, or the position at the last layout.
    var departure: Points
    /// The way from the last rest to the departure.
    var travelled: Points = 0
    /// The slot of the last rest.
    var settledSlot: Int
    package internal(set) var settled: Int?
    var isUnderWay = false
    /// The distance from the resting place when the viewport lost its length, in lengths.
    var drift: Double?
    var wish: NaiveWish?
    package internal(set) var isHidden = false
    var reducesMotion = false
    /// The reasons for auto-advance to wait, besides a finger, hiding and reduced motion.
    var reasons: Pauses = []
    /// Whether a frame has shown anything since the viewport got its length.
    var hasShown = false
    /// When the rest of the current item began.
    var restBegan: Milliseconds?

    package init(_ world: World) {
        self.world = world
        current = world.configuration.initial.value
        strip = NaiveStrip(world, viewport: world.configuration.viewport, showing: current)
        settledSlot = current
        settled = world.count > 0 ? world.keys[current] : nil
        lastTarget = current
        departure = strip.isLaidOut ? strip.resting(current) : 0
        motion = .rest(departure)
    }
}

/// The scroll requested before the first layout.
struct NaiveWish {
    var item: (key: Int, way: Way)?
    var steps = 0
}

extension NaiveScroller {
    package var configuration: Configuration { world.configuration }
    package var phase: Phase { motion.phase }
    package var place: Points { motion.place(at: now) }
    package var canScroll: Bool { strip.isLaidOut && strip.canScroll }
    package var currentItem: Int? { key(at: current) }

    /// The distance of the content from the current item's resting place.
    package var offset: Points { strip.isLaidOut ? place - strip.resting(current) : 0 }

    /// The target slot of the motion.
    package var target: Int? {
        switch motion {
        case .glide(let glide), .frozen(let glide, at: _): glide.target
        case .rest, .held, .wheel, .following, .marquee: nil
        }
    }

    package func key(at slot: Int) -> Int? {
        world.count > 0 ? world.keys[strip.item(slot)] : nil
    }

    /// The distance of a position past an end; 0 if it is a rounding error.
    func overshoot(of place: Points) -> Points {
        let past = place - strip.clamped(place)
        return abs(past) < 1e-6 ? 0 : past
    }

    /// The last item with the same resting place as the current one.
    package var reachedIndex: Int {
        guard world.count > 0 else { return 0 }
        let index = strip.item(current)
        guard strip.isLaidOut else { return index }
        return min(index + sharing(current).upperBound - current, world.count - 1)
    }
}

/// Decisions that depend on rounding.
package enum Doubt: CaseIterable, Sendable {
    /// Which of two positions is nearer.
    case halfWay
    /// Whether two slots share a resting place.
    case sharedPlace
    /// Whether a value exceeds a limit, such as the slop.
    case threshold
    /// Which items are partly visible.
    case edge
    /// The travel of a finger at which the band hardly stretches further.
    case stretched
    /// When a motion that ends slowly ends, and when everything after it begins.
    case ending
    /// All decisions, where numbers are large.
    case farOut
}

extension NaiveScroller {
    mutating func doubt(_ doubt: Doubt, if isDoubtful: Bool) {
        if isDoubtful { self.doubt = self.doubt ?? doubt }
    }
}

// MARK: - Slots and positions

extension NaiveScroller {
    /// Every slot with the same resting place as `slot`, itself included.
    func sharing(_ slot: Int) -> ClosedRange<Int> {
        let place = strip.resting(slot)
        var (low, high) = (slot, slot)
        while strip.exists(low - 1), strip.resting(low - 1) == place { low -= 1 }
        while strip.exists(high + 1), strip.resting(high + 1) == place { high += 1 }
        return low...high
    }

    /// The slot with the nearest resting place.
    ///
    /// Half-way it is the previous one; among slots with the same resting place `target` comes
    /// first, then the previous one.
    mutating func nearest(to place: Points, from previous: Int, preferring target: Int? = nil)
        -> Int
    {
        let here = strip.clamped(place)
        var low = existing(previous)
        while strip.exists(low + 1), strip.resting(low + 1) <= here { low += 1 }
        while strip.exists(low - 1), strip.resting(low) > here { low -= 1 }
        let high = strip.exists(low + 1) ? low + 1 : low
        let below = abs(here - strip.resting(low))
        let above = abs(strip.resting(high) - here)
        // Half-way numbers are exact on a grid; elsewhere the engine may find the other slot
        // nearer.
        let isClose = high != low && abs(below - above) < 1e-6
        let isSure = below == above && isExact(at: here)
        doubt(.halfWay, if: isClose && !isSure)
        let isAbove = above < below || (above == below && previous > low)
        let group = sharing(isAbove ? high : low)
        let around = min(low, group.lowerBound) - 1...max(high, group.upperBound)
        doubt(.sharedPlace, if: around.contains(where: isAmbiguous))
        if let target, group.contains(target) { return target }
        return min(max(previous, group.lowerBound), group.upperBound)
    }

    /// Whether rounding decides if a slot shares its resting place with the next one.
    private func isAmbiguous(below slot: Int) -> Bool {
        guard strip.exists(slot + 1) else { return false }
        let (one, other) = (strip.resting(slot), strip.resting(slot + 1))
        guard abs(other - one) < 1e-6, other != one || !isOnGrid(one) else { return false }
        // Slots held back by an end share its position exactly.
        let isBeyondEnd = natural(slot) > strip.limits.upperBound + 1e-6
        let isBeforeStart = natural(slot + 1) < strip.limits.lowerBound - 1e-6
        return !isBeyondEnd && !isBeforeStart
    }

    /// The resting place of a slot without ends.
    func natural(_ slot: Int) -> Points {
        strip.start(slot) + strip.fraction * (strip.length(slot) - strip.viewport)
    }

    /// Whether `place` and the lengths are multiples for which sums are exact.
    func isOnGrid(_ place: Points) -> Bool {
        isWhole(place) && isWhole(strip.viewport) && isWhole(strip.spacing)
            && strip.lengths.allSatisfy(isWhole)
    }

    private func isWhole(_ length: Points) -> Bool { length * 64 == (length * 64).rounded() }

    /// Whether sums reach `place` exactly, so that rounding decides nothing there.
    func isExact(at place: Points) -> Bool { isSettled && isOnGrid(place) }

    /// Whether the position is exact: not inexact earlier, and not on a curve now.
    var isSettled: Bool {
        switch motion {
        case .frozen, .marquee: return false
        default: break
        }
        if case .glide(let glide) = motion, now < glide.end { return false }
        return isPlaceExact
    }

    func existing(_ slot: Int) -> Int {
        let slot = max(slot, strip.first ?? slot)
        return min(slot, strip.last ?? slot)
    }

    /// The nearest slot in a direction with another resting place.
    func neighbor(of slot: Int, _ sign: Int) -> Int? {
        let group = sharing(slot)
        let next = sign > 0 ? group.upperBound + 1 : group.lowerBound - 1
        return strip.exists(next) ? next : nil
    }

    /// As `neighbor`, for a decision: in doubt if rounding decides which slots share a resting
    /// place.
    mutating func chooseNeighbor(of slot: Int, _ sign: Int) -> Int? {
        let group = sharing(slot)
        let edges = group.lowerBound - 1...group.upperBound
        doubt(.sharedPlace, if: edges.contains(where: isAmbiguous))
        return neighbor(of: slot, sign)
    }

    /// The nearest stop in a direction with another resting place: each n-th item from the first
    /// one, and the ends.
    mutating func chooseStop(of slot: Int, _ sign: Int) -> Int? {
        guard var next = chooseNeighbor(of: slot, sign) else { return nil }
        while strip.item(next) % configuration.step != 0, strip.exists(next + sign) { next += sign }
        return next
    }

    /// The slot with the next resting place in a direction; past an end, that of the end.
    mutating func beyond(_ place: Points, _ sign: Int, from previous: Int) -> Int? {
        let edge = strip.clamped(place)
        let ends = [strip.limits.lowerBound, strip.limits.upperBound]
        let isAtEnd = ends.contains { abs($0 - place) < 1e-6 }
        doubt(.threshold, if: isAtEnd && !isExact(at: place))
        if (edge - place) * Double(sign) > 0 { return nearest(to: edge, from: previous) }
        var slot = existing(previous)
        if sign > 0 {
            guard place < strip.limits.upperBound else { return nil }
            while strip.exists(slot - 1), strip.resting(slot - 1) > place { slot -= 1 }
            while strip.exists(slot), strip.resting(slot) <= place { slot += 1 }
        } else {
            guard place > strip.limits.lowerBound else { return nil }
            while strip.exists(slot + 1), strip.resting(slot + 1) < place { slot += 1 }
            while strip.exists(slot), strip.resting(slot) >= place { slot -= 1 }
        }
        let neighbors = slot - 1...slot + 1
        let isClose = neighbors.contains { abs(strip.resting($0) - place) < 1e-6 }
        doubt(.threshold, if: isClose && !isExact(at: place))
        return strip.exists(slot) ? slot : nil
    }
}

// MARK: - Time

extension NaiveScroller {
    /// The time of the next event without an input.
    package var nextDeadline: Milliseconds? {
        switch motion {
        case .glide(let glide): glide.end
        case .wheel(_, _, _, let deadline): deadline
        case .rest: nextAdvance
        case .marquee(let start, let speed, let since):
            since + (nextStop(speed) - start) / speed * 1000
        case .held, .following, .frozen: nil
        }
    }

    /// Runs all events without an input up to a time.
    package mutating func run(to time: Milliseconds) {
        while doubt == nil, let deadline = nextDeadline, deadline <= time {
            now = max(now, deadline)
            updateCurrent()
            if case .marquee(_, let speed, _) = motion {
                pass(at: speed)
            } else if motion.phase == .idle {
                advance()
            } else {
                finish()
            }
        }
        if case .marquee = motion, let deadline = nextDeadline {
            doubt(.ending, if: deadline - time < 1e-6)
        }
        now = time
        updateCurrent()
    }

    mutating func updateCurrent() {
        guard strip.isLaidOut else { return }
        // One number for all turns has too few digits for a millionth of a point at this distance.
        doubt(.farOut, if: abs(place) > 1e6)
        var origin = current
        if case .glide(let glide) = motion { origin = glide.origin }
        let before = currentItem
        current = nearest(to: place, from: origin, preferring: lastTarget)
        if currentItem != before { reportChange(from: before) }
    }

    func event(_ key: Int?) -> ItemKey? { key.map { ItemKey($0) } }

    mutating func reportChange(from before: Int?) {
        switches.append(.change(from: event(before), to: event(currentItem)))
    }

    /// The way from the last rest, across changes of the strip.
    var netWay: Points { travelled + place - departure }

    /// The direction from the last rest, nil if the content is back there.
    var netHeading: Int? {
        let way = netWay
        return abs(way) < 1e-6 ? nil : (way > 0 ? 1 : -1)
    }

    mutating func leaveRest(by motion: NaiveMotion) {
        if case .glide = self.motion { isPlaceExact = false }
        if case .frozen = self.motion { isPlaceExact = false }
        if case .marquee = self.motion { isPlaceExact = false }
        self.motion = motion
        restBegan = nil
        if !isUnderWay { switches.append(.begin(from: event(settled))) }
        isUnderWay = true
    }

    /// Ends a motion or a jump at a resting position.
    mutating func rest(at place: Points) {
        lie(at: place)
        restBegan = hasShown ? now : nil
        heading = netHeading ?? heading
        (departure, travelled) = (self.place, 0)
        reportEnd()
    }

    mutating func rest(on slot: Int) {
        lastTarget = slot
        isPlaceExact = true
        rest(at: strip.resting(slot))
    }

    /// Stops all motion; a position that differs from a resting place only by rounding becomes it.
    mutating func lie(at place: Points) {
        motion = .rest(place)
        updateCurrent()
        if abs(strip.resting(current) - place) < 1e-6 { motion = .rest(strip.resting(current)) }
    }

    mutating func reportEnd() {
        let isElsewhere =
            currentItem != settled || (world.count == 1 && current != settledSlot)
        if isElsewhere {
            switches.append(.settle(from: event(settled), to: event(currentItem)))
        } else if isUnderWay {
            switches.append(.cancel(event(settled)))
        }
        (settledSlot, settled, isUnderWay) = (current, currentItem, false)
    }

    /// Ends the current motion.
    mutating func finish() {
        switch motion {
        case .wheel(let place, let origin, let travel, _):
            let slop = configuration.physics.slop
            let excess = abs(travel) - slop
            let isFlick = excess > 1e-6
            doubt(.threshold, if: abs(excess - 1e-6) < 1e-7)
            coast(
                from: place,
                velocity: 0,
                origin: origin,
                sign: isFlick ? (travel > 0 ? 1 : -1) : nil
            )
        case .glide(let glide), .frozen(let glide, at: _):
            if let target = glide.target { return rest(on: target) }
            let velocity = glide.curve.velocity(after: glide.duration)
            switch glide.curve {
            case .coast(_, _, _, .some): bounce(from: glide.endPlace, velocity: velocity)
            case .spring(_, _, _, _, .some): go(from: glide.endPlace, velocity: velocity, to: nil)
            case .coast, .spring, .flick, .approach, .ease: rest(at: glide.endPlace)
            }
        case .held(let place), .following(let place, _): rest(at: place)
        case .marquee: rest(at: place)
        case .rest: break
        }
    }

    mutating func endMotion() {
        while motion.phase != .idle { finish() }
    }
}
