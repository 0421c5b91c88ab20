@testable import Rondo

// Equal content may be on tracks that count from different slots; users see only where tiles are on
// screen.

extension Frame {
    /// The same frame on the same track as all others.
    var onScreen: Frame {
        Frame(time: time, phase: phase, current: current, slot: slot, offset: offset, track: 0)
    }
}

extension Scroller {
    /// The tiles, with their places on screen.
    var tilesOnScreen: [Tile] {
        tiles.map { tile in
            var tile = tile
            tile.place = start(of: tile)
            return tile
        }
    }
}
