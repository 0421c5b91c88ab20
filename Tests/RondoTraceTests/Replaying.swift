import Foundation
import RondoTrace

/// The shortest configuration line, with these additional JSON keys.
func configuration(_ keys: String = "", items: String = #"["a","b","c"]"#) -> String {
    let more = keys.isEmpty ? "" : ",\(keys)"
    return #"{"rondo":1,"viewport":{"width":400,"height":600},"items":\#(items)\#(more)}"#
}

/// The trace with these lines.
func read(_ lines: String...) throws -> Trace {
    try TraceReader.read(Data(lines.joined(separator: "\n").utf8))
}

/// The error of a trace with these lines, nil without one.
func mistake(_ lines: String...) -> TraceError? { mistake(lines) }

/// The error of a trace with these lines, nil without one.
func mistake(_ lines: [String]) -> TraceError? {
    mistake(in: Data(lines.joined(separator: "\n").utf8))
}

/// The error of a trace with this text, nil without one.
func mistake(in text: Data) -> TraceError? {
    do {
        _ = try TraceReader.read(text)
        return nil
    } catch {
        return error
    }
}

/// The output of a replay without tiles, which golden traces check.
func replay(_ lines: String...) throws -> [String] {
    try replay(lines)
}

/// The output of a replay without tiles, which golden traces check.
func replay(_ lines: [String]) throws -> [String] {
    let trace = try TraceReader.read(Data(lines.joined(separator: "\n").utf8))
    let encoder = OutputEncoder(trace)
    let replay = Replay(trace)
    var output: [String] = []
    replay.run { output.append(encoder.line($0).withoutTiles) }
    return output
}

/// The times of the frames in a replay.
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
