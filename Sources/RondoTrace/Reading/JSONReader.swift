import Rondo

/// Reads a JSON value from UTF-8 text, strictly by the grammar of RFC 8259.
///
/// It also refuses what a trace cannot mean: a repeated key of an object, half of a surrogate pair,
/// and a number that is not finite as a `Double`, or so near to 0 that it would become 0.
struct JSONReader {
    /// The largest number of open brackets; the deepest value of a trace is in five.
    static let greatestDepth = 16

    /// Why a text is not a value.
    struct Mistake: Error {
        let problem: String

        static let notJSON = Mistake(problem: "not JSON, expected one object a line")
    }

    let text: ArraySlice<UInt8>
    /// The index of the next byte.
    var place: Int
    /// The key of the innermost object around the next byte, nil outside of objects.
    private var key: Identifier?

    /// Reads a text with one value; the text is valid UTF-8.
    ///
    /// O(n) for n bytes.
    static func read(_ text: ArraySlice<UInt8>) throws(Mistake) -> JSONValue {
        let depth = depth(of: text)
        guard depth <= greatestDepth else {
            throw Mistake(
                problem: "brackets are \(depth) deep, expected at most \(greatestDepth)"
            )
        }
        var reader = JSONReader(text: text, place: text.startIndex)
        let value = try reader.value()
        guard reader.next == nil else { throw .notJSON }
        return value
    }

    /// The largest number of open brackets, outside of strings.
    private static func depth(of text: ArraySlice<UInt8>) -> Int {
        var (open, greatest) = (0, 0)
        var (isInString, isEscaped) = (false, false)
        for byte in text {
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
            default: break
            }
            greatest = max(greatest, open)
        }
        return greatest
    }

    /// Reads a value and skips the space around it.
    private mutating func value() throws(Mistake) -> JSONValue {
        skipSpace()
        let value = try bareValue()
        skipSpace()
        return value
    }

    private mutating func bareValue() throws(Mistake) -> JSONValue {
        switch next {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(Identifier(try string()))
        case let first? where first == UInt8(ascii: "-") || Self.isDigit(first):
            return .number(try number())
        default:
            if skip("null") { return .null }
            if skip("true") { return .bool(true) }
            if skip("false") { return .bool(false) }
            throw .notJSON
        }
    }

    private mutating func array() throws(Mistake) -> [JSONValue] {
        var values: [JSONValue] = []
        place += 1
        skipSpace()
        if skip("]") { return values }
        repeat { values.append(try value()) } while skip(",")
        guard skip("]") else { throw .notJSON }
        return values
    }

    private mutating func object() throws(Mistake) -> [JSONMember] {
        var members: [JSONMember] = []
        var keys: Set<Identifier> = []
        let outer = key
        place += 1
        skipSpace()
        if skip("}") { return members }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw .notJSON }
            let own = Identifier(try string())
            skipSpace()
            guard skip(":") else { throw .notJSON }
            guard keys.insert(own).inserted else {
                let name = JSONText.string(own.text)
                throw Mistake(problem: "key \(name) is given twice, expected each key once")
            }
            key = own
            members.append(JSONMember(key: own, value: try value()))
            key = outer
        } while skip(",")
        guard skip("}") else { throw .notJSON }
        return members
    }

    // MARK: - Bytes

    private init(text: ArraySlice<UInt8>, place: Int) {
        self.text = text
        self.place = place
    }

    /// The next byte, nil at the end.
    var next: UInt8? { place < text.endIndex ? text[place] : nil }

    /// Consumes the next byte.
    mutating func take() throws(Mistake) -> UInt8 {
        guard let byte = next else { throw .notJSON }
        place += 1
        return byte
    }

    /// Skips a word if it is next; returns whether it was.
    mutating func skip(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            guard text[place...].starts(with: word) else { return false }
            place += word.count
            return true
        }
    }

    private mutating func skipSpace() {
        while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { place += 1 }
    }

    /// The mistake of an unreadable value, named by its key.
    func unreadable(expected: String) -> Mistake {
        let name = key.map { JSONText.string($0.text) } ?? "a value"
        return Mistake(problem: "\(name) cannot be read, expected \(expected)")
    }
}
