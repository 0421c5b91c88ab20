import Rondo
import RondoTrace

/// The content of a frame in a line, with the names of items.
func shown(_ frame: Frame, of scroller: Scroller) -> String {
    let tiles = scroller.tiles.map { ($0, scroller.start(of: $0)) }
    return shown(frame, tiles) { "\($0.value)" }
}

private func shown(_ frame: Frame, _ tiles: [(Tile, Points)], id: (ItemKey) -> String) -> String {
    let texts = tiles.map { tile, start in
        "\(id(tile.item)) \(tile.number) \(tile.slot) \(start) \(tile.extent)"
    }
    let current = frame.current.map(id) ?? "none"
    return "\(frame.time) \(frame.phase) \(current) \(frame.offset) \(texts)"
}

/// The frames of a replayed trace, written by `shown`.
func shownFrames(of trace: Trace) -> [String] {
    var frames: [String] = []
    Replay(trace).run { output in
        guard case .frame(let frame, let tiles) = output else { return }
        let starts = tiles.map { ($0.tile, $0.start) }
        frames.append(shown(frame, starts) { trace.names.id(of: $0) })
    }
    return frames
}

/// An event in a line, with the names of items.
func shown(_ event: Event, id: (ItemKey) -> String = { "\($0.value)" }) -> String {
    func name(_ key: ItemKey?) -> String { key.map(id) ?? "none" }
    switch event {
    case .change(let from, let to): return "change from \(name(from)) to \(name(to))"
    case .begin(let from): return "begin from \(name(from))"
    case .settle(let from, let to): return "settle from \(name(from)) to \(name(to))"
    case .cancel(let item): return "cancel on \(name(item))"
    case .tile(let step, let item, let tile): return "\(step) \(id(item)) \(tile)"
    }
}

/// The events and frames of a replayed trace, written by `shown`.
func shownOutput(of trace: Trace) -> [String] {
    var lines: [String] = []
    Replay(trace).run { output in
        switch output {
        case .event(let event, at: _):
            lines.append(shown(event) { trace.names.id(of: $0) })
        case .frame(let frame, let tiles):
            let starts = tiles.map { ($0.tile, $0.start) }
            lines.append(shown(frame, starts) { trace.names.id(of: $0) })
        default: break
        }
    }
    return lines
}
