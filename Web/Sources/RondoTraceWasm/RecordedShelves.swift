import Rondo
import RondoBlock
import RondoTrace

/// A list of shelves that takes the inputs of a recording again, and writes them as a trace.
struct RecordedShelves {
    private var shelves: Shelves
    private var writer: TraceWriter
    private var output = Output()
    /// The time of the first line, which is 0 in the trace; nil before it.
    private var start: Milliseconds?
    /// The distance that restored positions have moved the list; it is scrolled by it in the trace.
    private var restored: Points = 0

    /// Writes the recording in the block: the configuration, the shelves, the names, the count of
    /// inputs, and the inputs.
    static func write(from block: inout BlockReader) {
        var recorded = RecordedShelves(from: &block)
        for _ in 0..<Int(block.next()) { recorded.take(RecordedInput(from: &block), &block) }
        recorded.begin(at: recorded.shelves.now)
        recorded.output.flush()
    }

    private init(from block: inout BlockReader) {
        let configuration = ShelvesConfiguration(from: &block)
        shelves = Shelves(configuration, shelves: Shelf.list(from: &block))
        writer = TraceWriter(configuration, frameInterval: TraceWriter.longestInterval)
        writer.readNames(from: &block)
    }

    private mutating func take(_ recorded: RecordedInput, _ block: inout BlockReader) {
        let time = recorded.time
        switch ShelvesInputNumber(rawValue: recorded.number) {
        case .frame:
            let start = begin(at: time)
            output.append(writer.tick(at: time - start))
            _ = shelves.frame(at: time)
        case .run: shelves.run(to: time)
        case .restore:
            let before = shelves.contentOffset
            shelves.restore(ShelfOffsets(from: &block), at: time)
            if start == nil { restored = shelves.contentOffset - before }
        case .update where start == nil:
            // The first line contains what is there at the start.
            shelves.update(ItemKey.list(from: &block), at: time)
        case let number:
            guard let input = input(number, recorded, &block) else { return }
            begin(at: time)
            add(input, at: time)
            shelves.take(input, at: time)
        }
        while shelves.nextEvent() != nil {}
        while shelves.nextAction(at: shelves.now) != nil {}
    }

    /// Writes the first line, unless it is written, and the way from the start to the positions
    /// that were restored.
    ///
    /// - Returns: The time of the first line.
    @discardableResult
    private mutating func begin(at time: Milliseconds) -> Milliseconds {
        if let start { return start }
        start = time
        output.append(writer.firstLine(shelves.shelves, here: keysWithData(of: shelves.shelves)))
        if restored != 0 { add(.follow(by: restored, phase: .idle), at: time) }
        for shelf in shelves.shelves {
            var distance: Points = 0
            shelves.moveShelf(shelf.key, at: time) { scroller in
                distance = scroller.contentOffset
                return nil
            }
            guard distance != 0 else { continue }
            add(.shelf(shelf.key, .follow(by: distance, phase: .idle)), at: time)
        }
        return time
    }

    private mutating func add(_ input: ShelvesInput, at time: Milliseconds) {
        var here: Set<ItemKey> = []
        switch input {
        case .edit(.insert(let added, _)): here = keysWithData(of: added)
        case .edit(.replace(let all)): here = keysWithData(of: all)
        default: break
        }
        let time = time - (start ?? 0)
        if let line = writer.line(input, at: time, in: shelves.shelves, here: here) {
            output.append(line)
        }
    }

    private func keysWithData(of shelves: [Shelf]) -> Set<ItemKey> {
        var keys: Set<ItemKey> = []
        for shelf in shelves {
            for item in shelf.items.all where self.shelves.revision(of: item.key) != nil {
                keys.insert(item.key)
            }
        }
        return keys
    }

    /// The input; nil if traces have no word for it.
    private func input(
        _ number: ShelvesInputNumber?,
        _ recorded: RecordedInput,
        _ block: inout BlockReader
    ) -> ShelvesInput? {
        let (a, b, c) = (recorded.a, recorded.b, recorded.c)
        switch number {
        case .press: return .press(x: a, y: b)
        case .move: return .move(x: a, y: b)
        case .release: return .release(x: a, y: b)
        case .cancel: return .cancel
        case .wheel:
            let phase = WheelPhase(rawValue: Int(recorded.e)) ?? .moved
            let y = c.isNaN ? nil : c
            return .wheel(dx: a, dy: b, y: y, notch: recorded.d == 1, phase: phase)
        case .follow:
            let phase = Phase(rawValue: Int(c)) ?? .idle
            guard let key = ShelfKey(number: a) else { return .follow(by: b, phase: phase) }
            return .shelf(key, .follow(by: b, phase: phase))
        case .next:
            guard let key = ShelfKey(number: a) else { return .next(animated: b == 1) }
            return .shelf(key, .next(animated: b == 1))
        case .previous:
            guard let key = ShelfKey(number: a) else { return .previous(animated: b == 1) }
            return .shelf(key, .previous(animated: b == 1))
        case .scroll: return scroll(recorded)
        case .resize: return .resize(width: a, height: b)
        case .hide: return .hide
        case .show: return .show
        case .reduceMotion: return .reduceMotion(a == 1)
        case .insert:
            return .edit(.insert(Shelf.list(from: &block), before: ShelfKey(number: a)))
        case .remove:
            return .edit(.remove(ItemKey.list(from: &block).map { ShelfKey($0.value) }))
        case .reorder: return .edit(.move(ShelfKey(Int(a)), before: ShelfKey(number: b)))
        case .replace: return .edit(.replace(with: Shelf.list(from: &block)))
        case .update: return .update(ItemKey.list(from: &block))
        case .receiveItems: return .receive(Int(a), ItemKey.list(from: &block))
        case .retry: return .retry
        // The page records its pages of a feed as the lists that result.
        default: return nil
        }
    }

    /// A scroll to a shelf, or to the item at an index of a shelf.
    private func scroll(_ recorded: RecordedInput) -> ShelvesInput? {
        let way = Way(rawValue: Int(recorded.c)) ?? .shortest
        let (target, isAnimated) = (Int(recorded.b), recorded.d == 1)
        guard let key = ShelfKey(number: recorded.a) else {
            return .scroll(to: ShelfKey(target), way: way, animated: isAnimated)
        }
        guard let index = shelves.index(of: key) else { return nil }
        let item = shelves.shelves[index].items[ItemIndex(target)].key
        return .shelf(key, .scroll(to: item, way: way, animated: isAnimated))
    }
}
