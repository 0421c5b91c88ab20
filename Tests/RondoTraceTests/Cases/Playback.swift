import Foundation
import Rondo

@testable import RondoTrace

/// The result of playing a trace: its frames and events, in the names of the trace.
struct Playback {
    /// A view in a frame.
    struct View: Equatable {
        let number: Int
        let item: String
        let slot: Int
        /// The distance from the viewport's leading edge, in points.
        let start: Points
        let extent: Points
        let isPlaceholder: Bool

        var end: Points { start + extent }
    }

    /// A shelf in a frame.
    struct Shelf {
        let id: String
        let start: Points
        let offset: Points
        let views: [View]
    }

    /// A frame.
    struct Moment {
        let time: Milliseconds
        let phase: Phase
        /// Nil without items, and in a frame of shelves.
        let current: String?
        let offset: Points
        /// The distance of the content from the resting place of slot 0, in points, if all items
        /// have the configured length; of shelves, their scroll offset.
        let place: Points
        let viewport: Points
        let views: [View]
        let shelves: [Shelf]

        /// The visible items with their leading edges.
        var seen: [String] { Self.seen(views, in: viewport) }

        /// The views with more than a millionth of a point in the viewport.
        var visible: [View] { Self.visible(views, in: viewport) }

        /// Whether no gap is wider than the spacing, between neighbours and at the edges.
        func isCovered(spacing: Points = 0) -> Bool {
            let seen = visible
            guard let first = seen.first, let last = seen.last else { return false }
            let reach = spacing + 1e-6
            return first.start <= reach && last.end >= viewport - reach
                && zip(seen, seen.dropFirst()).allSatisfy { $1.start - $0.end <= reach }
        }

        static func visible(_ views: [View], in viewport: Points) -> [View] {
            views.filter { $0.start < viewport - 1e-6 && $0.end > 1e-6 }
        }

        static func seen(_ views: [View], in viewport: Points) -> [String] {
            visible(views, in: viewport).map { "\($0.item)@\(Int($0.start.rounded()))" }
        }
    }

    /// A line of output in words: `settle a b`, `willAppear b`, `request p1`, `refused press`.
    struct Word: Equatable {
        let time: Milliseconds
        let text: String
    }

    let trace: Trace
    private(set) var frames: [Moment] = []
    private(set) var words: [Word] = []

    /// The folder of the cases' traces.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases")

    /// Reads the trace of a case.
    static func trace(_ name: String) throws -> Trace {
        try TraceReader.read(Data(contentsOf: folder.appendingPathComponent("\(name).jsonl")))
    }

    /// Plays the trace of a case.
    ///
    /// - Parameters:
    ///   - name: The name of its file, without `.jsonl`.
    ///   - change: Changes the trace before it is played.
    /// - Throws: The error in the trace.
    init(_ name: String, _ change: (inout Trace) -> Void = { _ in }) throws {
        var trace = try Self.trace(name)
        change(&trace)
        self.init(trace)
    }

    init(_ trace: Trace) {
        self.trace = trace
        let names = Names(trace)
        let replay = Replay(trace)
        var frames: [Moment] = []
        var words: [Word] = []
        replay.run { output in
            if let moment = names.moment(output) { frames.append(moment) }
            if let word = names.word(output) { words.append(word) }
        }
        self.frames = frames
        self.words = words
    }

    /// The last frame.
    var end: Moment { frames[frames.count - 1] }

    /// The last frame drawn until a time.
    func at(_ time: Milliseconds) -> Moment { frames.last { $0.time <= time } ?? frames[0] }

    /// The frames in a time span, its ends included.
    func frames(from start: Milliseconds, to end: Milliseconds = .infinity) -> [Moment] {
        frames.filter { $0.time >= start && $0.time <= end }
    }

    /// The words of these kinds, in order.
    func events(_ kinds: String..., from start: Milliseconds = 0) -> [String] {
        words.filter { word in
            word.time >= start && kinds.contains { word.text.hasPrefix("\($0) ") }
        }.map(\.text)
    }

    /// The begins and ends of switches, in order.
    var switches: [String] { events("begin", "settle", "cancel") }

    /// The settled items in order, if ids are single characters.
    var settled: String { String(events("settle").compactMap(\.last)) }

    /// The times of the words of a kind.
    func times(_ kind: String) -> [Milliseconds] {
        words.filter { $0.text.hasPrefix("\(kind) ") }.map(\.time)
    }

    /// The movement from frame to frame, in points.
    func steps(from start: Milliseconds = 0, to end: Milliseconds = .infinity) -> [Points] {
        let places = frames(from: start, to: end).map(\.place)
        return zip(places.dropFirst(), places).map { $0 - $1 }
    }
}
