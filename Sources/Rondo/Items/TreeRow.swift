/// The entries of a node of a tree, in the order of their codes.
///
/// Copies share their memory, and one that is changed gets its own unless there is no other.
struct TreeRow<Content: Sendable, Sum: TreeSum>: @unchecked Sendable {
    struct Entry: Sendable {
        var code: UInt64
        /// What this entry and those before it in the row come to.
        var sum: Sum
        var content: Content
    }

    /// Memory for as many entries as there may be, and how many there are.
    private final class Storage: ManagedBuffer<Int, Entry> {
        deinit {
            _ = withUnsafeMutablePointers { $1.deinitialize(count: $0.pointee) }
        }
    }

    /// How many entries a row may have.
    static var width: Int { 16 }
    /// How many entries a row has at least that is not the only one.
    static var leastWidth: Int { width / 4 }
    /// How many entries there are at the most until a row that is too wide is cut in two.
    private static var capacity: Int { width + leastWidth }

    /// Nil without entries.
    private var storage: Storage?

    /// No entries.
    init() {}

    /// Entries with what each one comes to, in the order of their codes; `width` at the most.
    init(_ contents: [(code: UInt64, content: Content, sum: Sum)]) {
        for (place, entry) in contents.enumerated() {
            insert(entry.content, entry.sum, for: entry.code, at: place)
        }
    }

    var count: Int {
        get { span.count }
        nonmutating set {
            storage?.withUnsafeMutablePointerToHeader { $0.pointee = newValue }
        }
    }

    /// What all entries come to.
    var sum: Sum { span.sum(before: count) }

    private var memory: UnsafeMutablePointer<Entry> {
        storage.unsafelyUnwrapped.withUnsafeMutablePointerToElements { $0 }
    }

    subscript(place: Int) -> Entry { memory[place] }

    /// The entries, to be looked at while the row is there.
    var span: Span {
        guard let storage else { return Span(start: nil, count: 0) }
        // The header as a property would be checked for exclusive access each time.
        return storage.withUnsafeMutablePointers { count, start in
            Span(start: UnsafePointer(start), count: count.pointee)
        }
    }

    /// Entries that are looked at without counting references, which takes longer than all the rest.
    struct Span {
        let start: UnsafePointer<Entry>?
        let count: Int

        subscript(place: Int) -> UnsafePointer<Entry> { start.unsafelyUnwrapped + place }

        /// What the entries before a place come to.
        func sum(before place: Int) -> Sum { place > 0 ? self[place &- 1].pointee.sum : Sum() }

        /// The last entry that a test holds for, the first when it holds for none.
        ///
        /// - Parameter isBefore: Holds for all before one that it holds for. Gets what comes before
        ///   an entry in the row, and its code.
        /// - Returns: Its place.
        @inline(__always)
        func last(where isBefore: (_ sum: Sum, _ code: UInt64) -> Bool) -> Int {
            var (low, high) = (0, count)
            while high &- low > 1 {
                let middle = (low &+ high) &>> 1
                if isBefore(self[middle &- 1].pointee.sum, self[middle].pointee.code) {
                    low = middle
                } else {
                    high = middle
                }
            }
            return low
        }
    }

    // MARK: - Changes

    /// Changes an entry by a function, which tells its code and what it comes to then.
    mutating func change(_ place: Int, _ body: (inout Content) -> (code: UInt64, sum: Sum)) {
        own()
        let before = span.sum(before: place)
        let old = memory[place].sum
        var (code, sum) = body(&memory[place].content)
        memory[place].code = code
        sum += before
        add(sum, less: old, from: place)
    }

    mutating func insert(_ content: Content, _ sum: Sum, for code: UInt64, at place: Int) {
        own()
        let entry = Entry(code: code, sum: span.sum(before: place), content: content)
        (memory + place + 1).moveInitialize(from: memory + place, count: count - place)
        (memory + place).initialize(to: entry)
        count += 1
        add(sum, less: Sum(), from: place)
    }

    mutating func remove(at place: Int) -> Content {
        own()
        let entry = (memory + place).move()
        (memory + place).moveInitialize(from: memory + place + 1, count: count - place - 1)
        count -= 1
        add(span.sum(before: place), less: entry.sum, from: place)
        return entry.content
    }

    /// Cuts off the upper half.
    mutating func split() -> TreeRow {
        own()
        let middle = count / 2
        var upper = TreeRow()
        upper.own()
        upper.memory.moveInitialize(from: memory + middle, count: count - middle)
        upper.count = count - middle
        count = middle
        upper.add(Sum(), less: sum, from: 0)
        return upper
    }

    /// Adds the entries of the row behind.
    mutating func join(_ next: TreeRow) {
        own()
        let (start, sum) = (count, sum)
        for place in 0..<next.count { (memory + start + place).initialize(to: next[place]) }
        count += next.count
        add(sum, less: Sum(), from: start)
    }

    /// Adds the difference of two sums to that of each entry from a place on.
    private func add(_ sum: Sum, less other: Sum, from place: Int) {
        var difference = sum
        difference -= other
        let (memory, count) = (memory, count)
        for place in place..<count { memory[place].sum += difference }
    }

    /// Sees to it that no other row has the memory.
    private mutating func own() {
        guard !isKnownUniquelyReferenced(&storage) else { return }
        let own = unsafeDowncast(
            Storage.create(minimumCapacity: Self.capacity) { _ in 0 },
            to: Storage.self
        )
        let span = span
        own.withUnsafeMutablePointers { count, start in
            count.pointee = span.count
            for place in 0..<span.count {
                (start + place).initialize(to: span[place].pointee)
            }
        }
        storage = own
    }
}

extension TreeRow where Content: TreeValue, Content.Sum == Sum {
    /// Sets the value of a code, or takes it away with nil.
    mutating func set(_ value: Content?, for code: UInt64) {
        var place = span.last { _, other in other <= code }
        if count > 0, self[place].code == code {
            guard let value else {
                _ = remove(at: place)
                return
            }
            change(place) { content in
                content = value
                return (code, value.sum)
            }
        } else if let value {
            if count > 0, self[place].code < code { place += 1 }
            insert(value, value.sum, for: code, at: place)
        }
    }
}
