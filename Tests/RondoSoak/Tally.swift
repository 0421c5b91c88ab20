import Foundation
import RondoModel

/// The progress of the threads.
final class Tally: @unchecked Sendable {
    struct Found {
        let world: Int
        let play: RandomPlay
    }

    private let options: Options
    private let lock = NSLock()
    private let start = Date()
    private var worlds = 0
    private var inputs = 0
    private var frames = 0
    private var doubts: [Doubt: Int] = [:]
    private var lastReport = Date()
    private(set) var found: Found?

    init(_ options: Options) {
        self.options = options
    }

    /// The number of the next world, nil at the limit.
    func nextWorld() -> Int? {
        lock.lock()
        defer { lock.unlock() }
        guard found == nil, !isEnough else { return nil }
        worlds += 1
        return options.world ?? worlds - 1
    }

    private var isEnough: Bool {
        if options.world != nil { return worlds > 0 }
        if let limit = options.inputs, inputs >= limit { return true }
        return options.minutes.map { Date().timeIntervalSince(start) >= $0 * 60 } ?? false
    }

    func add(_ play: RandomPlay, of world: Int) {
        lock.lock()
        defer { lock.unlock() }
        inputs += play.inputs
        frames += play.play.steps.count - play.inputs
        if let doubt = play.doubt { doubts[doubt, default: 0] += 1 }
        if play.difference != nil, found.map({ world < $0.world }) ?? true {
            found = Found(world: world, play: play)
        }
        guard Date().timeIntervalSince(lastReport) >= 10 else { return }
        lastReport = Date()
        print(summary)
        fflush(nil)
    }

    var summary: String {
        let seconds = Date().timeIntervalSince(start)
        return "\(inputs) inputs and \(frames) frames in \(worlds) worlds, "
            + "\(Int(seconds)) s, \(Int(Double(inputs) / max(seconds, 1e-3))) inputs a second"
    }

    /// The number of worlds left in doubt, by kind of doubt.
    var doubtSummary: String {
        let parts = Doubt.allCases.map { "\($0) \(doubts[$0] ?? 0)" }
        return "Left in doubt: " + parts.joined(separator: ", ")
    }
}
