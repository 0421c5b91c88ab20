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
