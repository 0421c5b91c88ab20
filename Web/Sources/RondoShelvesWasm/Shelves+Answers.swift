import Rondo
import RondoBlock

extension BlockWriter {
    /// Writes an offset in the form that `ShelfOffset.init(from:)` reads.
    mutating func append(_ offset: ShelfOffset) {
        append(Double(offset.shelf.value))
        append(offset.item)
        append(Double(offset.slot.number))
        append(offset.distance)
        append(offset.viewport)
    }

    /// Writes a problem, the shelf (-1 for nil) and whether the problem is in the list's
    /// configuration.
    mutating func append(_ problem: ShelfProblem) {
        append(problem.problem)
        append(Double(problem.shelf?.value ?? -1))
        append(problem.isOfList ? 1 : 0)
    }
}

// Functions are mutating although most change nothing: a function that changes nothing gets a copy
// of the whole list.
extension Shelves {
    /// Writes the actions for data, the state that needs no frame, and the events.
    ///
    /// - Parameters:
    ///   - block: The block to write to.
    ///   - loader: The loader of pages, nil without a feed.
    mutating func writeState(to block: inout BlockWriter, loader: inout PageLoader<PageCursor>?) {
        // Before the deadline is written, because a repeated request clears the retry time.
        request(from: &loader)
        let actions = block.reserve()
        writeActions(to: &block)
        block.fill(actions, with: Double(block.count - actions - 1))
        block.append(Double(activity.rawValue))
        block.append(isFlying ? 1 : 0)
        block.append(Swift.min(nextDeadline ?? .infinity, loader?.retryTime ?? .infinity))
        block.append(Double(currentShelf?.value ?? -1))
        block.append(Double(loader?.inFlight?.number ?? 0))
        let place = block.reserve()
        var count = 0.0
        while let event = nextEvent() {
            block.append(Double(event.shelf?.value ?? -1))
            block.append(event.event)
            count += 1
        }
        block.fill(place, with: count)
    }

    /// Requests a page if needed; requests for pages and for items share one sequence of numbers.
    private mutating func request(from loader: inout PageLoader<PageCursor>?) {
        guard loader?.inFlight == nil, loader?.hasEnded == false else { return }
        loader?.numbers = numbers
        _ = loader?.request(for: list, at: now)
        numbers = loader?.numbers ?? numbers
    }

    /// Writes the actions for data: 0, number, count and keys to fetch; 1 and the number to cancel;
    /// 2 and the key to forget.
    private mutating func writeActions(to block: inout BlockWriter) {
        while let action = nextAction(at: now) {
            switch action {
            case .fetch(let request):
                block.append(0)
                block.append(Double(request.number))
                block.append(Double(request.keys.count))
                for key in request.keys { block.append(Double(key.value)) }
            case .cancel(let number):
                block.append(1)
                block.append(Double(number))
            case .forget(let key):
                block.append(2)
                block.append(Double(key.value))
            }
        }
    }

    /// The visible activity: a drag has priority over other motion.
    private var activity: Phase {
        var activity = phase
        for shelf in live where activity != .dragging && shelf.phase != .idle {
            activity = shelf.phase == .dragging || activity == .idle ? shelf.phase : activity
        }
        return activity
    }

    /// Whether anything moves without a finger.
    private var isFlying: Bool { phase.isFlying || live.contains { $0.phase.isFlying } }

    /// Writes the position of the list's track.
    mutating func writeTrack(to block: inout BlockWriter) { block.append(list.lastFrame.track) }

    /// Writes whether a step can move the dragged list or shelf: 1 or 0.
    mutating func writeWay(dx: Points, dy: Points) {
        var block = BlockWriter()
        block.append(hasWay(dx: dx, dy: dy) ? 1 : 0)
    }

    /// Writes whether the list has a position, the position, the count of shelves, and the position
    /// of each.
    mutating func writeOffsets() {
        let offsets = offsets
        var block = BlockWriter()
        block.append(offsets.list == nil ? 0 : 1)
        if let list = offsets.list { block.append(list) }
        block.append(Double(offsets.shelves.count))
        for offset in offsets.shelves { block.append(offset) }
    }

    /// Writes the number of flights, then each flight.
    mutating func writeAhead(every step: Milliseconds, upTo most: Int) {
        let (flights, now) = (flights, now)
        var block = BlockWriter()
        block.append(Double(flights.count))
        for found in flights {
            block.append(found.flight, of: found.row ?? 0, at: now, every: step, upTo: most)
        }
    }
}

extension Phase {
    fileprivate var isFlying: Bool { self == .decelerating || self == .animating }
}
