import Rondo

/// Inputs in sequence, written like a person's actions.
package struct Script: Sendable {
    package private(set) var inputs: [TimedInput] = []
    package private(set) var time: Milliseconds

    package init(from time: Milliseconds = 0) {
        self.time = time
    }

    /// Waits.
    package mutating func wait(_ duration: Milliseconds) {
        time += duration
    }

    /// Takes an input now.
    package mutating func take(_ input: Input) {
        inputs.append((time, input))
    }

    /// A finger moves through positions, one every 8 ms, and lifts at the last one.
    package mutating func swipe(_ places: [Points], holding stillness: Milliseconds = 0) {
        guard let first = places.first, let last = places.last else { return }
        take(.press(first))
        for place in places.dropFirst() {
            wait(8)
            take(.move(place))
        }
        wait(stillness)
        take(.release(last))
    }

    /// A finger moves by a distance in steps and stops before it lifts.
    package mutating func drag(by travel: Points, steps: Int = 6) {
        swipe((0...steps).map { travel * Double($0) / Double(steps) }, holding: 120)
    }

    /// A finger moves by a distance in steps of 8 ms and lifts in motion.
    package mutating func flick(by travel: Points, steps: Int = 5) {
        swipe((0...steps).map { travel * Double($0) / Double(steps) })
    }
}
