import Rondo
import RondoBlock
import RondoTrace

extension TraceWriter {
    /// Names the items and the shelves of a recording.
    ///
    /// In the block: the count of items, the key of each and the length of its name in bytes, and
    /// the same for shelves. The names are in the text, one after the other.
    mutating func readNames(from block: inout BlockReader) {
        var text = Text.bytes[...]
        func next() -> String {
            let length = Int(block.next())
            defer { text = text.dropFirst(length) }
            return String(decoding: text.prefix(length), as: UTF8.self)
        }
        for _ in 0..<Int(block.next()) { call(ItemKey(Int(block.next())), next()) }
        for _ in 0..<Int(block.next()) { call(ShelfKey(Int(block.next())), next()) }
    }
}
