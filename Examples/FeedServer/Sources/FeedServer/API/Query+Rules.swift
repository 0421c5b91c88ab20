extension Query {
    /// The number of ids in one request.
    private static let batch = 1...50

    /// The ids in a parameter, without repetitions.
    func identifiers(_ name: String) throws(Problem) -> [Identifier] {
        let counts = "\(Self.batch.lowerBound) to \(Self.batch.upperBound)"
        let rule = "\(counts) ids with commas between, each \(Identifier.rule)"
        guard let value = value(name) else {
            throw .badRequest("\"\(name)\" is missing, expected \(rule)")
        }
        let parts = value.split(separator: ",", omittingEmptySubsequences: false)
        guard Self.batch.contains(parts.count) else {
            throw .badRequest("\"\(name)\" has \(parts.count) ids, expected \(counts)")
        }
        var ids: [Identifier] = []
        for part in parts {
            guard let id = Identifier(String(part)) else {
                throw .badRequest("\"\(name)\" has \(String(part).excerpt), expected \(rule)")
            }
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}

extension PageRequest {
    static let parameters = ["after", "limit"]

    /// Reads `after` and `limit`.
    ///
    /// Reads `after` and `limit`.
    ///
    /// - Parameters:
    ///   - query: The request's parameters.
    ///   - list: The list of the page.
    ///   - limit: The default number of entries.
    /// - Throws: A problem if a value breaks its rule.
    init(_ query: Query, of list: Cursor.List, otherwise limit: Int) throws(Problem) {
        self.limit = try query.number("limit", in: 1...50) ?? limit
        guard let text = query.value("after") else {
            after = nil
            return
        }
        guard let cursor = Cursor(text, in: list) else {
            throw .wrong("after", text, expected: Cursor.rule)
        }
        after = cursor
    }
}

extension CoverSize {
    static let parameters = ["width", "height"]

    /// Reads `width` and `height`; nil if both are absent.
    ///
    /// - Throws: A problem if a value breaks its rule, or only one is given.
    init?(_ query: Query) throws(Problem) {
        let limits = 1...4096
        let width = try query.number("width", in: limits)
        let height = try query.number("height", in: limits)
        guard width != nil || height != nil else { return nil }
        guard let width, let height else {
            let missing = width == nil ? "width" : "height"
            throw .badRequest("\"\(missing)\" is missing, expected both \"width\" and \"height\"")
        }
        self.init(width: width, height: height)
    }
}
