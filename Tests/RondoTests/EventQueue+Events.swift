@testable import Rondo

extension EventQueue {
    /// The events that have not been returned; they stay in the queue.
    var events: [Event] {
        var copy = self
        return copy.takeAll()
    }
}
