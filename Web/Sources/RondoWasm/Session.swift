import Rondo
import RondoBlock

/// Where the block is, with what was written into it.
typealias Answer = UnsafeMutablePointer<Double>

/// A scroller, and what its host has been told of it.
final class Session: Kept {
    var scroller: Scroller
    /// What asks for pages, nil when nobody loads any; JavaScript knows which page is meant.
    var loader: PageLoader<Page>?
    /// What the host knows of each tile; that of number `n` is at `n - 1`.
    private var told: [Told] = []
    /// How many frames have been written.
    private var frames = 0

    private struct Told: Equatable {
        /// What it shows, nil while it is hidden.
        var item: ItemKey?
        var place: Points = 0
        var extent: Points = 0
        /// The last frame that it was in.
        var frame = 0
    }

    init(_ scroller: Scroller) {
        self.scroller = scroller
    }

    /// Shows other items; true when anything is changed by it.
    func change(to items: Items, isReplaced: Bool, at time: Milliseconds) -> Bool {
        let isOther = items != scroller.items
        if isReplaced {
            if isOther { _ = loader?.restart() }
            scroller.replace(with: items, at: time)
        } else {
            scroller.change(to: items, at: time)
        }
        return isOther
    }

    /// Writes a frame: where things are, the tiles that are not as the host knows them, and what
    /// happened.
    ///
    /// A tile is compared with what was written last, because the engine's own `change` tells of
    /// the last time that the window was worked out, and hiding does that without a frame.
    func writeFrame(at time: Milliseconds) {
        let frame = scroller.frame(at: time)
        var block = BlockWriter()
        writeState(to: &block)
        block.append(Double(frame.slot.number))
        block.append(frame.offset)
        block.append(frame.track)
        let count = block.reserve()
        block.fill(count, with: Double(writeTiles(to: &block)))
    }

    /// Writes why an input makes no sense now (-1 when it does), what can be told without a frame,
    /// and what happened.
    func answer(_ refusal: Refusal? = nil) -> Answer {
        var block = BlockWriter()
        writeState(to: &block, after: refusal)
        return Block.numbers
    }

    private func writeState(to block: inout BlockWriter, after refusal: Refusal? = nil) {
        block.append(Double(code(refusal)))
        scroller.writeState(to: &block, loader: &loader)
    }

    /// Writes number, item (-1 to hide it), place and extent of each tile that is not as told.
    private func writeTiles(to block: inout BlockWriter) -> Int {
        var count = 0
        frames += 1
        for tile in scroller.tiles {
            while told.count < tile.number { told.append(Told()) }
            told[tile.number - 1].frame = frames
        }
        // What is not among the tiles is free, or a removed page that waits for rest to be reclaimed.
        for index in told.indices where told[index].frame != frames && told[index].item != nil {
            told[index].item = nil
            write(Told(), as: index + 1, to: &block)
            count += 1
        }
        for tile in scroller.tiles {
            let now = Told(item: tile.item, place: tile.place, extent: tile.extent, frame: frames)
            guard told[tile.number - 1] != now else { continue }
            told[tile.number - 1] = now
            write(now, as: tile.number, to: &block)
            count += 1
        }
        return count
    }

    private func write(_ tile: Told, as number: Int, to block: inout BlockWriter) {
        block.append(Double(number))
        block.append(tile.item)
        block.append(tile.place)
        block.append(tile.extent)
    }
}
