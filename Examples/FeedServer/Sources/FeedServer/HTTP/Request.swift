/// A request, whole and without a body.
package struct Request {
    /// As it was sent: methods are case-sensitive.
    let method: String
    /// In bytes, as it stands in the first line.
    let target: [UInt8]
    let headers: Headers
}

/// The headers of a request.
package struct Headers {
    private let fields: [(name: String, value: String)]

    init(_ fields: [(name: String, value: String)]) {
        self.fields = fields.map { ($0.name.lowercased(), $0.value) }
    }

    /// All values of a header.
    ///
    /// - Parameter name: In small letters.
    subscript(name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The first name that is none: with a space before its colon, for instance, by which others could
    /// take it for another header, and see another end of the request.
    var wrongName: String? {
        fields.first { $0.name.isEmpty || !$0.name.utf8.allSatisfy(Self.isAllowed) }?.name
    }

    /// The first value with a control character: for some, CR alone ends a line.
    var wrongValue: String? {
        fields.first { $0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }?.value
    }

    /// Whether a body follows, even an empty one in pieces.
    var announceBody: Bool {
        !self["transfer-encoding"].isEmpty || self["content-length"].contains { $0 != "0" }
    }

    /// In a token, as RFC 9110 calls it; names are in small letters here.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
