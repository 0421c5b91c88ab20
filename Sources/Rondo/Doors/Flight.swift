/// The motion under way as a value, for a host whose platform can move things without it.
///
/// Such a host hands the curve to its compositor and sleeps until `next`; up to then no tile and no
/// current item changes, and nothing happens. What a flight says for a time is what a frame then
/// shows, to the bit. An input ends it: what it does begins where the content is at its time.
///
///     if let flight = scroller.flight {
///         let keyframes = stride(from: flight.start, to: flight.next, by: 16).map(flight.track)
///         animate(keyframes, until: flight.next)   // then draw the next frame
///     }
public struct Flight: Equatable, Sendable {
    /// What moves the content: `.decelerating` or `.animating`.
    public let phase: Phase
    /// The time that it was asked for.
    public let start: Milliseconds
    /// When the motion ends; infinite for a marquee, though a pinned end stops that too.
    public let end: Milliseconds
    /// When something happens besides: the motion ends, or a marquee comes to another item.
    private let due: Milliseconds
    private let curve: Curve
    /// When the curve began.
    private let origin: Milliseconds
    /// From the anchor of the curve to the current slot, and from the track's origin to that.
    private let shift: Points
    private let base: Points
    /// Where no tile and no current item changes, told from the anchor of the curve; the track has no
    /// other origin up to there.
    private let reach: Limits

    /// When a frame is due that differs by more than where the track is.
    ///
    /// It is `start` where a change is so near that each frame may bring it: then draw frames.
    ///
    /// - Complexity: O(1): some sixty samples of the curve.
    public var next: Milliseconds {
        Swift.min(due, origin + curve.exit(from: reach, after: start - origin))
    }

    /// Says whether a frame at a time differs by no more than where the track is.
    ///
    /// - Parameter time: From `start` to `end`.
    /// - Returns: Whether no tile and no current item changes where the content is then.
    public func isSteady(at time: Milliseconds) -> Bool {
        time < due && reach.surround(curve.place(after: time - origin))
    }

    /// The longest distance of the track from its origin, in points; a frame beyond it moves the origin.
    public static var longestTrack: Points { Window.longestTrack }

    /// How far the viewport's leading edge is along the track, as in `Frame`.
    ///
    /// - Parameter time: From `start` to `end`; frames show the same up to `longestTrack`.
    /// - Returns: In points; a tile starts at its `place` less this on screen.
    /// - Complexity: O(1), no allocation.
    public func track(at time: Milliseconds) -> Points {
        base + (curve.place(after: time - origin) - shift)
    }

    /// The flight of a motion from a time on, while no frame changes more than the track.
    fileprivate init(of motion: Motion, at time: Milliseconds, _ calm: Calm) {
        phase = motion.phase
        start = time
        curve = motion.curve
        origin = motion.start
        due = motion.due
        end = motion.start + motion.curve.duration
        shift = calm.shift
        base = calm.track
        let zero = calm.shift - calm.track
        reach = Limits(
            lower: Swift.max(
                calm.neighborhood.lower,
                calm.sight.lower + calm.shift,
                zero - Window.longestTrack
            ),
            upper: Swift.min(
                calm.neighborhood.upper,
                calm.sight.upper + calm.shift,
                zero + Window.longestTrack
            )
        )
    }
}

extension Scroller {
    /// The motion under way, nil while nothing moves without a finger; ask it after a frame.
    ///
    /// - Complexity: O(1): some sixty samples of the curve; no allocation.
    public var flight: Flight? {
        guard isDrawn, isGliding else { return nil }
        return Flight(of: motion, at: now, calm)
    }
}

extension Curve {
    /// When the place leaves some limits for the first time after a time at which it is within them;
    /// the end when it does not.
    fileprivate func exit(from limits: Limits, after elapsed: Milliseconds) -> Milliseconds {
        guard limits.surround(place(after: elapsed)) else { return elapsed }
        if form == .linear {
            return ((velocity < 0 ? limits.lower : limits.upper) - start) / velocity * 1000
        }
        var inside = elapsed
        for end in [turn, duration] where end > inside {
            guard limits.surround(place(after: end)) else {
                return self.end(
                    of: { limits.surround(place(after: $0)) },
                    from: inside,
                    to: end
                )
            }
            inside = end
        }
        return duration
    }

    /// When the place turns round, up to where and from where on it goes one way; at the end when it
    /// does not.
    private var turn: Milliseconds {
        let time: Milliseconds
        switch form {
        case .linear, .coasting: return duration
        case .settling: time = peak
        case .easing: time = duration * velocity / (3 * velocity - 6 * (target - start) / duration)
        }
        return time > 0 && time < duration ? time : duration
    }
}
