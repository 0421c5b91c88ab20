/// The target of a request: a path, and parameters.
struct Target {
    /// The decoded parts between slashes: `["demo", ""]` for `/demo/`, `[""]` for `/`.
    let path: [String]
    let query: Query

    /// Reads the target in the first line of a request.
    ///
    /// Parts are decoded once, after the path is split. So an encoded slash does not split the
    /// path, and a double encoding stays encoded once.
    ///
    /// - Throws: A problem for a path that does not start with `/`, for a wrong encoding, and for
    ///   parts with slashes, backslashes or control characters.
    init(_ bytes: [UInt8]) throws(Problem) {
        let halves = bytes.split(
            separator: UInt8(ascii: "?"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        guard bytes.first == UInt8(ascii: "/"), !bytes.contains(UInt8(ascii: " ")) else {
            throw .badRequest(
                "the address is \(String(decoding: bytes, as: UTF8.self).excerpt), "
                    + "expected a path that begins with a slash, without spaces"
            )
        }
        let parts = halves[0].dropFirst()
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var path: [String] = []
        for part in parts { path.append(try Self.decode(part)) }
        self.path = path
        query = try Query(halves.count > 1 ? halves[1] : [])
    }

    private static func decode(_ part: ArraySlice<UInt8>) throws(Problem) -> String {
        guard let decoded = PercentEncoding.decode(part),
            !decoded.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" })
        else {
            throw .badRequest(
                "the path has \(String(decoding: part, as: UTF8.self).excerpt), expected "
                    + "percent-encoded UTF-8 without slashes, backslashes and control characters"
            )
        }
        return decoded
    }
}
