/// Items as they were described one by one.
final class DescribedItems: ItemList, @unchecked Sendable {
    private let items: [Item]
    private let table: KeyTable
    /// What the items before each one come to; empty when all are of the configured length.
    private let sums: [LengthSum]

    /// Nil when a key stands twice.
    init?(_ items: [Item]) {
        guard let table = KeyTable(items) else { return nil }
        self.items = items
        self.table = table
        var sum = LengthSum()
        if items.contains(where: { $0.extent != nil }) {
            sums = items.map { item in
                defer { sum.add(item.extent) }
                return sum
            }
        } else {
            sums = []
            sum = LengthSum(configured: items.count)
        }
        super.init(sum)
    }

    override var described: [Item]? { items }

    override func item(at index: Int) -> Item { items[index] }

    override func index(of key: ItemKey) -> Int? { table.index(of: key, in: items) }

    override func sum(before index: Int) -> LengthSum { index < sums.count ? sums[index] : sum }

    override func last(where isBefore: (LengthSum, ItemExtent?) -> Bool) -> Int {
        var low = -1
        var high = items.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if isBefore(sums[middle], items[middle].extent) {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }
}
