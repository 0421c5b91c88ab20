import Rondo

/// Where items start, as a layout knows it: multiplied where all are alike, else added up once and
/// kept, so that a search is binary.
struct Starts {
    private enum Layout {
        case alike(Points)
        /// One more than there are items; the last one is where the next item would start.
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

    /// The leading edge of an item; for the number of items, where the last one ends.
    subscript(index: Int) -> Points {
        switch layout {
        case .alike(let length): Double(index) * length
        case .sums(let sums): sums[index]
        }
    }

    /// Where the last item ends.
    var end: Points { self[count] }

    /// The last item that starts at a place or before, from 0 on.
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
