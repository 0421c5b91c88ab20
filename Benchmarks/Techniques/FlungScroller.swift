import Rondo

/// The engine with a finger and without a host; the engine computes motions.
public struct FlungScroller: Sendable {
    /// The engine, for inspection.
    public private(set) var scroller: Scroller
    private var time: Milliseconds = 0

    /// Lays the items out, at rest on the first one.
    public init(_ configuration: Configuration, _ items: Items) {
        scroller = Scroller(configuration, items: items)
        draw()
    }

    /// The position of the content, in slots.
    public var slotPosition: Double { scroller.slotPosition }

    /// Drags over 160 points and lifts at 5 points per millisecond.
    public mutating func fling() {
        scroller.press(x: 300, y: 0, at: time)
        for step in 1...4 {
            time += 8
            scroller.move(x: 300 - Double(step) * 40, y: 0, at: time)
        }
        scroller.release(x: 140, y: 0, at: time)
    }

    /// Draws a frame at 120 Hz.
    ///
    /// - Returns: Whether the content still moves.
    public mutating func coast() -> Bool {
        time += Engine.interval
        draw()
        return scroller.phase != .idle
    }

    /// Coasts until the content is within an item.
    public mutating func coastIntoItem() {
        repeat {
            time += 1
            draw()
        } while !(20...30).contains(scroller.offset)
    }

    /// Draws frames at such short intervals that the visible items stay the same.
    @inline(never)
    public mutating func drawSteadyFrames(_ count: Int) {
        for _ in 0..<count {
            time += 1e-4
            draw()
        }
    }

    /// Drags the content from rest on the first item, 10 points back over the seam.
    public mutating func pressAtSeam() {
        scroller.press(x: 100, y: 0, at: time)
        time += 1
        scroller.move(x: 120, y: 0, at: time)
        draw()
    }

    /// Moves the finger 20 points forward and back, with a frame after each move; the leading edge
    /// crosses the seam in each move.
    public mutating func dragOverSeam(_ count: Int) {
        for _ in 0..<count {
            drag(to: 100)
            drag(to: 120)
        }
    }

    private mutating func drag(to x: Points) {
        time += Engine.interval
        scroller.move(x: x, y: 0, at: time)
        draw()
    }

    private mutating func draw() {
        _ = scroller.frame(at: time)
        while scroller.nextEvent() != nil {}
    }
}
