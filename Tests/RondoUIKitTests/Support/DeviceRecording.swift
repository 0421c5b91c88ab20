import Foundation
import Rondo
import RondoTrace
import UIKit

@testable import RondoUIKit

/// A pager's recording that includes its scroll view.
@MainActor
struct DeviceRecording {
    /// One call of UIKit.
    struct Note: Decodable {
        let t: Double
        let call: String
        let finger: [Double]?
        let tracking: Bool?
        let dragging: Bool?
        let decelerating: Bool?

        var isStepOfAFinger: Bool { finger != nil || call == "touchesEnded" }

        /// The call and the state of the scroll view.
        fileprivate var words: String {
            let flags = [("tracking", tracking), ("dragging", dragging)]
            return ([call] + flags.filter { $0.1 == true }.map(\.0)).joined(separator: " ")
        }
    }

    let trace: Trace
    private let notes: [Note]

    init(_ text: String) throws {
        trace = try TraceReader.read(Data(text.utf8))
        notes = try text.split(separator: "\n").filter { $0.hasPrefix("# uikit ") }.map {
            try JSONDecoder().decode(Note.self, from: Data($0.dropFirst("# uikit ".count).utf8))
        }
    }

    /// The distance that a finger and the motion after it have moved the content, by time.
    private var way: [(time: Double, place: Double)] {
        var place = 0.0
        return trace.inputs.compactMap { input in
            guard case .input(.follow(let step, _)) = input.action else { return nil }
            place += step
            return (input.time, place)
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
        let way = simulated.way
        for (time, place) in self.way {
            // A frame of one may show a frame of the other late.
            let near = way.filter { abs($0.time - time) <= Self.frame }
            let before = way.last { $0.time < time - Self.frame }?.place ?? 0
            let after = way.first { $0.time > time + Self.frame }?.place ?? way.last?.place ?? 0
            let places = near.map(\.place) + [before, after]
            let low = (places.min() ?? 0) - Self.tolerance
            let high = (places.max() ?? 0) + Self.tolerance
            if !(low...high).contains(place) {
                differences.append("at \(time) ms \(place) points, simulated \(low) to \(high)")
            }
        }
        return differences
    }

    /// The frame of the slowest display, in milliseconds.
    private static let frame = 17.0
    /// In points.
    private static let tolerance = 1.0

    private func simulate() throws -> DeviceRecording {
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
        var now = 0.0
        for note in notes where note.isStepOfAFinger {
            stage.device.advance(by: max(0, note.t - now) / 1000)
            now = max(now, note.t)
            let place = note.finger.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
            switch note.call {
            case "touchesBegan": stage.finger.down(at: place)
            case "touchesMoved": stage.finger.move(to: place)
            default: stage.finger.up()
            }
        }
        stage.settle()
        return try DeviceRecording(stage.pager.stopRecording() ?? "")
    }
}
