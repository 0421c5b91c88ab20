import Rondo

extension ShelvesPlayer {
    /// Handles an answer to a request of either kind.
    mutating func respond(to number: Int64, _ answer: TraceAnswer, at time: Milliseconds)
        -> String?
    {
        shelves.run(to: time)
        guard let number = Int(exactly: number) else { return ReplayedFeed.refusal(of: number) }
        let isOfItems = shelves.loader.isWaiting(number)
        guard isOfItems || feed?.isWaiting(number) == true else {
            return ReplayedFeed.refusal(of: number)
        }
        switch answer {
        case .failure:
            return isOfItems
                ? shelves.fail(number, at: time)?.reason : feed?.fail(number, at: time)
        case .items(let keys):
            guard isOfItems else { return "request \(number) asks for lists" }
            return shelves.receive(number, keys, at: time)?.reason
        case .shelves(let page, let next):
            guard !isOfItems else { return "request \(number) asks for items" }
            // A refused page leaves its request waiting.
            var received = feed
            let late = received?.receive(number, items: page.count, next: next, at: time)
            if let late { return late }
            let new = page.filter { shelves.index(of: $0.shelf.key) == nil }
            let data = new.map { ShelvesInput.update($0.here) }
            let refusal = take([.edit(.insert(new.map { $0.shelf }))] + data, at: time)
            if refusal == nil { feed = received }
            return refusal
        case .page:
            return "no list is named"
        }
    }

    /// Handles a retry by the user after failed requests, for pages or for items.
    mutating func retry(at time: Milliseconds) -> String? {
        shelves.run(to: time)
        let ofPages = feed?.retry(at: time)
        let hasFeedRetried = feed != nil && ofPages == nil
        let ofItems = shelves.retry(at: time)?.reason
        return hasFeedRetried ? nil : ofItems
    }
}
