@testable import FeedServer

/// Reads bytes as the requests that libmicrohttpd would pass on; its parser is not tested here.
enum RequestReader {
    /// The requests in some bytes, separated by blank lines.
    static func read(_ bytes: [UInt8]) -> [Request] {
        var requests: [Request] = []
        var head: [ArraySlice<UInt8>] = []
        for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
            // No request contains a zero byte, because texts from libmicrohttpd end there.
            let text = line.prefix { $0 != 0 }
            let ended = text.last == carriageReturn ? text.dropLast() : text
            if ended.isEmpty {
                if let request = request(head) { requests.append(request) }
                head = []
            } else {
                head.append(ended)
            }
        }
        if let request = request(head) { requests.append(request) }
        return requests
    }

    /// Nil if the first line is invalid.
    private static func request(_ lines: [ArraySlice<UInt8>]) -> Request? {
        guard let words = lines.first?.split(separator: space, maxSplits: 2), words.count > 1 else {
            return nil
        }
        let fields = lines.dropFirst().map { line in
            let halves = line.split(
                separator: colon,
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let value = halves.count > 1 ? halves[1].drop { $0 == space } : []
            return (name: text(halves[0]), value: text(value))
        }
        return Request(
            method: text(words[0]),
            target: Array(words[1]),
            headers: Headers(Array(fields))
        )
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let space = UInt8(ascii: " ")
    private static let colon = UInt8(ascii: ":")
}
