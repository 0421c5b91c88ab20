import Rondo

@testable import RondoTrace

extension Trace {
    /// The trace as a host writes it while it takes the inputs.
    var written: String {
        var writer = TraceWriter(self)
        if let shelves {
            var player = ShelvesPlayer(self)
            let here = Set(shelves.flatMap(\.here))
            var text = writer.firstLine(shelves.map(\.shelf), here: here)
            for input in inputs {
                text += writer.line(input, in: player)
                _ = player.take(input.action, at: input.time)
                if case .tick = input.action { _ = player.frame(at: input.time) }
                _ = player.takeRequests(at: input.time)
            }
            return text
        }
        var player = ScrollerPlayer(self)
        var text = writer.firstLine(Items(items))
        for input in inputs {
            text += writer.line(input, in: player)
            _ = player.take(input.action, at: input.time)
        }
        return text
    }
}

extension TraceWriter {
    /// The line for an input of a list of items.
    fileprivate mutating func line(_ input: TraceInput, in player: ScrollerPlayer) -> String {
        guard let action = player.input(of: input.action) else { return line(ofReplay: input) }
        return player.scroller.line(action, at: input.time, by: &self) ?? ""
    }

    /// The line for an input of shelves, with the data that comes with them.
    fileprivate mutating func line(_ input: TraceInput, in player: ShelvesPlayer) -> String {
        if case .configure = input.action {
            let action = player.inputs(of: input.action)[0]
            return player.shelves.line(action, at: input.time, by: &self) ?? ""
        }
        guard case .shelves(let actions) = input.action else { return line(ofReplay: input) }
        var here: Set<ItemKey> = []
        for case .update(let keys) in actions { here.formUnion(keys) }
        guard let action = actions.first else { return "" }
        return line(action, at: input.time, in: player.shelves.shelves, here: here) ?? ""
    }

    private mutating func line(ofReplay input: TraceInput) -> String {
        switch input.action {
        case .respond(let number, let answer): line(answer, to: number, at: input.time)
        case .retry: retry(at: input.time)
        case .tick: tick(at: input.time)
        case .input, .resize, .configure, .shelves: ""
        }
    }
}
