import Rondo

/// The views of a collection view: one for each visible place, reused when the place leaves the
/// viewport.
struct ReusedViews {
    private struct View {
        let number: Int
        var place: Int
        var key: ItemKey
        /// The leading edge in the content, in points.
        var start: Points
    }

    /// The used views, in the order of their places.
    private var views: [View] = []
    private var free: [Int] = []
    private var made = 0
    /// The visible places in the last frame.
    private(set) var places = 0..<0

    /// Gives each visible place a view, and fills the views of new places.
    ///
    /// - Parameters:
    ///   - wanted: The visible places.
    ///   - content: The item at a place, and its start in the content.
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

    /// Fills all views again in the next frame.
    mutating func reload() {
        for view in views { free.append(view.number) }
        views.removeAll(keepingCapacity: true)
        places = 0..<0
    }

    /// The views on screen with the viewport's leading edge at `offset` in the content.
    func shown(at offset: Points) -> [Shown] {
        views.map { Shown(key: $0.key, start: $0.start - offset, view: $0.number) }
    }

    private mutating func take() -> Int {
        if let number = free.popLast() { return number }
        made += 1
        return made
    }
}
