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

    /// Whether a body follows, even an empty one in pieces.
    var announceBody: Bool {
        !self["transfer-encoding"].isEmpty || self["content-length"].contains { $0 != "0" }
    }
}
