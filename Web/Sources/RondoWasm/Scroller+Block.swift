import Rondo
import RondoBlock

// Mutating, though most of them change nothing: a property of an object that is asked for more than
// one thing is copied for each, and a scroller is long.
extension Scroller {
    /// Writes what can be told without a frame, and what happened.
    ///
    /// - Parameters:
    ///   - block: What it is written to.
    ///   - loader: What asks for pages, nil when nobody loads any.
    mutating func writeState(to block: inout BlockWriter, loader: inout PageLoader<Page>?) {
        block.append(Double(phase.rawValue))
        block.append(canScroll ? 1 : 0)
        // Before the deadline, which a failed request that is made again has no more.
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
        let place = block.reserve()
        var count = 0.0
        while let event = nextEvent() {
            block.append(event, going: passage?.to)
            count += 1
        }
        block.fill(place, with: count)
    }

    /// Writes where the content is, counted in slots; the key of the item that the switch under way
    /// leads to (-1 while there is none), and how much of the way is done.
    mutating func writePassage() {
        let passage = passage
        var block = BlockWriter()
        block.append(slotPosition)
        block.append(passage?.to)
        block.append(passage?.progress ?? 0)
    }

    /// Writes how many stops there are, that of the current item (-1 for none), whether it is at the
    /// start and at the end, when the next step begins, and the first item of a stop (-1 for none).
    mutating func writeStops(_ stop: Int) {
        let stops = stops
        var block = BlockWriter()
        block.append(Double(stops.count))
        block.append(Double(currentStop ?? -1))
        block.append(isAtStart ? 1 : 0)
        block.append(isAtEnd ? 1 : 0)
        block.append(nextDeadline ?? .infinity)
        block.append(Double(stop < stops.count ? stops.firstItem(of: stop).value : -1))
    }

    /// Writes how many tiles there are, and in slot order number, item, slot, place on the track and
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

    /// Writes when the motion ends, how many places of the track follow, at how many of these no frame
    /// differs by more than where the track is, and the places: one each step from now on, up to the
    /// end or to where the track begins anew.
    mutating func writeAhead(every step: Milliseconds, upTo most: Int) {
        var block = BlockWriter()
        let flight = flight
        block.append(flight?.end ?? now)
        let places = (block.reserve(), block.reserve())
        guard let flight else { return }
        var (count, steady) = (0.0, 0.0)
        while count < Double(most), now + step * count < flight.end {
            let time = now + step * (count + 1)
            let track = flight.track(at: time)
            // A frame gives it another origin: no later than at the first place beyond.
            guard count == 0 || track.magnitude <= Flight.longestTrack else { break }
            count += 1
            block.append(track)
            if steady == count - 1, flight.isSteady(at: time) { steady = count }
        }
        block.fill(places.0, with: count)
        block.fill(places.1, with: steady)
    }
}
