import Foundation
import RondoTrace

/// The shortest configuration line with these further JSON keys.
func configuration(_ keys: String = "", items: String = #"["a","b","c"]"#) -> String {
    let more = keys.isEmpty ? "" : ",\(keys)"
    return #"{"rondo":1,"viewport":{"width":400,"height":600},"items":\#(items)\#(more)}"#
}

/// What the lines of a trace say.
func read(_ lines: String...) throws -> Trace {
    try TraceReader.read(Data(lines.joined(separator: "\n").utf8))
}

/// The error that reading these lines throws, nil when it throws none.
func mistake(_ lines: String...) -> TraceError? {
    mistake(in: Data(lines.joined(separator: "\n").utf8))
}

/// The error that reading this text throws, nil when it throws none.
func mistake(in text: Data) -> TraceError? {
    do {
        _ = try TraceReader.read(text)
        return nil
    } catch {
        return error
    }
}

/// The lines that a replay writes, with their tiles left out, which golden traces check.
func replay(_ lines: String...) throws -> [String] {
    try replay(lines)
}

/// The lines that a replay writes, with their tiles left out, which golden traces check.
func replay(_ lines: [String]) throws -> [String] {
    let trace = try TraceReader.read(Data(lines.joined(separator: "\n").utf8))
    let encoder = OutputEncoder(trace)
    let replay = Replay(trace)
    var output: [String] = []
    replay.run { output.append(encoder.line($0).withoutTiles) }
    return output
}

/// The times of the frames that a replay draws.
func frameTimes(_ lines: String...) throws -> [Double] {
    let trace = try TraceReader.read(Data(lines.joined(separator: "\n").utf8))
    let replay = Replay(trace)
    var times: [Double] = []
    replay.run { output in
        if case .frame(let frame, _) = output { times.append(frame.time) }
    }
    return times
}

extension String {
    fileprivate var withoutTiles: String {
        guard let start = range(of: #","tiles":["#)?.lowerBound else { return String(dropLast()) }
        return self[..<start] + "}}"
    }
}
