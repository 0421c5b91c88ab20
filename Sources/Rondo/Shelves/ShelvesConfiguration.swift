/// The layout, motion and loading of a shelf list.
///
///     var configuration = ShelvesConfiguration(width: 390, height: 844)
///     configuration.list.extent = .points(180)
///     configuration.shelf.extent = .points(120)
public struct ShelvesConfiguration: Equatable, Sendable {
    /// The vertical list, whose items are the shelves; ends `.list` and snap `.none` by default.
    ///
    /// Its axis is always vertical, its tiles are always cells, and it never advances.
    public var list: Configuration
    /// A shelf without its own layout; ends `.list` and snap `.none` by default.
    ///
    /// Its axis is always horizontal, its tiles are always cells, and it never advances.
    public var shelf: Configuration
    /// Where cells are reused; `.shared` by default.
    public var pool: CellPool = .shared
    /// The largest number of remembered offsets, of the shelves that left last; 0 or more; `1000`
    /// by default.
    public var remembered = 1000
    /// The limits of loading.
    public var loading = ItemLoader.Rules()

    /// The defaults, in a viewport with these lengths.
    ///
    /// - Parameters:
    ///   - width: In points; 0 until it is known.
    ///   - height: In points; 0 until it is known.
    public init(width: Points, height: Points) {
        self.init(list: Configuration(viewport: height), shelf: Configuration(viewport: width))
        list.axis = .vertical
        list.ends = .list
        list.snap = .none
        shelf.ends = .list
        shelf.snap = .none
    }

    /// The configurations of a list and its shelves.
    ///
    /// - Parameters:
    ///   - list: That of the vertical list.
    ///   - shelf: That of a shelf without its own layout.
    public init(list: Configuration, shelf: Configuration) {
        self.list = list
        self.shelf = shelf
    }

    /// The first rule that this configuration breaks with these shelves, nil if it breaks none.
    ///
    /// Call this for shelves from outside: the shelf list traps on what it finds. It does not check
    /// `remembered` and `loading`, which do not come from outside.
    ///
    /// - Precondition: Traps if a key occurs twice.
    /// - Complexity: O(n) for `n` shelves and items with lengths of their own.
    public func problem(with shelves: [Shelf]) -> ShelfProblem? {
        let items = Items(shelves.map { $0.item })
        if let problem = vertical.problem(with: items) { return ofList(problem, shelves) }
        if let problem = horizontal(nil).problem(with: Items(count: 0)) {
            return ShelfProblem(problem: problem, shelf: nil, isOfList: false)
        }
        return rowProblem(with: shelves)
    }

    /// The first invalid length or layout of a shelf, or nil.
    ///
    /// Call this before giving shelves from outside to an existing shelf list.
    ///
    /// - Complexity: That of `problem(with:)`.
    public func lengthProblem(with shelves: [Shelf]) -> ShelfProblem? {
        let items = Items(shelves.map { $0.item })
        if let problem = vertical.lengthProblem(with: items) { return ofList(problem, shelves) }
        return rowProblem(with: shelves)
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

    /// The vertical list with its fixed values.
    var vertical: Configuration {
        var configuration = list
        configuration.axis = .vertical
        configuration.tiles = .cells
        configuration.pace = .none
        // A loop of shelves shorter than the viewport is shown once: a shelf is in one place.
        configuration.single = .still
        configuration.short = .still
        return configuration
    }

    /// A shelf with a layout, with its fixed values.
    func horizontal(_ layout: ShelfLayout?) -> Configuration {
        var configuration = shelf.laid(out: layout)
        configuration.axis = .horizontal
        configuration.tiles = .cells
        configuration.pace = .none
        configuration.initial = ItemIndex(0)
        return configuration
    }
}

/// Where cells are reused.
public enum CellPool: Sendable {
    /// A cell of any shelf can show an item of any other one with the same reuse identifier.
    case shared
    /// The cells of a row stay in it when it shows another shelf.
    case own
}

/// A value that breaks a rule, with its place.
public struct ShelfProblem: Equatable, Sendable {
    /// The value and its item; the items of the vertical list are the shelves.
    public let problem: Problem
    /// The shelf of the value, nil for a value of a configuration.
    public let shelf: ShelfKey?
    /// Whether the value belongs to the vertical list, not to a shelf.
    public let isOfList: Bool
}
