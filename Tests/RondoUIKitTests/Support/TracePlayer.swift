import Foundation
import RondoTrace

/// Plays a trace and writes its events in the words of the listeners.
enum TracePlayer {
    /// The events and refusals of a trace.
    ///
    /// - Parameters:
    ///   - text: The trace.
    ///   - words: The words of an event, from the keys of its line and its time; nil to skip it.
    /// - Returns: The words in order.
    /// - Throws: The error in the trace.
    static func play(
        _ text: String,
        _ words: ([String: String], _ time: Double) -> [String]?
    ) throws -> [String] {
        let trace = try TraceReader.read(Data(text.utf8))
        let encoder = OutputEncoder(trace)
        let replay = Replay(trace)
        var events: [String] = []
        replay.run { output in
            switch output {
            case .event(_, at: let time), .shelfEvent(_, shelf: _, at: let time):
                guard let words = words(keys(of: encoder.line(output)), time) else { return }
                events.append(words.joined(separator: " "))
            case .refused: events.append(encoder.line(output))
            case .frame, .request, .cancel, .shelves, .items: break
            }
        }
        return events
    }

    /// The last frame of a trace: the current item, or the shelves, and each tile with its place in
    /// whole points.
    ///
    /// - Parameter text: The trace.
    /// - Returns: The words of the frame; a shelf is in front of its tiles.
    /// - Throws: The error in the trace.
    static func lastFrame(_ text: String) throws -> [String] {
        let trace = try TraceReader.read(Data(text.utf8))
        func words(_ tiles: [ReplayOutput.ShownTile]) -> [String] {
            tiles.map { shown in
                "\(trace.names.id(of: shown.tile.item))@\(Int(shown.start.rounded()))"
            }
        }
        var last: [String] = []
        Replay(trace).run { output in
            switch output {
            case .frame(let frame, let tiles):
                last = [frame.current.map { trace.names.id(of: $0) } ?? "none"] + words(tiles)
            case .shelves(let shown, at: _):
                last = shown.shelves.flatMap { shelf in
                    let name = trace.names.id(of: shelf.shelf)
                    return ["\(name)@\(Int(shelf.start.rounded())):"] + words(shelf.tiles)
                }
            case .event, .shelfEvent, .items, .request, .cancel, .refused: break
            }
        }
        return last
    }

    /// The keys of a line with their values; "none" for no value.
    private static func keys(of line: String) -> [String: String] {
        let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
        return (value as? [String: Any] ?? [:]).mapValues { $0 as? String ?? "none" }
    }
}
