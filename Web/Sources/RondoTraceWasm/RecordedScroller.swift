import Rondo
import RondoBlock
import RondoTrace

/// A scroller that takes the inputs of a recording again, and writes them as a trace.
struct RecordedScroller {
    private var scroller: Scroller
    private let writer: TraceWriter
    /// The recording from the first input on, whose time is 0 in the trace; nil before it.
    private var recording: Recording<Scroller>?

    /// Writes the recording in the block: the viewport's length across the axis, the configuration,
    /// the items, the names, the count of inputs, and the inputs.
    static func write(from block: inout BlockReader) {
        var recorded = RecordedScroller(from: &block)
        for _ in 0..<Int(block.next()) { recorded.take(RecordedInput(from: &block), &block) }
        recorded.begin(at: recorded.scroller.now)
        Output.write(recorded.recording?.text ?? "")
    }

    private init(from block: inout BlockReader) {
        let breadth = block.next()
        let configuration = Configuration(from: &block)
        scroller = Scroller(configuration, items: Items(from: &block))
        var writer = scroller.makeTraceWriter(across: breadth)
        writer.readNames(from: &block)
        self.writer = writer
    }

    private mutating func take(_ recorded: RecordedInput, _ block: inout BlockReader) {
        let time = recorded.time
        begin(at: time)
        switch InputNumber(rawValue: recorded.number) {
        case .frame:
            recording?.addFrame(at: time)
            _ = scroller.frame(at: time)
        case .wake:
            let before = scroller.now
            guard scroller.wake(at: time) else { return }
            recording?.addSleep(from: before, to: time)
        case let number:
            guard let input = input(number, recorded, &block) else { return }
            recording?.add(input, at: time, to: scroller)
            scroller.take(input, at: time)
        }
        while scroller.nextEvent() != nil {}
    }

    /// Writes the first line, unless it is written.
    private mutating func begin(at time: Milliseconds) {
        if recording == nil { recording = Recording(of: scroller, by: writer, from: time) }
    }

    /// The input; nil if traces have no word for it.
    private func input(
        _ number: InputNumber?,
        _ recorded: RecordedInput,
        _ block: inout BlockReader
    ) -> Input? {
        let (a, b, c) = (recorded.a, recorded.b, recorded.c)
        switch number {
        case .press: return .press(x: a, y: b)
        case .move: return .move(x: a, y: b)
        case .release: return .release(x: a, y: b)
        case .cancel: return .cancel
        case .wheel:
            let phase = WheelPhase(rawValue: Int(recorded.d)) ?? .moved
            return .wheel(dx: a, dy: b, notch: c == 1, phase: phase)
        case .next: return .next(animated: a == 1)
        case .previous: return .previous(animated: a == 1)
        case .scroll:
            let key = scroller.items[ItemIndex(Int(a))].key
            return .scroll(to: key, way: Way(rawValue: Int(b)) ?? .shortest, animated: c == 1)
        case .resize: return resize(to: a, b, c)
        case .configure: return .configure(Configuration(from: &block))
        case .hide: return .hide
        case .show: return .show
        case .reduceMotion: return .reduceMotion(a == 1)
        case .pause:
            let reasons = Self.reasons(a)
            let step = PausedStep(rawValue: Int(b)) ?? .finish
            return reasons.isEmpty ? nil : .pause(reasons, step: step)
        case .resume:
            let reasons = Self.reasons(a)
            return reasons.isEmpty ? nil : .resume(reasons)
        case .splice:
            var items = scroller.items
            _ = items.splice(from: &block)
            return .edit(a == 1 ? .replace(with: items) : .change(to: items))
        case .measure:
            return .edit(.measure([(key: scroller.items[ItemIndex(Int(a))].key, length: b)]))
        // The page records its pages of a feed as the lists that result.
        default: return nil
        }
    }

    /// A new viewport, with other lengths of items and another gap unless these are NaN.
    private func resize(to viewport: Points, _ extent: Double, _ spacing: Points) -> Input {
        var other = scroller.configuration
        other.viewport = viewport
        other.extent = ItemExtent(given: extent) ?? other.extent
        if !spacing.isNaN { other.spacing = spacing }
        let isAlike =
            other.extent == scroller.configuration.extent
            && other.spacing == scroller.configuration.spacing
        return isAlike ? .resize(to: viewport) : .configure(other)
    }

    /// The reasons without those that have inputs of their own.
    private static func reasons(_ number: Double) -> Pauses {
        Pauses(rawValue: Int(number)).subtracting([.hidden, .reducedMotion])
    }
}
