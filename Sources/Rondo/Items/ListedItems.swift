/// Items as they were described one by one.
final class ListedItems: Sendable {
    let items: [Item]
    private let table: KeyTable
    /// What the items before each one come to, and last what all do; empty when all are of the
    /// configured length.
    private let sums: [LengthSum]

    /// With the table of their keys.
    init(_ items: [Item], _ table: KeyTable) {
        self.items = items
        self.table = table
        guard items.contains(where: { $0.extent != nil }) else {
            sums = []
            return
        }
        sums = Array(unsafeUninitializedCapacity: items.count + 1) { sums, count in
            var sum = LengthSum()
            sums.initializeElement(at: 0, to: sum)
            for item in items {
                sum.add(item.extent)
                count += 1
                sums.initializeElement(at: count, to: sum)
            }
            count += 1
        }
    }

    /// Whether any item has a length of its own.
    var hasExtents: Bool { !sums.isEmpty }

    /// Where a key is, nil when it is not there.
    func index(of key: ItemKey) -> Int? { table.index(of: key, in: items) }

    /// What the items before an index come to.
    func sum(before index: Int) -> LengthSum {
        sums.isEmpty ? LengthSum(configured: index) : sums[index]
    }
}
