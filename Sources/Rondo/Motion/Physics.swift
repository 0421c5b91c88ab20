/// How scrolling feels, as named numbers.
///
/// The defaults are those of UIScrollView as recorded on iOS 26.1; the guide
/// Documentation/Guides/Motion.md tells what was recorded and what is from a second
/// source.
public struct Physics: Equatable, Sendable {
    /// Finger travel before the content moves, in points; 0 or more; `10` by default.
    public var slop: Points = 10
    /// The speed from which a lift is a flick, in points per second; 0 or more; `300` by default.
    public var flick: Double = 300
    /// The share of the speed kept per millisecond while coasting, from 0 to below 1; `0.998` by
    /// default, and 0.99 is the fast one.
    public var decelerationRate: Double = 0.998
    /// The speed at which coasting ends, in points per second; 0.001 to 1e6, `10` by default.
    public var stoppingSpeed: Double = 10
    /// The rubber band's `c` in shown = c·x·D / (c·x + D); 0.001 to 1e6, `0.55` by default.
    public var rubberBand: Double = 0.55
    /// The rate of the critically damped springs, per second; 0.001 to 1e6, `11` by default.
    public var springRate: Double = 11
    /// How near to its target a motion must stay to have ended, in points; 0.001 to 1e6,
    /// `0.5` by default.
    public var tolerance: Points = 0.5
    /// A finger that lies still so long before the lift throws nothing; 0 or more; `100` by
    /// default.
    public var stillness: Milliseconds = 100
    /// The time before the last move over which a lift's velocity is taken; 0 or more; `50` by
    /// default.
    public var velocityWindow: Milliseconds = 50
    /// The duration of an animated scroll, whatever its distance; 0 or more; `300` by default.
    public var scrollDuration: Milliseconds = 300
    /// Wheel steps less than this apart are one gesture; more than 0; `100` by default.
    public var wheelPause: Milliseconds = 100

    /// The numbers as recorded.
    public init() {}
}
