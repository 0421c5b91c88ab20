/// A string in a trace: a key, a word, or the name of an item or of a kind of view.
///
/// Names are compared by their UTF-8 bytes. Swift strings are equal if they look alike, for example
/// an "é" of one scalar and one of two; JavaScript strings are not, and a trace must mean the same
/// everywhere.
struct Identifier: Hashable, Sendable {
    /// The name.
    let text: String

    /// The name with this text.
    init(_ text: String) {
        self.text = text
    }

    /// Whether both names are the same bytes.
    static func == (lhs: Identifier, rhs: Identifier) -> Bool {
        lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }

    /// Feeds the name's bytes to a hasher.
    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
