/// The public id of a room, an item or a cover: 1 to 64 letters, digits and hyphens.
struct Identifier: Hashable {
    let text: String

    /// The rule for error messages.
    static let rule = "1 to 64 letters, digits and hyphens"

    /// Nil if the text breaks the rule.
    init?(_ text: String) {
        guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
            return nil
        }
        self.text = text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
