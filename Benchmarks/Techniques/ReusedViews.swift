import Rondo

/// What a collection view does for whoever uses one: a view for each place in sight, taken from those
/// that have gone out of sight.
struct ReusedViews {
    private struct View {
        let number: Int
        var place: Int
        var key: ItemKey
        /// Its leading edge in the content, in points.
        var start: Points
    }

    /// In the order of their places.
    private var views: [View] = []
    private var free: [Int] = []
    private var made = 0
    /// The places in sight at the last frame.
    private(set) var places = 0..<0

    /// Gives each place in sight a view, and fills those that are new there.
    ///
    /// - Parameters:
    ///   - wanted: The places in sight.
    ///   - content: What is at a place, and where that starts in the content.
    mutating func show(_ wanted: Range<Int>, _ content: (Int) -> (key: ItemKey, start: Points)) {
        places = wanted
        var kept = 0
        for index in views.indices {
            let view = views[index]
            if wanted.contains(view.place) {
                views[kept] = view
                kept += 1
            } else {
                free.append(view.number)
            }
        }
        views.removeLast(views.count - kept)
        for (rank, place) in wanted.enumerated()
        where rank == views.count || views[rank].place != place {
            let (key, start) = content(place)
            views.insert(View(number: take(), place: place, key: key, start: start), at: rank)
        }
    }

    /// All views are to be filled again.
    mutating func reload() {
        for view in views { free.append(view.number) }
        views.removeAll(keepingCapacity: true)
        places = 0..<0
    }

    /// What is on screen when the viewport's leading edge is at a place of the content.
    func shown(at offset: Points) -> [Shown] {
        views.map { Shown(key: $0.key, start: $0.start - offset, view: $0.number) }
    }

    private mutating func take() -> Int {
        if let number = free.popLast() { return number }
        made += 1
        return made
    }
}
