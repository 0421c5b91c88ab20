/// Reads the items of a list one after the other, in O(1) each as long as they are neighbours.
struct ItemReader {
    private let items: Items
    private var chunk: ItemChunk
    /// Where the chunk begins in the list.
    private var start = 0

    init(_ items: Items) {
        self.items = items
        chunk = ItemChunk(first: 0, count: 0)
    }

    /// An item of the list, by an index below its count.
    mutating func item(at index: Int) -> Item {
        if index < start || index - start >= chunk.count {
            let found = items.chunk(at: index)
            chunk = found.chunk
            start = index - found.place
        }
        return chunk[index - start].item
    }
}
