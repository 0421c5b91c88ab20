import Rondo

/// Replays on a list of shelves.
struct ShelvesPlayer: Player {
    let names: TraceNames
    var shelves: Shelves
    /// The source of the shelves, nil if no feed is configured.
    var feed: ReplayedFeed?

    init(_ trace: Trace) {
        names = trace.names
        let given = trace.shelves ?? []
        shelves = Shelves(trace.shelvesConfiguration, shelves: given.map { $0.shelf })
        feed = trace.feed.map { ReplayedFeed($0) }
        for shelf in given { shelves.update(shelf.here, at: 0) }
    }

    var isHidden: Bool { shelves.isHidden }

    var isMoving: Bool { shelves.isMoving }

    var requestTime: Milliseconds? {
        [feed?.retryTime, shelves.loader.nextDeadline].compactMap { $0 }.min()
    }

    mutating func finish(at time: Milliseconds) {}

    mutating func frame(at time: Milliseconds) -> ReplayOutput {
        let frame = shelves.frame(at: time)
        let shown = shelves.live.map { shelf in
            ReplayOutput.ShownShelf(
                shelf: shelf.key,
                start: shelves.start(of: shelf),
                extent: shelf.row.extent,
                phase: shelf.phase,
                offset: shelf.contentOffset,
                tiles: shelf.tiles.map { tile in
                    ReplayOutput.ShownTile(
                        tile: tile,
                        start: shelf.start(of: tile),
                        isPlaceholder: shelves.revision(of: tile.item) == nil
                    )
                }
            )
        }
        let all = ReplayOutput.ShownShelves(
            phase: frame.phase,
            offset: shelves.contentOffset,
            shelves: shown
        )
        return .shelves(all, at: time)
    }

    /// Rows have no number in a frame, so only the tiles on them have lifecycle events.
    mutating func takeEvents(at time: Milliseconds) -> [ReplayOutput] {
        shelves.takeEvents().compactMap { event in
            if let shelf = event.shelf { return .shelfEvent(event.event, shelf: shelf, at: time) }
            if case .tile = event.event { return nil }
            return .event(event.event, at: time)
        }
    }

    mutating func takeRequests(at time: Milliseconds) -> [ReplayOutput] {
        // Cancelled requests come first, also before the next page.
        var cancelled: [ReplayOutput] = []
        var output: [ReplayOutput] = []
        feed?.numbers = shelves.numbers
        output += feed?.bringOut(at: time) { $0.request(for: shelves, at: time) } ?? []
        shelves.numbers = feed?.numbers ?? shelves.numbers
        while let action = shelves.nextAction(at: time) {
            switch action {
            case .cancel(let number): cancelled.append(.cancel(number, at: time))
            case .fetch(let request):
                guard let shelf = shelf(of: request) else { continue }
                output.append(.items(request.number, shelf: shelf, ids: request.keys, at: time))
            case .forget: continue
            }
        }
        return cancelled + output
    }

    /// The first shelf in or near the viewport that has the first item.
    private func shelf(of request: ItemLoader.Request) -> ShelfKey? {
        let shelf = shelves.live.first { shelf in
            let items = shelves.index(of: shelf.key).map { shelves.shelves[$0].items }
            return items?.index(of: request.keys[0]) != nil
        }
        return shelf?.key
    }

    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String? {
        switch action {
        case .shelves, .configure: return take(inputs(of: action), at: time)
        case .respond(let number, let answer): return respond(to: number, answer, at: time)
        case .retry: return retry(at: time)
        case .input, .resize, .tick:
            shelves.run(to: time)
            return nil
        }
    }

    /// The engine's inputs for an action, empty for an action of the replay itself.
    func inputs(of action: TraceInput.Action) -> [ShelvesInput] {
        switch action {
        case .shelves(let inputs): return inputs
        case .configure(let numbers, let layout, let size):
            var other = shelves.configuration
            other.list.take(numbers)
            other.shelf.take(numbers.filter { !$0.key.isOfLayout })
            other.shelf.take(layout)
            if let size { (other.shelf.viewport, other.list.viewport) = (size.width, size.height) }
            return [.configure(other)]
        case .input, .resize, .respond, .retry, .tick: return []
        }
    }

    /// Takes inputs one after the other, until one is refused.
    mutating func take(_ inputs: [ShelvesInput], at time: Milliseconds) -> String? {
        shelves.run(to: time)
        for input in inputs {
            var isOther = false
            if case .edit(.replace(let new)) = input { isOther = new != shelves.shelves }
            if let refusal = shelves.take(input, at: time) {
                return names.reason(refusal, of: input, in: shelves)
            }
            // With other shelves the feed starts again; the same ones change nothing.
            if isOther { feed?.restart() }
        }
        return nil
    }
}

extension Configuration.Field {
    /// Whether shelves have a number of their own for this field.
    fileprivate var isOfLayout: Bool {
        [.extent, .spacing, .alignment, .start, .end, .snap].contains(self)
    }
}
