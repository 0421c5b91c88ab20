import Rondo

/// The leading edges of items in a layout: a product if lengths are alike, otherwise stored sums
/// with binary search.
struct Starts {
    private enum Layout {
        case alike(Points)
        /// The starts of all items, then the end of the last item.
        case sums([Points])
    }

    private let count: Int
    private let layout: Layout

    init(_ entries: [Entry], alike length: Points?) {
        count = entries.count
        if let length {
            layout = .alike(length)
            return
        }
        var sums: [Points] = []
        sums.reserveCapacity(entries.count + 1)
        var sum: Points = 0
        for entry in entries {
            sums.append(sum)
            sum += entry.length
        }
        sums.append(sum)
        layout = .sums(sums)
    }

    /// The leading edge of an item; for `count`, the end of the last item.
    subscript(index: Int) -> Points {
        switch layout {
        case .alike(let length): Double(index) * length
        case .sums(let sums): sums[index]
        }
    }

    /// The end of the last item.
    var end: Points { self[count] }

    /// The last item that starts at `place` or before it; at least 0.
    func index(at place: Points) -> Int {
        switch layout {
        case .alike(let length):
            return max(0, Int(place / length))
        case .sums(let sums):
            var low = 0
            var high = count
            while high - low > 1 {
                let middle = (low + high) / 2
                if sums[middle] <= place { low = middle } else { high = middle }
            }
            return low
        }
    }
}
