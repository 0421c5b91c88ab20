import Rondo
import RondoBlock

// Functions are mutating although most change nothing: several reads of a property of an object
// copy the value for each read, and a scroller is large.
extension Scroller {
    /// Writes the state that needs no frame, and the events.
    ///
    /// - Parameters:
    ///   - block: The block to write to.
    ///   - loader: The loader of pages, nil without a feed.
    mutating func writeState(to block: inout BlockWriter, loader: inout PageLoader<PageCursor>?) {
        let target = writePlace(to: &block, loader: &loader)
        let place = block.reserve()
        var count = 0.0
        while let event = nextEvent() {
            block.append(event, going: target)
            count += 1
        }
        block.fill(place, with: count)
    }

    /// Writes the state; one function that changes nothing, which copies the scroller once.
    ///
    /// - Returns: The probable target of the current switch, nil without one.
    private func writePlace(to block: inout BlockWriter, loader: inout PageLoader<PageCursor>?)
        -> ItemKey?
    {
        block.append(Double(phase.rawValue))
        block.append(canScroll ? 1 : 0)
        // Before the deadline is written, because a repeated request clears the retry time.
        _ = loader?.request(current: reachedIndex?.value ?? 0, count: items.count, at: now)
        block.append(Swift.min(nextDeadline ?? .infinity, loader?.retryTime ?? .infinity))
        block.append(currentItem)
        block.append(settledItem)
        block.append(targetItem)
        block.append(Double(loader?.inFlight?.number ?? 0))
        block.append(Double(pauses.rawValue))
        let frame = lastFrame
        block.append(Double(frame.slot.number))
        block.append(frame.offset)
        block.append(frame.track)
        block.append(Double(tilesVersion))
        return hasEvents ? passage?.to : nil
    }

    /// Writes the position of the content in slots, the key of the item that the current switch
    /// leads to (-1 for nil), and the progress of the switch.
    mutating func writePassage() {
        let passage = passage
        var block = BlockWriter()
        block.append(slotPosition)
        block.append(passage?.to)
        block.append(passage?.progress ?? 0)
    }

    /// Writes whether a step can move the content: 1 or 0.
    mutating func writeWay(dx: Points, dy: Points) {
        var block = BlockWriter()
        block.append(hasWay(dx: dx, dy: dy) ? 1 : 0)
    }

    /// Writes the count of stops, the current stop (-1 for nil), whether the content is at the
    /// start and at the end, the time of the next step, and the first item of a stop (-1 for nil).
    mutating func writeStops(_ stop: Int) {
        var block = BlockWriter()
        write(stop, to: &block)
    }

    /// Writes the stops; one function for all reads, as in `writePlace`.
    private func write(_ stop: Int, to block: inout BlockWriter) {
        let stops = stops
        block.append(Double(stops.count))
        block.append(Double(currentStop ?? -1))
        block.append(isAtStart ? 1 : 0)
        block.append(isAtEnd ? 1 : 0)
        block.append(nextDeadline ?? .infinity)
        block.append(Double(stop < stops.count ? stops.firstItem(of: stop).value : -1))
    }

    /// Writes the count of tiles, and in slot order the number, item, slot, place on the track and
    /// extent of each.
    mutating func writeTiles() {
        var block = BlockWriter()
        block.append(Double(tiles.count))
        for tile in tiles {
            block.append(Double(tile.number))
            block.append(tile.item)
            block.append(Double(tile.slot.number))
            block.append(tile.place)
            block.append(tile.extent)
        }
    }

    /// Writes 1, the number of flights, then the flight.
    mutating func writeAhead(every step: Milliseconds, upTo most: Int) {
        let (flight, now) = (flight, now)
        var block = BlockWriter()
        block.append(1)
        block.append(flight, of: 0, at: now, every: step, upTo: most)
    }
}
