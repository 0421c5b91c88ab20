/// Why a trace cannot be read.
public struct TraceError: Error, Equatable, Sendable {
    /// The line that is wrong, counted from 1.
    public let line: Int
    /// What is wrong and what was expected, to follow the name of the file and the line.
    public let problem: String
}
