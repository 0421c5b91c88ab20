import Rondo

/// Reads a trace: JSON Lines with the configuration first, then one input a line.
///
/// Blank lines and lines that start with `#` are skipped, and so is a byte-order mark at the start.
/// The first mistake ends the reading, so a trace that was read has none.
public struct TraceReader {
    /// The keys and numbers of the ids so far.
    var names = TraceNames()
    /// The time while hidden, which has no frames.
    var hiding = Hiding()
    /// The most frequent steps of all configurations so far; nil for those of the first line.
    ///
    /// A replay can refuse any of the others.
    var steps: Trace.Steps?

    struct Hiding {
        /// Whether the app or the tab is hidden after the last input.
        var isHidden = false
        /// How long it was hidden until then.
        var duration: Milliseconds = 0
    }

    /// The trace in a text.
    ///
    /// - Parameter text: In UTF-8.
    /// - Returns: The complete trace, checked.
    /// - Throws: The first mistake, with its line.
    /// - Complexity: O(n) where n is the number of bytes.
    public static func read(_ text: some Sequence<UInt8>) throws(TraceError) -> Trace {
        var reader = TraceReader()
        var trace = try reader.trace(in: Array(text))
        trace.names = reader.names
        return trace
    }

    private mutating func trace(in text: [UInt8]) throws(TraceError) -> Trace {
        var trace: Trace?
        var inputs: [TraceInput] = []
        var line = 0
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let lines = text.dropFirst(text.starts(with: mark) ? mark.count : 0)
        for bytes in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            line += 1
            guard let fields = try Self.fields(in: bytes, line: line) else { continue }
            if let trace {
                inputs.append(try input(fields, of: trace, after: inputs.last?.time ?? 0))
            } else {
                trace = try self.trace(fields)
            }
        }
        trace?.inputs = inputs
        guard let trace else {
            let example = #"{"rondo": 1, "viewport": {"width": 400, "height": 600}}"#
            throw TraceError(line: line, problem: "no configuration, expected \(example)")
        }
        return trace
    }

    /// The keys of a line, nil for a line to skip.
    private static func fields(in bytes: ArraySlice<UInt8>, line: Int) throws(TraceError) -> Fields?
    {
        // Decoding invalid UTF-8 gives other bytes.
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw TraceError(line: line, problem: "not UTF-8, expected text in UTF-8")
        }
        let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
        guard !isBlank, bytes.first != UInt8(ascii: "#") else { return nil }
        let value: JSONValue
        do {
            value = try JSONReader.read(bytes)
        } catch {
            throw TraceError(line: line, problem: error.problem)
        }
        guard case .object(let members) = value else {
            throw TraceError(line: line, problem: "\(value) stands alone, expected an object")
        }
        return Fields(line: line, members)
    }
}
