/// Decides which items to fetch by id, and when; a state machine without input or output.
///
/// A host calls it with each frame with the items that are visible or next to a visible one (the
/// window), and with the answers to its requests. The data itself stays with the host: the loader
/// knows only which keys have data, and a revision of it, so that a host sees what to fill again.
///
/// - Each item is in flight at most once, in batches of a bounded size.
/// - At rest everything missing is requested immediately. In motion there is one request per
///   interval, for the items that entered the window last; when a drag begins, everything is
///   requested immediately again.
/// - A request that no item in the window needs is cancelled after a while.
/// - An item that failed, or was missing in an answer, is requested again after 1, 2, 4 … at most
///   30 seconds, and as soon as it returns to the window.
/// - Data outside the window is kept for a number of items; the data shown longest ago is forgotten
///   first.
///
///       var loader = ItemLoader()
///       loader.show([ItemKey(7), ItemKey(8)], isMoving: false, at: 0)
///       loader.next(at: 0)                              // fetch: number 1, keys 7 and 8
///       loader.receive(1, [ItemKey(7)], at: 90)         // 8 is missing: due again at 1090
///       loader.revision(of: ItemKey(7))                 // 1
public struct ItemLoader: Sendable {
    /// The limits of loading.
    public struct Rules: Equatable, Sendable {
        /// The largest number of items in a request; 1 or more; `50` by default.
        public var batch = 50
        /// The largest number of items whose data is kept, including those in the window, which are
        /// always kept; 0 or more; `2000` by default.
        public var capacity = 2000
        /// The time between two requests in motion; 0 or more; `100` by default.
        public var spacing: Milliseconds = 100
        /// How long a request stays in flight after no item in the window needs it; 0 or more;
        /// `500` by default.
        public var patience: Milliseconds = 500

        /// The defaults.
        public init() {}
    }

    /// Items to be fetched.
    public struct Request: Equatable, Sendable {
        /// The number of the request, counted from 1.
        public let number: Int
        /// The items, 1 to `Rules.batch` different ones.
        public let keys: [ItemKey]
    }

    /// An action of the host.
    public enum Action: Equatable, Sendable {
        /// Fetch items.
        case fetch(Request)
        /// Cancel the request with this number; its answer is no longer needed.
        case cancel(Int)
        /// Drop the data of an item.
        case forget(ItemKey)
    }

    /// The state of an item in the window or in flight.
    struct Entry: Sendable {
        /// The revision of its data, or 0.
        var revision = 0
        /// The number of its request, or 0.
        var request = 0
        /// The number of failures in a row since it entered the window.
        var failures = 0
        /// The earliest time of the next request.
        var due: Milliseconds = 0
        /// The number of the last window that contained it.
        var window = 0
        /// The number of the window with which it arrived.
        var arrival = 0
    }

    /// A request in flight.
    struct Flight: Sendable {
        let request: Request
        /// Since when no item in the window has needed it, nil while one does.
        var unwantedSince: Milliseconds?
    }

    /// The items that are visible or next to a visible one.
    struct Window: Sendable {
        /// The items in the order in which they are shown.
        var keys: [ItemKey] = []
        /// The number of windows so far.
        var number = 0
    }

    /// When requests are made.
    struct Pace: Sendable {
        /// Whether anything moves.
        var isMoving = false
        /// Whether something is dragged.
        var isDragging = false
        /// Whether the next requests are immediate although something moves.
        var isHurried = false
        /// The time of the last request, nil before the first.
        var lastRequest: Milliseconds?

        /// The earliest time of the next request.
        func earliest(_ spacing: Milliseconds) -> Milliseconds {
            guard isSpaced, let lastRequest else { return 0 }
            return lastRequest + spacing
        }

        /// Whether there is time between requests.
        var isSpaced: Bool { isMoving && !isHurried }
    }

    /// The limits of loading.
    public let rules: Rules
    /// The numbers of requests.
    public var numbers = RequestNumbers()

    var window = Window()
    /// The items in the window or in flight.
    var near = RecencyTable<Entry>()
    /// The revisions of all other items with data, those shown longest ago first.
    var cache = RecencyTable<Int>()
    var flights: [Flight] = []
    /// Items whose data the host may drop.
    var forgotten: [ItemKey] = []
    var revisions = 0
    var pace = Pace()
    /// Whether an item of the window may be missing and not in flight.
    var mayMiss = false

    /// A loader without data.
    ///
    /// - Parameter rules: The limits.
    /// - Precondition: Traps on a number that `Rules` does not allow.
    public init(_ rules: Rules = Rules()) {
        precondition(
            rules.batch >= 1 && rules.capacity >= 0 && rules.spacing >= 0 && rules.patience >= 0
                && rules.spacing.isFinite && rules.patience.isFinite,
            "ItemLoader.Rules: batch must be 1 or more, the others finite and 0 or more"
        )
        self.rules = rules
    }

    /// The revision of an item's data, which changes with the data; nil without data, where a tile
    /// shows a placeholder.
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

    /// The number of items with data.
    ///
    /// - Complexity: O(w) for `w` items in the window and in flight.
    public var count: Int {
        var count = cache.count
        near.visit { if $1.revision > 0 { count += 1 } }
        return count
    }

    func isInWindow(_ entry: Entry) -> Bool { entry.window == window.number && window.number > 0 }
}
