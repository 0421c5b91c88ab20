import Foundation
import Rondo
import RondoTrace
import UIKit

@testable import RondoUIKit

/// A recording of a pager or of shelves that includes their scroll views.
@MainActor
struct DeviceRecording {
    /// One call of UIKit.
    struct Note: Decodable {
        let t: Double
        let call: String
        let list: String?
        let finger: [Double]?
        let tracking: Bool?
        let dragging: Bool?
        let decelerating: Bool?

        var isStepOfAFinger: Bool { finger != nil || call == "touchesEnded" }

        /// The call and the state of the scroll view.
        fileprivate var words: String {
            let flags = [("tracking", tracking), ("dragging", dragging)]
            let name = list.map { "\($0): " } ?? ""
            return ([name + call] + flags.filter { $0.1 == true }.map(\.0)).joined(separator: " ")
        }
    }

    let trace: Trace
    /// The names of the shelves, by their keys.
    let shelves: [ShelfKey: String]
    private let notes: [Note]

    init(_ text: String) throws {
        trace = try TraceReader.read(Data(text.utf8))
        let keys = trace.shelves?.map(\.shelf.key) ?? []
        let first = Data(text.prefix { $0 != "\n" }.utf8)
        let names = try JSONDecoder().decode(FirstLine.self, from: first).lists?.map(\.id) ?? []
        shelves = Dictionary(uniqueKeysWithValues: zip(keys, names))
        notes = try text.split(separator: "\n").filter { $0.hasPrefix("# uikit ") }.map {
            try JSONDecoder().decode(Note.self, from: Data($0.dropFirst("# uikit ".count).utf8))
        }
    }

    private struct FirstLine: Decodable {
        struct List: Decodable {
            let id: String
        }

        let lists: [List]?
    }

    private typealias Way = [(time: Double, place: Double)]

    /// The distances that a finger and the motion after it have moved each scroll view, by time; a
    /// shelf by its name, a list of items, or of shelves, by an empty one.
    private var ways: [String: Way] {
        var ways: [String: Way] = [:]
        for input in trace.inputs {
            for (name, step) in steps(of: input.action) {
                ways[name, default: []].append(
                    (input.time, (ways[name]?.last?.place ?? 0) + step)
                )
            }
        }
        return ways
    }

    private func steps(of action: TraceInput.Action) -> [(name: String, step: Points)] {
        switch action {
        case .input(.follow(let step, _)): [("", step)]
        case .shelves(let inputs):
            inputs.compactMap { input in
                switch input {
                case .follow(let step, _): ("", step)
                case .shelf(let key, .follow(let step, _)): (shelves[key] ?? "?", step)
                default: nil
                }
            }
        default: []
        }
    }

    /// The calls of a scroll view, without those of each step.
    private var calls: [String] {
        notes.filter { !$0.isStepOfAFinger && $0.call != "scrollViewDidScroll" }.map(\.words)
    }

    /// Repeats the recording with the simulated finger.
    ///
    /// - Returns: The differences of the simulated scroll view, in words.
    func differencesFromSimulation() throws -> [String] {
        let simulated = try simulate()
        var differences: [String] = []
        if calls != simulated.calls {
            differences.append("calls \(calls), simulated \(simulated.calls)")
        }
        let ways = simulated.ways
        for (name, way) in self.ways.sorted(by: { $0.key < $1.key }) {
            differences += Self.differences(of: way, from: ways[name] ?? []).map { name + $0 }
        }
        return differences
    }

    private static func differences(of way: Way, from simulated: Way) -> [String] {
        way.compactMap { time, place in
            // A frame of one may show a frame of the other late.
            let near = simulated.filter { abs($0.time - time) <= frame }
            let before = simulated.last { $0.time < time - frame }?.place ?? 0
            let last = simulated.last?.place ?? 0
            let after = simulated.first { $0.time > time + frame }?.place ?? last
            let places = near.map(\.place) + [before, after]
            let low = (places.min() ?? 0) - tolerance
            let high = (places.max() ?? 0) + tolerance
            guard !(low...high).contains(place) else { return nil }
            return "at \(time) ms \(place) points, simulated \(low) to \(high)"
        }
    }

    /// The frame of the slowest display, in milliseconds.
    private static let frame = 17.0
    /// In points.
    private static let tolerance = 1.0

    private func simulate() throws -> DeviceRecording {
        try trace.shelves.map(simulateShelves) ?? simulatePager()
    }

    private func simulatePager() throws -> DeviceRecording {
        let isVertical = trace.configuration.axis == .vertical
        let length = trace.configuration.viewport
        let size = CGSize(width: isVertical ? 400 : length, height: isVertical ? length : 400)
        let items = trace.items.map { "\($0.key.value)" }
        let stage = Stage(items: items, size: size) { $0 = trace.configuration }
        stage.pager.semanticContentAttribute =
            trace.configuration.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        for (name, item) in zip(items, trace.items) { stage.source.lengths[name] = item.extent }
        stage.pager.updateItems()
        stage.device.layOut()
        stage.pager.startRecording()
        play(on: stage.device, stage.finger)
        stage.settle()
        return try DeviceRecording(stage.pager.stopRecording() ?? "")
    }

    private func simulateShelves(_ lists: [TraceShelf]) throws -> DeviceRecording {
        let size = CGSize(width: trace.viewport.width, height: trace.viewport.height)
        let stage = ShelvesStage(0, size: size) { $0.list = trace.configuration }
        let rows = Dictionary(
            uniqueKeysWithValues: lists.map { (shelves[$0.shelf.key] ?? "?", $0.shelf) }
        )
        stage.source.optionsProvider = { name in
            var options = ShelfOptions()
            options.height = rows[name]?.extent
            options.layout = rows[name]?.layout
            return options
        }
        stage.source.apply(
            lists.map { list in
                let items = list.shelf.items
                let names = (0..<items.count).map { "\(items[ItemIndex($0)].key.value)" }
                return .init(id: shelves[list.shelf.key] ?? "?", items: names)
            }
        )
        stage.settle()
        stage.view.startRecording()
        play(on: stage.device, stage.finger)
        stage.settle()
        return try DeviceRecording(stage.view.stopRecording() ?? "")
    }

    /// Moves a finger as recorded.
    private func play(on device: Simulation, _ finger: Finger) {
        var now = 0.0
        for note in notes where note.isStepOfAFinger {
            device.advance(by: max(0, note.t - now) / 1000)
            now = max(now, note.t)
            let place = note.finger.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
            switch note.call {
            case "touchesBegan": finger.down(at: place)
            case "touchesMoved": finger.move(to: place)
            default: finger.up()
            }
        }
    }
}
