import RondoTrace

@testable import RondoGTK

/// The events of a replayed trace, with ids as the numbers of keys.
func replayed(_ text: String) throws -> [Event] {
    let trace = try TraceReader.read(text.utf8)
    func key(_ item: ItemKey?) -> ItemKey? {
        item.flatMap { Int(trace.names.id(of: $0)) }.map { ItemKey($0) }
    }
    var events: [Event] = []
    Replay(trace).run { output in
        guard case .event(let event, _) = output else { return }
        switch event {
        case .begin(let item): events.append(.begin(from: key(item)))
        case .change(let old, let new): events.append(.change(from: key(old), to: key(new)))
        case .settle(let old, let new): events.append(.settle(from: key(old), to: key(new)))
        case .cancel(let item): events.append(.cancel(key(item)))
        case .tile(let step, let item, let number):
            events.append(.tile(step, key(item) ?? item, tile: number))
        }
    }
    return events
}
