import Rondo

extension BlockWriter {
    /// Writes a flight: the number of the moving row (0 for the track of the element), the end of
    /// the flight, a count of positions, the count of first positions at which a frame changes only
    /// the track, and the positions of the track.
    ///
    /// There is a position for each step from `now` on, until the end of the flight or until a
    /// frame changes the origin of the track. Without a flight the count is 0.
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
                // A frame changes the origin of the track at the second position beyond this
                // length.
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
