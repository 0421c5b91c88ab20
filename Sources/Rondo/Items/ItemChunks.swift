/// Builds chunks from items in the order of the list.
struct ItemChunks {
    private var chunks: [ItemChunk] = []
    /// The last items, which are not in a chunk yet.
    private var last: [Item] = []

    /// The chunks of `count` items that a function returns.
    static func all(_ count: Int, _ item: (Int) -> Item) -> [ItemChunk] {
        var chunks = ItemChunks()
        for index in 0..<count {
            chunks.last.append(item(index))
            if chunks.last.count == ItemChunk.usual { chunks.close() }
        }
        return chunks.finished()
    }

    init() { last.reserveCapacity(2 * ItemChunk.capacity) }

    mutating func append(_ items: [Item]) {
        for item in items { last.append(item) }
    }

    /// Adds a range of the items of a chunk; reuses a whole chunk if enough items for a chunk come
    /// before it.
    mutating func append(_ chunk: ItemChunk, _ range: Range<Int>) {
        let isLongRun = chunk.isRun && range.count > ItemChunk.capacity
        guard isLongRun || (range.count == chunk.count && last.count >= ItemChunk.least) else {
            for index in range { last.append(chunk[index]) }
            return
        }
        close()
        add(
            isLongRun ? ItemChunk(first: chunk.first + range.lowerBound, count: range.count) : chunk
        )
    }

    /// All chunks.
    mutating func finished() -> [ItemChunk] {
        close()
        return chunks
    }

    /// Makes chunks of the last items: as few as possible, of equal length, so there is room for
    /// insertions.
    private mutating func close() {
        let count = (last.count + ItemChunk.capacity - 1) / ItemChunk.capacity
        for place in 0..<count {
            let start = last.count * place / count
            add(ItemChunk(last[start..<last.count * (place + 1) / count]))
        }
        last.removeAll(keepingCapacity: true)
    }

    /// Adds a chunk; joins two runs with consecutive keys.
    private mutating func add(_ chunk: ItemChunk) {
        guard let before = chunks.last, before.isRun, chunk.isRun,
            chunk.first == before.first &+ before.count, chunk.first > before.first
        else { return chunks.append(chunk) }
        chunks[chunks.count - 1] = ItemChunk(
            first: before.first,
            count: before.count + chunk.count
        )
    }
}
