/// The current motion as a value, for a host whose platform can animate it.
///
/// The host gives the curve to its compositor and sleeps until `next`; until then no tile and no
/// current item changes, and no event happens. A flight and a frame give the same position for a
/// time, to the bit. An input ends the flight and starts from the content's position at its time.
///
///     if let flight = scroller.flight {
///         let keyframes = stride(from: flight.start, to: flight.next, by: 16).map(flight.track)
///         animate(keyframes, until: flight.next)   // then draw the next frame
///     }
public struct Flight: Equatable, Sendable {
    /// What moves the content: `.decelerating` or `.animating`.
    public let phase: Phase
    /// The time for which the flight was requested.
    public let start: Milliseconds
    /// The end time of the motion; infinite for a marquee, although a pinned end stops it.
    public let end: Milliseconds
    /// The time of the next event: the motion ends, or a marquee reaches another item.
    private let due: Milliseconds
    private let curve: Curve
    /// The start time of the curve.
    private let origin: Milliseconds
    /// The distances from the curve's anchor to the current slot, and from the track's origin to
    /// that slot.
    private let shift: Points
    private let base: Points
    /// The range in which no tile, no current item and no track origin changes, from the curve's
    /// anchor.
    private let reach: Limits

    /// The time of the next frame that changes more than the track.
    ///
    /// `start` if the next frame may already change more: then draw every frame.
    ///
    /// - Complexity: O(1): some sixty samples of the curve.
    public var next: Milliseconds {
        Swift.min(due, origin + curve.exit(from: reach, after: start - origin))
    }

    /// Whether a frame at a time changes nothing but the track.
    ///
    /// - Parameter time: From `start` to `end`.
    /// - Returns: Whether the tiles and the current item stay the same at that time.
    public func isSteady(at time: Milliseconds) -> Bool {
        time < due && reach.surround(curve.place(after: time - origin))
    }

    /// The longest distance of the track from its origin, in points; a frame beyond it changes the
    /// origin.
    public static var longestTrack: Points { Track.longest }

    /// The distance of the viewport's leading edge along the track, as in `Frame`.
    ///
    /// - Parameter time: From `start` to `end`; frames have the same value up to `longestTrack`.
    /// - Returns: In points; a tile starts on screen at its `place` minus this.
    /// - Complexity: O(1), no allocation.
    public func track(at time: Milliseconds) -> Points {
        base + (curve.place(after: time - origin) - shift)
    }

    /// The flight of a motion from a time on, in the range in which frames change only the track;
    /// nil if nothing moves without a finger, or no frame has shown it.
    init?(of motion: Motion, at time: Milliseconds, _ calm: Calm, _ track: Track) {
        guard calm.isDrawn, motion.isGliding else { return nil }
        phase = motion.phase
        start = time
        curve = motion.curve
        origin = motion.start
        due = motion.due
        end = motion.arrival
        shift = calm.shift
        base = track.base
        let zero = calm.shift - base
        reach = Limits(
            lower: Swift.max(
                calm.neighborhood.lower,
                calm.sight.lower + calm.shift,
                zero - Track.longest
            ),
            upper: Swift.min(
                calm.neighborhood.upper,
                calm.sight.upper + calm.shift,
                zero + Track.longest
            )
        )
    }
}

extension Scroller {
    /// The current motion, nil if nothing moves without a finger; read it after a frame.
    ///
    /// - Complexity: O(1): some sixty samples of the curve; no allocation.
    public var flight: Flight? { Flight(of: motion, at: now, window.calm, window.track) }
}

extension Curve {
    /// The first time at which the place leaves some limits, after a time within them; the end if
    /// it does not.
    fileprivate func exit(from limits: Limits, after elapsed: Milliseconds) -> Milliseconds {
        guard limits.surround(place(after: elapsed)) else { return elapsed }
        if form == .linear {
            return ((velocity < 0 ? limits.lower : limits.upper) - start) / velocity * 1000
        }
        var inside = elapsed
        for end in [turn, duration] where end > inside {
            guard limits.surround(place(after: end)) else {
                return Self.end(
                    of: { limits.surround(place(after: $0)) },
                    from: inside,
                    to: end
                )
            }
            inside = end
        }
        return duration
    }

    /// The time at which the place changes direction, if it does; otherwise the end.
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
