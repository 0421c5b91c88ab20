/// The headers of a request.
package struct Headers {
    private let fields: [(name: String, value: String)]

    /// - Parameter fields: With names in small letters.
    init(_ fields: [(name: String, value: String)]) {
        self.fields = fields
    }

    /// All values of a header.
    ///
    /// - Parameter name: In small letters.
    subscript(name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// Whether the connection is of no use to the client after the answer.
    var askToClose: Bool {
        self["connection"].contains { value in
            value.split(separator: ",").contains { option in
                option.trimming(while: \.isWhitespace).lowercased() == "close"
            }
        }
    }
}

extension Headers {
    /// Reads one line.
    ///
    /// - Throws: What others could take for another header, for none or for more than one.
    static func field(_ line: ArraySlice<UInt8>) throws(Problem) -> (name: String, value: String) {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        if let start = line.first, isBlank(start) {
            throw .badRequest("a header goes on in a second line, expected one line each")
        }
        let halves = line.split(
            separator: UInt8(ascii: ":"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let name = String(decoding: halves[0], as: UTF8.self)
        guard halves.count > 1 else {
            throw .badRequest("a header is \(name.excerpt), expected a name, a colon and a value")
        }
        guard Token.isOne(halves[0]) else {
            throw .badRequest("a header has the name \(name.excerpt), expected a token")
        }
        let value = halves[1].trimming(while: isBlank)
        guard value.allSatisfy({ isBlank($0) || $0 >= 0x20 && $0 != 0x7F }) else {
            throw .badRequest("\(name.excerpt) has control characters, expected none")
        }
        return (name.lowercased(), String(decoding: value, as: UTF8.self))
    }

    /// - Throws: Why nothing that follows them is read.
    func check() throws(Problem) {
        let hosts = self["host"]
        guard hosts.count == 1 else {
            throw .badRequest("\"Host\" is given \(hosts.count) times, expected once")
        }
        let lengths = self["content-length"]
        for length in lengths where !length.utf8.allSatisfy(Self.isDigit) || length.isEmpty {
            throw .badRequest("\"Content-Length\" is \(length.excerpt), expected digits alone")
        }
        guard self["transfer-encoding"].isEmpty, !lengths.contains(where: { $0 != "0" }) else {
            throw Problem(status: 413, detail: "the request has a body, expected none")
        }
        // It announces a body too.
        if let expectation = self["expect"].first {
            throw Problem(
                status: 417,
                detail: "\"Expect\" is \(expectation.excerpt), expected none"
            )
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension BidirectionalCollection {
    /// Without the elements at both ends for which something holds.
    fileprivate func trimming(while predicate: (Element) -> Bool) -> SubSequence {
        let front = drop(while: predicate)
        guard let last = front.lastIndex(where: { !predicate($0) }) else { return front }
        return front[...last]
    }
}
