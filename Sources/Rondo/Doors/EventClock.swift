/// Converts the time stamps of a window system such as X11, Wayland or Windows: milliseconds from
/// an unknown start, in 32 bits that wrap around.
///
///     var clock = EventClock()
///     clock.time(of: 4_294_967_290, at: 1000)   // 1000: the first stamp is now
///     clock.time(of: 4, at: 1030)               // 1010: ten milliseconds later, delivered late
public struct EventClock: Sendable {
    /// The stamp and the time of the event with the smallest delay.
    private var fastest: (stamp: UInt32, now: Milliseconds)?
    /// A larger delay means that the stamp is from another clock.
    private static let longestLag: Milliseconds = 1000

    /// A clock without events.
    public init() {}

    /// The time of an event.
    ///
    /// - Parameters:
    ///   - stamp: The event's stamp; 0 for none.
    ///   - now: The present time, in milliseconds.
    /// - Returns: A time not after `now`; it is before `now` by the event's delay beyond that of
    ///   the fastest event.
    public mutating func time(of stamp: UInt32, at now: Milliseconds) -> Milliseconds {
        guard stamp != 0 else { return now }
        if let fastest {
            let time = fastest.now + Milliseconds(Int32(bitPattern: stamp &- fastest.stamp))
            if time <= now, time > now - Self.longestLag { return time }
        }
        fastest = (stamp, now)
        return now
    }
}
