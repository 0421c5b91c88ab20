extension TraceWriter {
    /// The line of an answer to the request with a number.
    public mutating func line(
        _ answer: TraceAnswer,
        to request: some BinaryInteger,
        at time: Milliseconds
    ) -> String {
        let number = ("request", "\(request)")
        switch answer {
        case .page(let items, let next):
            // The first of several items with one key is the one that the list gets.
            let items = items.firstOfEach { $0.key }
            let members = [number, ("items", list(items)), ("next", cursor(next))]
            return hide(items, at: time) + line(.respond, members, at: time)
        case .shelves(let shelves, let next):
            let texts = shelves.map { text(of: $0.shelf, here: Set($0.here)) }
            let members = [number, ("lists", JSONText.list(texts)), ("next", cursor(next))]
            return line(.respond, members, at: time)
        case .items(let keys):
            return line(.respond, [number, ("items", list(keys))], at: time)
        case .failure:
            return line(.respond, [number, ("error", JSONText.string("failed"))], at: time)
        }
    }

    private func cursor(_ next: String?) -> String { next.map { JSONText.string($0) } ?? "null" }
}
