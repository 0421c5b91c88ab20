import Rondo

extension BlockWriter {
    /// Writes the number of the row that moves, 0 for the track of the element; the end of the flight,
    /// the number of places of the track that follow, at how many of these a frame changes only the
    /// track, and the places: one each step from a time on, up to the end or to where the track gets
    /// another origin.
    ///
    /// Without a flight no place follows.
    package mutating func append(
        _ flight: Flight?,
        of row: Int,
        at now: Milliseconds,
        every step: Milliseconds,
        upTo most: Int
    ) {
        append(Double(row))
        append(flight?.end ?? .infinity)
        let places = (reserve(), reserve())
        var (count, steady) = (0.0, 0.0)
        if let flight {
            while count <= Double(most), count == 0 || now + step * (count - 1) < flight.end {
                let time = now + step * count
                let track = flight.track(at: time)
                // A frame gives it another origin: no later than at the second place beyond.
                guard count < 2 || track.magnitude <= Flight.longestTrack else { break }
                append(track)
                if steady == count, flight.isSteady(at: time) { steady = count + 1 }
                count += 1
            }
        }
        fill(places.0, with: count)
        fill(places.1, with: steady)
    }
}
