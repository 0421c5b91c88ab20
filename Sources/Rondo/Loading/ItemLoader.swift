/// Decides which items to fetch by id, and when; a state machine without input or output.
///
/// It is told at each frame which items are on screen or next to it (the window), and what came
/// back for its requests. The data itself stays with the host: the loader knows only which keys
/// have data, and a revision of it, so that a host sees what to fill anew.
///
/// - Each item is in flight at most once, in batches of a bounded size.
/// - At rest everything missing is asked for at once. While things move there is one request in so
///   many milliseconds, for what came into the window last; when a drag begins at once again.
/// - A request that nothing in the window waits for is cancelled after a while.
/// - What failed, or was left out of an answer, is asked for again after 1, 2, 4 … at most 30
///   seconds, and as soon as it comes back into the window.
/// - Data that is not in the window is kept up to a number of items; what was shown longest ago is
///   forgotten first.
///
///       var loader = ItemLoader()
///       loader.show([ItemKey(7), ItemKey(8)], isMoving: false, at: 0)
///       loader.next(at: 0)                              // fetch: number 1, keys 7 and 8
///       loader.receive(1, [ItemKey(7)], at: 90)         // 8 was left out: due again at 1090
///       loader.revision(of: ItemKey(7))                 // 1
public struct ItemLoader: Sendable {
    /// The numbers that loading goes by.
    public struct Rules: Equatable, Sendable {
        /// The most items of one request; 1 or more; `50` by default.
        public var batch = 50
        /// The most items whose data is kept, those in the window among them, which are kept in
        /// any case; 0 or more; `2000` by default.
        public var capacity = 2000
        /// From one request to the next while things move; 0 or more; `100` by default.
        public var spacing: Milliseconds = 100
        /// How long nothing in the window has waited for a request when it is cancelled; 0 or
        /// more; `500` by default.
        public var patience: Milliseconds = 500

        /// The defaults.
        public init() {}
    }

    /// Items to be fetched.
    public struct Request: Equatable, Sendable {
        /// Names the request, counted from 1.
        public let number: Int
        /// Which items, none of them twice, 1 to `Rules.batch` of them.
        public let keys: [ItemKey]
    }

    /// Something that the host is to do.
    public enum Action: Equatable, Sendable {
        /// Fetch items.
        case fetch(Request)
        /// Nobody waits for the answer to the request of this number any more.
        case cancel(Int)
        /// The data of an item is not needed any more.
        case forget(ItemKey)
    }

    /// What is known of an item in the window or in flight.
    struct Entry: Sendable {
        /// The revision of its data, 0 while there is none.
        var revision = 0
        /// The request that it is in, 0 when it is in none.
        var request = 0
        /// How often in a row it has failed since it came into the window.
        var failures = 0
        /// When it may be asked for again.
        var due: Milliseconds = 0
        /// The count of the window that it was in last.
        var window = 0
        /// The count of the window that it came in with.
        var arrival = 0
    }

    /// A request in flight.
    struct Flight: Sendable {
        let request: Request
        /// Since when nothing in the window has waited for it, nil while something does.
        var unwantedSince: Milliseconds?
    }

    /// The numbers that loading goes by.
    public let rules: Rules
    /// What the next request is called.
    public var numbers = RequestNumbers()

    /// The items of the window, in the order in which they are shown.
    var window: [ItemKey] = []
    /// How many windows there have been.
    var windows = 0
    /// The items in the window or in flight.
    var near = RecencyTable<Entry>()
    /// The revisions of the others that have data, those shown longest ago first.
    var cache = RecencyTable<Int>()
    var flights: [Flight] = []
    /// Items whose data the host may drop.
    var forgotten: [ItemKey] = []
    var revisions = 0
    /// Whether requests are spaced.
    var isMoving = false
    /// Whether the next ones are made at once nevertheless.
    var isHurried = false
    var lastRequest: Milliseconds?
    /// Whether something of the window may be missing that is not in flight.
    var mayMiss = false

    /// A loader that knows no data yet.
    ///
    /// - Parameter rules: The numbers to go by.
    /// - Precondition: Traps on a number that `Rules` does not allow.
    public init(_ rules: Rules = Rules()) {
        precondition(
            rules.batch >= 1 && rules.capacity >= 0 && rules.spacing >= 0 && rules.patience >= 0
                && rules.spacing.isFinite && rules.patience.isFinite,
            "ItemLoader.Rules: batch must be 1 or more, the others finite and 0 or more"
        )
        self.rules = rules
    }

    /// The revision of an item's data: another one whenever the data is another; nil while there
    /// is none, and a tile shows a placeholder.
    ///
    /// - Complexity: O(1).
    public func revision(of key: ItemKey) -> Int? {
        if let entry = near[key] { return entry.revision > 0 ? entry.revision : nil }
        return cache[key]
    }

    /// The requests in flight, in the order in which they were made.
    public var inFlight: [Request] { flights.map { $0.request } }

    /// Whether a request waits for its answer.
    public func isWaiting(_ number: Int) -> Bool {
        flights.contains { $0.request.number == number }
    }

    /// How many items have data.
    ///
    /// - Complexity: O(w) for `w` items in the window and in flight.
    public var count: Int {
        var count = cache.count
        near.visit { if $1.revision > 0 { count += 1 } }
        return count
    }

    func isInWindow(_ entry: Entry) -> Bool { entry.window == windows && windows > 0 }
}
