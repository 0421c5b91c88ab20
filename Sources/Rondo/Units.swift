/// A length along the scroll axis, in points.
///
/// Lengths grow towards later items: to the right in a horizontal left-to-right
/// scroller, to the left in right-to-left, downwards in a vertical one.
public typealias Points = Double

/// A time or a duration, in milliseconds.
///
/// The engine reads no clock: every time is an argument, counted from a start that the host
/// chooses.
public typealias Milliseconds = Double

/// A speed with a sign, in points per millisecond; positive towards later items.
public typealias Velocity = Double
