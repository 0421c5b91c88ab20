/// Times for the stamps of a window system, such as those of X11, Wayland and Windows: milliseconds
/// from a start that nobody knows, round and round in 32 bits.
///
///     var clock = EventClock()
///     clock.time(of: 4_294_967_290, at: 1000)   // 1000: the first stamp is now
///     clock.time(of: 4, at: 1030)               // 1010: ten milliseconds later, and seen late
public struct EventClock: Sendable {
    /// The stamp of the event that has come fastest, and when that was.
    private var fastest: (stamp: UInt32, now: Milliseconds)?
    /// An event that seems to have taken longer is of another clock.
    private static let longestLag: Milliseconds = 1000

    /// A clock that has seen no event.
    public init() {}

    /// When an event happened.
    ///
    /// - Parameters:
    ///   - stamp: Of the event; 0 for none.
    ///   - now: The present time, in milliseconds.
    /// - Returns: Not after `now`, and as long before it as the event took longer to come than the
    ///   fastest one.
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
