/// A complete request without a body.
package struct Request {
    /// The method, which is case-sensitive.
    let method: String
    /// The bytes of the target in the first line.
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
    /// - Parameter name: The name in lower case.
    subscript(name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The first invalid name.
    ///
    /// Other software could read such a header differently, for example with a space before the
    /// colon, and find a different end of the request.
    var wrongName: String? {
        fields.first { $0.name.isEmpty || !$0.name.utf8.allSatisfy(Self.isAllowed) }?.name
    }

    /// The first value with a control character: some software ends a line at a single CR.
    var wrongValue: String? {
        fields.first { $0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }?.value
    }

    /// Whether a body follows, even an empty chunked one.
    var announceBody: Bool {
        !self["transfer-encoding"].isEmpty || self["content-length"].contains { $0 != "0" }
    }

    /// Whether a byte is allowed in a token (RFC 9110); names are in lower case here.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
