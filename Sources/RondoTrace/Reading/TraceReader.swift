import Foundation

/// Reads a trace: JSON Lines, first the configuration, then one input a line.
///
/// Blank lines and lines that start with `#` are passed over, and a byte-order mark before the
/// first. The first mistake ends the reading, so a trace that was read has none.
public struct TraceReader {
    /// What the ids that have come so far are to the engine.
    var names = TraceNames()

    /// The trace in a text.
    ///
    /// - Parameter text: In UTF-8.
    /// - Returns: Everything that the text says, checked.
    /// - Throws: The first mistake, with its line.
    /// - Complexity: O(n) where n is the number of bytes.
    public static func read(_ text: Data) throws(TraceError) -> Trace {
        var reader = TraceReader()
        var trace = try reader.trace(in: text)
        trace.names = reader.names
        return trace
    }

    private mutating func trace(in text: Data) throws(TraceError) -> Trace {
        let decoder = JSONDecoder()
        var trace: Trace?
        var inputs: [TraceInput] = []
        var line = 0
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let lines = text.starts(with: mark) ? text.dropFirst(mark.count) : text
        for bytes in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            line += 1
            guard let fields = try Self.fields(in: bytes, line: line, decoder) else { continue }
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

    /// The keys of a line, nil when it is one to pass over.
    private static func fields(in bytes: Data, line: Int, _ decoder: JSONDecoder)
        throws(TraceError) -> Fields?
    {
        guard String(bytes: bytes, encoding: .utf8) != nil else {
            throw TraceError(line: line, problem: "not UTF-8, expected text in UTF-8")
        }
        let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
        guard !isBlank, bytes.first != UInt8(ascii: "#") else { return nil }
        let structure = JSONStructure(bytes)
        guard structure.depth <= JSONStructure.greatestDepth else {
            throw TraceError(
                line: line,
                problem: "brackets are \(structure.depth) deep, expected at most "
                    + "\(JSONStructure.greatestDepth)"
            )
        }
        guard let value = try value(in: bytes, line: line, decoder), !structure.isBroken else {
            throw TraceError(line: line, problem: "not JSON, expected one object a line")
        }
        guard case .object(let values) = value else {
            throw TraceError(line: line, problem: "\(value) stands alone, expected an object")
        }
        guard value.keyCount == structure.keys else {
            throw TraceError(line: line, problem: "a key is given twice, expected each once")
        }
        return Fields(line: line, values)
    }

    /// The JSON of a line, nil when it is none.
    private static func value(in bytes: Data, line: Int, _ decoder: JSONDecoder)
        throws(TraceError) -> JSONValue?
    {
        do {
            return try decoder.decode(JSONValue.self, from: bytes)
        } catch let unreadable as JSONValue.Unreadable {
            let key = unreadable.key.map { JSONText.string($0) } ?? "a value"
            throw TraceError(
                line: line,
                problem: "\(key) cannot be read, expected \(unreadable.expected)"
            )
        } catch {
            return nil
        }
    }
}
