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

    /// The keys of a line with their values; "none" for no value.
    private static func keys(of line: String) -> [String: String] {
        let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
        return (value as? [String: Any] ?? [:]).mapValues { $0 as? String ?? "none" }
    }
}
