/// A value that a tree holds.
protocol TreeValue: Sendable {
    /// What values that follow each other come to.
    associatedtype Sum: TreeSum
    /// What this one comes to.
    var sum: Sum { get }
}

/// What values come to: nothing at first, more with each, and less without one.
protocol TreeSum: Sendable {
    init()
    static func += (sum: inout Self, other: Self)
    static func -= (sum: inout Self, other: Self)
}

/// A node of a B+ tree, and with the nodes below an ordered map from codes to values.
///
/// Next to each value stands what it and those before it come to, so that places are found on one way
/// down. Nodes are arrays: a copy of a map shares all of them, and a change copies those on its way
/// that another map has too, and changes the others in place.
enum TreeNode<Value: TreeValue>: Sendable {
    /// Values by their codes.
    case leaf(TreeRow<Value, Value.Sum>)
    /// Nodes by the lowest code of each.
    case branch(TreeRow<TreeNode, Value.Sum>)

    private typealias Leaf = TreeRow<Value, Value.Sum>

    /// An empty map.
    init() { self = .leaf(TreeRow()) }

    /// The map of some values, in the order of their codes.
    init(_ values: [(code: UInt64, value: Value)]) {
        self.init()
        var nodes = Self.rows(of: values) { ($0.code, $0.value, $0.value.sum) }.map(Self.leaf)
        while nodes.count > 1 {
            nodes = Self.rows(of: nodes) { ($0.code, $0, $0.sum) }.map(Self.branch)
        }
        if let node = nodes.first { self = node }
    }

    /// Rows of contents, as few as there may be and each as long as the others.
    private static func rows<Source, Content>(
        of contents: [Source],
        _ entry: (Source) -> (UInt64, Content, Value.Sum)
    ) -> [TreeRow<Content, Value.Sum>] {
        let count = (contents.count + Leaf.width - 1) / Leaf.width
        return (0..<count).map { row in
            let start = contents.count * row / count
            let end = contents.count * (row + 1) / count
            return TreeRow(contents[start..<end].map(entry))
        }
    }

    /// How many entries the node has.
    private var count: Int {
        switch self {
        case .leaf(let row): row.count
        case .branch(let row): row.count
        }
    }

    /// The lowest code, where there is any.
    private var code: UInt64 {
        switch self {
        case .leaf(let row): row[0].code
        case .branch(let row): row[0].code
        }
    }

    /// What all values come to.
    var sum: Value.Sum {
        switch self {
        case .leaf(let row): row.sum
        case .branch(let row): row.sum
        }
    }

    /// The only value, nil where there are more or none.
    var only: Value? {
        if case .leaf(let row) = self, row.count == 1 { row[0].content } else { nil }
    }
}

// MARK: - Answers

extension TreeNode {
    /// Looks for the last value that a test holds for.
    ///
    /// - Parameters:
    ///   - isBefore: Holds for all before one that it holds for. Gets two sums that together are what
    ///     comes before a value, and the value's code.
    ///   - body: Gets the value, the first one when the test holds for none, its code, and what comes
    ///     before it.
    /// - Returns: What `body` does.
    /// - Precondition: There is a value.
    /// - Complexity: O(log n).
    @inline(__always)
    func last<Answer>(
        where isBefore: (_ far: Value.Sum, _ near: Value.Sum, _ code: UInt64) -> Bool,
        _ body: (_ value: borrowing Value, _ code: UInt64, _ sum: Value.Sum) -> Answer
    ) -> Answer {
        withExtendedLifetime(self) {
            var span = span
            var sum = Value.Sum()
            while true {
                switch span {
                case .leaf(let leaf):
                    let place = leaf.last { isBefore(sum, $0, $1) }
                    sum += leaf.sum(before: place)
                    return body(leaf[place].pointee.content, leaf[place].pointee.code, sum)
                case .branch(let branch):
                    let place = branch.last { isBefore(sum, $0, $1) }
                    sum += branch.sum(before: place)
                    span = branch[place].pointee.content.span
                }
            }
        }
    }

    /// The entries of a node, to be looked at while the map is there.
    private enum Span {
        case leaf(TreeRow<Value, Value.Sum>.Span)
        case branch(TreeRow<TreeNode, Value.Sum>.Span)
    }

    private var span: Span {
        switch self {
        case .leaf(let row): .leaf(row.span)
        case .branch(let row): .branch(row.span)
        }
    }
}

// MARK: - Changes

extension TreeNode {
    /// Puts values in place of others.
    ///
    /// - Complexity: O(k log n) for k values.
    mutating func exchange(
        _ old: [(code: UInt64, value: Value)],
        for new: [(code: UInt64, value: Value)]
    ) {
        for (place, entry) in old.enumerated()
        where place >= new.count || new[place].code != entry.code {
            set(nil, for: entry.code)
        }
        for entry in new { set(entry.value, for: entry.code) }
    }

    /// Sets the value of a code, or takes it away with nil.
    ///
    /// - Complexity: O(log n).
    mutating func set(_ value: Value?, for code: UInt64) {
        change(value, for: code)
        if count > Leaf.width {
            let upper = split()
            self = .branch(TreeRow([(self.code, self, sum), (upper.code, upper, upper.sum)]))
        }
        while case .branch(let row) = self, row.count == 1 { self = row[0].content }
    }

    /// Sets a value and leaves the node one entry too wide or too narrow, if so it comes.
    private mutating func change(_ value: Value?, for code: UInt64) {
        switch self {
        case .leaf(var row):
            // What is held in one place only is changed there.
            self = TreeNode()
            row.set(value, for: code)
            self = .leaf(row)
        case .branch(var row):
            self = TreeNode()
            let place = row.span.last { _, lowest in lowest <= code }
            row.change(place) { node in
                node.change(value, for: code)
                return (node.code, node.sum)
            }
            Self.balance(&row, at: place)
            self = .branch(row)
        }
    }

    /// Cuts an entry in two that is too wide, and joins one that is too narrow with its neighbor.
    private static func balance(_ row: inout TreeRow<TreeNode, Value.Sum>, at place: Int) {
        var place = place
        if row.count > 1, row[place].content.count < Leaf.leastWidth {
            place = Swift.max(place - 1, 0)
            let next = row.remove(at: place + 1)
            row.change(place) { node in
                node.join(next)
                return (node.code, node.sum)
            }
        }
        guard row[place].content.count > Leaf.width else { return }
        var upper = TreeNode()
        row.change(place) { node in
            upper = node.split()
            return (node.code, node.sum)
        }
        row.insert(upper, upper.sum, for: upper.code, at: place + 1)
    }

    /// Cuts off the upper half.
    private mutating func split() -> TreeNode {
        switch self {
        case .leaf(var row):
            self = TreeNode()
            let upper = row.split()
            self = .leaf(row)
            return .leaf(upper)
        case .branch(var row):
            self = TreeNode()
            let upper = row.split()
            self = .branch(row)
            return .branch(upper)
        }
    }

    /// Adds the entries of the node behind, which is as high.
    private mutating func join(_ next: TreeNode) {
        switch (self, next) {
        case (.leaf(var row), .leaf(let next)):
            self = TreeNode()
            row.join(next)
            self = .leaf(row)
        case (.branch(var row), .branch(let next)):
            self = TreeNode()
            row.join(next)
            self = .branch(row)
        case (.leaf, .branch), (.branch, .leaf):
            preconditionFailure("TreeNode.join: neighbors must be as high as each other")
        }
    }
}
