import Rondo
import RondoBlock
import RondoTrace

/// A list of shelves that takes the inputs of a recording again, and writes them as a trace.
struct RecordedShelves {
    private var shelves: Shelves
    private let writer: TraceWriter
    /// The recording from its first line on, whose time is 0 in the trace; nil before it.
    private var recording: Recording<Shelves>?
    /// The distance that restored positions have moved the list; it is scrolled by it in the trace.
    private var restored: Points = 0

    /// Writes the recording in the block: the configuration, the shelves, the names, the count of
    /// inputs, and the inputs.
    static func write(from block: inout BlockReader) {
        var recorded = RecordedShelves(from: &block)
        for _ in 0..<Int(block.next()) { recorded.take(RecordedInput(from: &block), &block) }
        recorded.begin(at: recorded.shelves.now)
        Output.write(recorded.recording?.text ?? "")
    }

    private init(from block: inout BlockReader) {
        let configuration = ShelvesConfiguration(from: &block)
        shelves = Shelves(configuration, shelves: Shelf.list(from: &block))
        var writer = shelves.makeTraceWriter()
        writer.readNames(from: &block)
        self.writer = writer
    }

    private mutating func take(_ recorded: RecordedInput, _ block: inout BlockReader) {
        let time = recorded.time
        switch ShelvesInputNumber(rawValue: recorded.number) {
        case .frame:
            begin(at: time)
            recording?.addFrame(at: time)
            _ = shelves.frame(at: time)
        case .run: shelves.run(to: time)
        case .restore:
            let before = shelves.contentOffset
            shelves.restore(ShelfOffsets(from: &block), at: time)
            if recording == nil { restored = shelves.contentOffset - before }
        case .update where recording == nil:
            // The first line contains what is there at the start.
            shelves.update(ItemKey.list(from: &block), at: time)
        case .configure:
            begin(at: time)
            take(.configure(ShelvesConfiguration(from: &block)), at: time)
            // Shelves with layouts of their own, which options change too.
            let list = Shelf.list(from: &block)
            if let input = ShelvesInput(from: shelves, to: list) { take(input, at: time) }
        case let number:
            guard let input = input(number, recorded, &block) else { return }
            begin(at: time)
            take(input, at: time)
        }
        while shelves.nextEvent() != nil {}
        while shelves.nextAction(at: shelves.now) != nil {}
    }

    /// Writes the first line, unless it is written, and the way from the start to the positions
    /// that were restored.
    private mutating func begin(at time: Milliseconds) {
        guard recording == nil else { return }
        recording = Recording(of: shelves, by: writer, from: time)
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
    }

    private mutating func take(_ input: ShelvesInput, at time: Milliseconds) {
        add(input, at: time)
        shelves.take(input, at: time)
    }

    private mutating func add(_ input: ShelvesInput, at time: Milliseconds) {
        recording?.add(input, at: time, to: shelves)
    }

    /// The input; nil if traces have no word for it, or if it changes nothing.
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
        case .replace where a == 0:
            return ShelvesInput(
                from: shelves,
                to: Shelf.list(from: &block, in: shelves.shelves)
            )
        case .replace: return ShelvesInput(from: shelves, to: Shelf.list(from: &block))
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
