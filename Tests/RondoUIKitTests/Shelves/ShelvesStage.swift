import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

/// A list of shelves in a window on a new device, with a finger, a server that answers when the
/// test says so, and a record of events.
@MainActor
final class ShelvesStage {
    struct Film: Identifiable, Sendable {
        let id: String
        var title: String
    }

    typealias Source = ShelvesDiffableDataSource<String, Film>

    let window: UIWindow
    let view: ShelvesView
    let source: Source
    let server = FilmServer()
    let listener = ShelvesListener()
    let finger: Finger
    /// The items for which cells were requested, in order.
    private(set) var asked: [String] = []
    /// Called before a cell is dequeued.
    var onRequest: ((String) -> Void)?
    var device: Simulation { Simulation.shared }

    /// Shelves of 100 points with items of 100 points; a window of 400 by 300 shows three.
    ///
    /// - Parameters:
    ///   - count: The number of shelves: "A", "B" …
    ///   - items: The number of items on each: "A0", "A1" …
    ///   - size: The size of the window.
    ///   - configure: Changes the configuration.
    init(
        _ count: Int = 8,
        items: Int = 12,
        size: CGSize = CGSize(width: 400, height: 300),
        configure: (inout ShelvesConfiguration) -> Void = { _ in }
    ) {
        Simulation.reset()
        TrackView.room = 16_384
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        view = ShelvesView(frame: window.bounds)
        finger = Finger(in: window)
        var configuration = ShelvesConfiguration(width: 0, height: 0)
        configuration.list.extent = .points(100)
        configuration.shelf.extent = .points(100)
        configure(&configuration)
        view.configuration = configuration
        view.register(TextCell.self, forCellWithReuseIdentifier: "film")
        var ask: (String) -> Void = { _ in }
        source = Source(view: view) { view, _, id, film in
            ask(id)
            let cell = view.dequeueReusableCell(withReuseIdentifier: "film")
            (cell as? TextCell)?.text = film.map { "\(id)=\($0.title)" } ?? id
            return cell
        }
        ask = { [weak self] id in
            self?.asked.append(id)
            self?.onRequest?(id)
        }
        source.apply(Self.shelves(count, items: items))
        view.delegate = listener
        window.addSubview(view)
        device.advance(by: 0.016)
        asked = []
        _ = listener.take()
    }

    static func shelves(_ count: Int, items: Int) -> [Source.Shelf] {
        (0..<count).map { index in
            let name = String(UnicodeScalar(UInt8(65 + index)))
            return Source.Shelf(id: name, items: (0..<items).map { "\(name)\($0)" })
        }
    }

    func takeAsked() -> [String] {
        defer { asked = [] }
        return asked
    }

    /// Loads items from the server.
    func load() async {
        source.loadItems { [server] in try await server.films($0) }
        await server.settle()
    }

    func press(x: Double = 200, y: Double) {
        finger.down(at: CGPoint(x: x, y: y))
    }

    /// A drag by a distance, including the slop, and a lift.
    func swipe(y: Double, dx: Double = 0, dy: Double = 0, steps: Int = 10, holding: Double = 0) {
        press(y: y)
        finger.drag(by: CGPoint(x: dx, y: dy), steps: steps)
        if holding > 0 { device.advance(by: holding) }
        finger.up()
    }

    /// Advances the time until nothing moves.
    func settle() {
        device.advance(by: 0.016)
        #expect(
            device.advance {
                !self.view.isMoving && !self.view.tracks.contains { $0.isDecelerating }
            }
        )
        device.advance(by: 0.016)
    }

    func row(_ name: String) -> ShelfRowView? {
        view.rows.values.first { row in
            row.shelf.map { "\(view.engine.identifier(of: $0).base)" } == name
        }
    }

    /// The offset of a shelf near the viewport.
    func offset(_ name: String) -> Double? { row(name)?.row?.contentOffset }

    /// The offset of the list.
    var listOffset: Double { view.engine.shelves.contentOffset }

    /// The visible shelves, each with its top edge and its cells with their left edges.
    var seen: [String] {
        view.visibleShelves.map { shelf in
            let name = "\(shelf.identifier.base)"
            guard let row = row(name) else { return "\(name)?" }
            let top = Int(row.convert(row.bounds, to: nil).minY.rounded())
            let cells = row.track.shown.values
                .map { ($0.cell.convert($0.cell.bounds, to: nil), $0.cell as? TextCell) }
                .filter { $0.0.minX < window.bounds.width && $0.0.maxX > 0 }
                .sorted { $0.0.minX < $1.0.minX }
                .map { "\($1?.text ?? "?")@\(Int($0.minX.rounded()))" }
            return "\(name)@\(top): " + cells.joined(separator: " ")
        }
    }
}

