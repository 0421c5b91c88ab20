import Glibc

/// Reads requests from the bytes of a connection.
///
/// Only what all readers of HTTP take for the same request is one: each line ends with CR and LF, which
/// stand nowhere else, as no zero byte does; no header goes on in a second line, and none is without a
/// name. With anything else two servers in a row could see different ends of a request.
struct RequestReader {
    /// What the bytes so far are.
    enum Result {
        /// The beginning of a request, or nothing.
        case incomplete
        case request(Request)
        /// A request that is not taken; where the next one begins is not known.
        ///
        /// Its first line is nil when that was not read.
        case refused(Problem, RequestLine?)
        /// No request.
        case nonsense
    }

    /// How long a request may be, in bytes.
    private let limit: Int
    private var bytes: [UInt8] = []
    /// Where the line begins that is read now.
    private var line = 0
    /// Up to here no line ends but those that were read.
    private var searched = 0
    private var first: RequestLine?
    private var fields: [(name: String, value: String)] = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether `next` has something to read.
    var hasNews: Bool { searched < bytes.count }

    /// Adds what has arrived.
    mutating func append(_ more: UnsafeRawBufferPointer) { bytes.append(contentsOf: more) }

    /// Reads on, to the end of the next request at most.
    mutating func next() -> Result {
        while let end = index(of: UInt8(ascii: "\n"), in: searched..<bytes.count), end < limit {
            let start = line
            (line, searched) = (end + 1, end + 1)
            guard index(of: UInt8(ascii: "\r"), in: start..<end) == end - 1 else {
                return refused(.badRequest("a line ends with one of CR and LF, expected both"))
            }
            guard index(of: 0, in: start..<end) == nil else {
                return refused(.badRequest("a line has a zero byte, expected text"))
            }
            let text = bytes[start..<end - 1]
            if let result = read(text) { return result }
        }
        searched = bytes.count
        guard bytes.count > limit else { return .incomplete }
        let (status, part) = first == nil ? (414, "first line") : (431, "head")
        let rule = "expected at most \(limit) bytes"
        return refused(Problem(status: status, detail: "the request's \(part) is longer, \(rule)"))
    }

    /// Where a byte stands first in a part of what has arrived.
    private func index(of byte: UInt8, in part: Range<Int>) -> Int? {
        bytes.withUnsafeBytes { bytes in
            // Long lines come from those who want to keep the server busy.
            guard let start = bytes.baseAddress,
                let found = memchr(start + part.lowerBound, CInt(byte), part.count)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    private func refused(_ problem: Problem) -> Result { .refused(problem, first) }

    /// - Returns: Nil when the request goes on behind the line.
    private mutating func read(_ text: ArraySlice<UInt8>) -> Result? {
        guard let first else {
            // Empty lines before a request are nothing.
            guard !text.isEmpty else {
                restart()
                return nil
            }
            guard let found = RequestLine(text) else { return .nonsense }
            self.first = found
            return found.problem.map(refused)
        }
        do throws(Problem) {
            guard text.isEmpty else {
                fields.append(try Headers.field(text))
                return nil
            }
            let headers = Headers(fields)
            try headers.check()
            restart()
            return .request(Request(first, headers))
        } catch {
            return refused(error)
        }
    }

    /// Forgets what was read; the next request begins behind it.
    private mutating func restart() {
        bytes.removeFirst(line)
        (line, searched) = (0, 0)
        first = nil
        fields = []
    }
}
