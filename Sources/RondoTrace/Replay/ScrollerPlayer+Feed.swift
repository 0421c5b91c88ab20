import Rondo

extension ScrollerPlayer {
    /// Handles an answer to a request: appends the new items of a page.
    mutating func respond(to number: Int64, _ answer: TraceAnswer, at time: Milliseconds)
        -> String?
    {
        scroller.run(to: time)
        guard feed != nil else { return ReplayedFeed.missing }
        guard let number = Int(exactly: number) else { return ReplayedFeed.refusal(of: number) }
        switch answer {
        case .failure:
            return feed?.fail(number, at: time)
        case .page(let items, let next):
            // A refused page leaves its request waiting.
            var received = feed
            let late = received?.receive(number, items: items.count, next: next, at: time)
            if let late { return late }
            let refusal = scroller.take(.edit(.append(page: items)), at: time)
            if refusal == nil { feed = received }
            return refusal?.reason
        case .items, .shelves:
            return "there are no lists"
        }
    }

    /// Handles a retry by the user after a failed request.
    mutating func retry(at time: Milliseconds) -> String? {
        scroller.run(to: time)
        return feed == nil ? ReplayedFeed.missing : feed?.retry(at: time)
    }
}
