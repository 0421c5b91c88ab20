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

extension Shelves {
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
