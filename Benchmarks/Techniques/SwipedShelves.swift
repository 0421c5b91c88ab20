import Rondo

extension Shelves {
    /// Swipes from a height with a step every 8 ms, and lifts.
    ///
    /// - Parameters:
    ///   - y: Where the finger goes down, in points from the viewport's top edge.
    ///   - dx: The step to the right, in points.
    ///   - dy: The step downwards, in points.
    ///   - steps: The number of steps.
    ///   - time: When the finger goes down, in milliseconds; afterwards when it is lifted.
    public mutating func swipe(
        y: Points,
        dx: Points,
        dy: Points,
        steps: Int,
        at time: inout Milliseconds
    ) {
        press(x: 300, y: y, at: time)
        for step in 1...steps {
            time += 8
            move(x: 300 + dx * Double(step), y: y + dy * Double(step), at: time)
        }
        release(x: 300 + dx * Double(steps), y: y + dy * Double(steps), at: time)
    }
}
