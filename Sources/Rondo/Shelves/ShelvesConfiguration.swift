/// How a shelf list is laid out and moves, and how it loads.
///
///     var configuration = ShelvesConfiguration(width: 390, height: 844)
///     configuration.list.extent = .points(180)
///     configuration.shelf.extent = .points(120)
public struct ShelvesConfiguration: Equatable, Sendable {
    /// The vertical list, whose items are the shelves; ends `.list` and snap `.none` by default.
    ///
    /// Its axis is vertical and its tiles are cells whatever it says, and it does not advance.
    public var list: Configuration
    /// A shelf, where it has no layout of its own; ends `.list` and snap `.none` by default.
    ///
    /// Its axis is horizontal and its tiles are cells whatever it says, and it does not advance.
    public var shelf: Configuration
    /// Which cells are used again where; `.shared` by default.
    public var pool: CellPool = .shared
    /// How many shelves' offsets are remembered at the most, those that left last; 0 or more;
    /// `1000` by default.
    public var remembered = 1000
    /// The numbers that loading goes by.
    public var loading = ItemLoader.Rules()

    /// The defaults, in a viewport of two lengths.
    ///
    /// - Parameters:
    ///   - width: In points; 0 while it is not known.
    ///   - height: In points; 0 while it is not known.
    public init(width: Points, height: Points) {
        self.init(list: Configuration(viewport: height), shelf: Configuration(viewport: width))
        list.axis = .vertical
        list.ends = .list
        list.snap = .none
        shelf.ends = .list
        shelf.snap = .none
    }

    /// A list and its shelves, each laid out as a configuration says.
    ///
    /// - Parameters:
    ///   - list: That of the vertical list.
    ///   - shelf: That of a shelf without a layout of its own.
    public init(list: Configuration, shelf: Configuration) {
        self.list = list
        self.shelf = shelf
    }

    /// The first rule that this breaks with these shelves, nil when it breaks none.
    ///
    /// Whoever takes shelves from outside asks here first; the shelf list traps on what this
    /// finds. `remembered` and `loading`, which come from within, are not looked at.
    ///
    /// - Precondition: Traps on two shelves of one key.
    /// - Complexity: O(n) for `n` shelves and items with lengths of their own.
    public func problem(with shelves: [Shelf]) -> ShelfProblem? {
        let items = Items(shelves.map { $0.item })
        if let problem = vertical.problem(with: items) { return ofList(problem, shelves) }
        if let problem = horizontal(nil).problem(with: Items(count: 0)) {
            return ShelfProblem(problem: problem, shelf: nil, isOfList: false)
        }
        return rowProblem(with: shelves)
    }

    /// The first length or layout that a shelf may not have; nil when there is no such.
    ///
    /// Ask it before shelves from outside are given to a shelf list that there is already.
    ///
    /// - Complexity: As `problem(with:)`.
    public func lengthProblem(with shelves: [Shelf]) -> ShelfProblem? {
        let items = Items(shelves.map { $0.item })
        if let problem = vertical.lengthProblem(with: items) { return ofList(problem, shelves) }
        return rowProblem(with: shelves)
    }

    /// Whether the viewport has room for too many shelves, or for too many items of one.
    func isCrowded(with shelves: [Shelf]) -> Bool {
        vertical.tileProblem(with: Items(shelves.map { $0.item })) != nil
            || shelves.contains { horizontal($0.layout).tileProblem(with: $0.items) != nil }
    }

    private func ofList(_ problem: Problem, _ shelves: [Shelf]) -> ShelfProblem {
        let shelf = problem.item.map { shelves[$0.value].key }
        return ShelfProblem(problem: problem, shelf: shelf, isOfList: true)
    }

    private func rowProblem(with shelves: [Shelf]) -> ShelfProblem? {
        for shelf in shelves {
            let configuration = horizontal(shelf.layout)
            guard let problem = configuration.problem(with: shelf.items) else { continue }
            return ShelfProblem(problem: problem, shelf: shelf.key, isOfList: false)
        }
        return nil
    }

    /// The vertical list as it is.
    var vertical: Configuration {
        var configuration = list
        configuration.axis = .vertical
        configuration.tiles = .cells
        configuration.pace = .none
        // Shorter than the viewport a loop of shelves is shown once: a shelf is in one place.
        configuration.single = .still
        configuration.short = .still
        return configuration
    }

    /// A shelf of a layout as it is.
    func horizontal(_ layout: ShelfLayout?) -> Configuration {
        var configuration = shelf.laid(out: layout)
        configuration.axis = .horizontal
        configuration.tiles = .cells
        configuration.pace = .none
        configuration.initial = ItemIndex(0)
        return configuration
    }
}

/// Which cells are used again where.
public enum CellPool: Sendable {
    /// A cell of any shelf shows an item of any other, of the same reuse identifier.
    case shared
    /// The cells of a row stay in it, and go with it when it shows another shelf.
    case own
}

/// A value that a rule forbids, and whose it is.
public struct ShelfProblem: Equatable, Sendable {
    /// Which value it is, and of which item: of the vertical list those are the shelves.
    public let problem: Problem
    /// The shelf whose value it is, nil for one of a configuration.
    public let shelf: ShelfKey?
    /// Whether it is a value of the vertical list, or of a shelf in it.
    public let isOfList: Bool
}
