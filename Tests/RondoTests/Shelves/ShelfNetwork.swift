import Rondo
import RondoTestSupport

/// A server of items by id behind a network that fails, delays, repeats and reorders its answers,
/// leaves items out or sends others.
struct ShelfNetwork {
    struct Answer {
        let time: Milliseconds
        let number: Int
        /// Nil is a failure.
        let keys: [ItemKey]?
    }

    private var onTheWay: [Answer] = []

    /// Answers a request once, twice or late; a reliable network answers everything quickly.
    mutating func send(
        _ request: ItemLoader.Request,
        at time: Milliseconds,
        isReliable: Bool,
        _ random: inout SeededGenerator
    ) {
        for _ in 0..<(isReliable ? 1 : random.pick([1, 1, 1, 2, 3])) {
            let delay: Milliseconds = isReliable ? 20 : random.pick([0, 20, 90, 400, 3000])
            var keys = request.keys
            if !isReliable {
                if random.once(in: 4) { keys.removeFirst(keys.count / 2) }
                if random.once(in: 4) {
                    keys.append(ItemKey(Int.random(in: 0..<99, using: &random)))
                }
                keys.shuffle(using: &random)
            }
            let fails = !isReliable && random.once(in: 4)
            onTheWay.append(
                Answer(time: time + delay, number: request.number, keys: fails ? nil : keys)
            )
        }
    }

    /// The next answer that arrives before `time`.
    mutating func next(until time: Milliseconds) -> Answer? {
        let index = onTheWay.indices.filter { onTheWay[$0].time <= time }
            .min { onTheWay[$0].time < onTheWay[$1].time }
        return index.map { onTheWay.remove(at: $0) }
    }
}
