/// The constants of scrolling.
///
/// The defaults are those of UIScrollView as recorded on iOS 26.1; the guide
/// Documentation/Guides/Motion.md says which are recorded and which come from a second source.
public struct Physics: Equatable, Sendable {
    /// Finger travel before the content moves, in points; 0 or more; `10` by default.
    public var slop: Points = 10
    /// The lowest speed of a flick, in points per second; 0 or more; `300` by default.
    public var flick: Double = 300
    /// The share of the speed kept per millisecond while coasting, from 0 to below 1; `0.998` by
    /// default.
    ///
    /// UIScrollView's fast rate is 0.99.
    public var decelerationRate: Double = 0.998
    /// The speed at which coasting ends, in points per second; 0.001 to 1e6, `10` by default.
    public var stoppingSpeed: Double = 10
    /// The rubber band's `c` in shown = c·x·D / (c·x + D); 0.001 to 1e6, `0.55` by default.
    public var rubberBand: Double = 0.55
    /// The rate of the critically damped springs, per second; 0.001 to 1e6, `11` by default.
    public var springRate: Double = 11
    /// The distance from its target within which a motion ends, in points; 0.001 to 1e6, `0.5` by
    /// default.
    public var tolerance: Points = 0.5
    /// A finger that rests this long before the lift throws nothing; 0 or more; `100` by default.
    public var stillness: Milliseconds = 100
    /// The time before the last move over which a lift's velocity is measured; 0 or more; `50` by
    /// default.
    public var velocityWindow: Milliseconds = 50
    /// The duration of an animated scroll, whatever its distance; 0 or more; `300` by default.
    public var scrollDuration: Milliseconds = 300
    /// Wheel steps less than this apart are one gesture; more than 0; `100` by default.
    public var wheelPause: Milliseconds = 100

    /// The recorded values.
    public init() {}
}

extension Physics {
    /// Whether a lift with this speed is a flick.
    func isFlick(_ speed: Velocity) -> Bool {
        speed.magnitude >= flick / 1000 - Self.rounding
    }

    /// Speeds below this count as rounding: a finger at exactly the lowest speed of a flick is
    /// measured a little faster or slower.
    private static let rounding: Velocity = 1e-9
}