/// A server with delayed answers.
@MainActor
final class FilmServer {
    struct Offline: Error {}
    private typealias Waiting = CheckedContinuation<Void, any Error>

    /// The ids of each request, in order.
    private(set) var requests: [[String]] = []
    private(set) var cancelled: [[String]] = []
    /// The requests in flight, by their numbers.
    private var open: [Int: [String]] = [:]
    private var waiting: [(number: Int, answer: Waiting)] = []
    /// The ids in flight.
    var inFlight: [String] { open.values.flatMap { $0 } }
    /// The ids that were requested while in flight.
    private(set) var askedTwice: [String] = []

    func films(_ ids: [String]) async throws -> [ShelvesStage.Film] {
        requests.append(ids)
        askedTwice += ids.filter(inFlight.contains)
        let number = requests.count
        open[number] = ids
        defer { open[number] = nil }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (answer: Waiting) in
                if open[number] == nil {
                    answer.resume(throwing: CancellationError())
                } else {
                    waiting.append((number, answer))
                }
            }
        } onCancel: {
            // Views cancel on the main actor, and can make the next request immediately.
            MainActor.assumeIsolated { giveUp(number) }
        }
        return ids.map { ShelvesStage.Film(id: $0, title: "\($0)!") }
    }

    private func giveUp(_ number: Int) {
        guard let ids = open.removeValue(forKey: number) else { return }
        cancelled.append(ids)
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).answer.resume(throwing: CancellationError())
    }

    /// Answers the oldest request.
    func answer() async { await end { $0.resume() } }

    func fail() async { await end { $0.resume(throwing: Offline()) } }

    /// Answers all requests in flight, also those that follow.
    func answerAll() async {
        while !open.isEmpty, await end({ $0.resume() }) {}
    }

    /// Ends the oldest request; false if none was made.
    @discardableResult
    private func end(_ act: (Waiting) -> Void) async -> Bool {
        // The view makes its request in a task.
        await eventually { !waiting.isEmpty }
        guard !waiting.isEmpty else {
            Issue.record("no request waits for an answer; in flight: \(inFlight)")
            return false
        }
        let (number, answer) = waiting.removeFirst()
        act(answer)
        // A cancelled request can finish before the answered one.
        await eventually { open[number] == nil }
        await settle()
        return true
    }

    /// Runs ready tasks, all on the main actor.
    func settle() async {
        for _ in 0..<30 { await Task.yield() }
    }
}

/// Records the events of a list of shelves.
@MainActor
final class ShelvesListener: ShelvesViewDelegate {
    private(set) var events: [String] = []
    var onEvent: ((String) -> Void)?
    /// The number of frames with a movement.
    private(set) var frames = 0

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    func shelvesViewDidScroll(_ view: ShelvesView) {
        frames += 1
    }

    private func add(_ word: String, _ shelf: AnyHashable?, _ items: LoopPagerItem?...) {
        let names = items.map { $0.map { "\($0.identifier.base)" } ?? "none" }
        let event = ([word] + [shelf.map { "\($0.base):" } ?? "list:"] + names)
            .joined(separator: " ")
        events.append(event)
        onEvent?(event)
    }

    func shelvesView(
        _ view: ShelvesView,
        willBeginSwitchFrom item: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) { add("begin", shelf, item) }

    func shelvesView(
        _ view: ShelvesView,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) { add("change", shelf, old, new) }

    func shelvesView(
        _ view: ShelvesView,
        didSettleOn item: LoopPagerItem?,
        from old: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) { add("settle", shelf, old, item) }

    func shelvesView(
        _ view: ShelvesView,
        didCancelSwitchOn item: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) { add("cancel", shelf, item) }

    func shelvesView(_ view: ShelvesView, willDisplayShelf shelf: LoopPagerItem) {
        add("willDisplay", nil, shelf)
    }

    func shelvesView(_ view: ShelvesView, didEndDisplayingShelf shelf: LoopPagerItem) {
        add("didEndDisplaying", nil, shelf)
    }

    func shelvesView(
        _ view: ShelvesView,
        willDisplay cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) {
        add("willAppear", shelf, item)
        check(cell, item)
    }

    func shelvesView(
        _ view: ShelvesView,
        didEndDisplaying cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) {
        add("didDisappear", shelf, item)
        check(cell, item)
    }

    func shelvesView(
        _ view: ShelvesView,
        didReclaim cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) {
        add("reclaim", shelf, item)
        check(cell, item)
    }

    /// Whether the cell still shows the item of its event.
    private func check(_ cell: UIView, _ item: LoopPagerItem) {
        let text = (cell as? TextCell)?.text.prefix { $0 != "=" }
        #expect(text.map(String.init) == item.identifier as? String)
    }
}
