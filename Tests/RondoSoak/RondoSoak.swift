import Foundation
import RondoModel

/// Plays random worlds until the engine and its model differ or the limit is reached.
///
///     RondoSoak --inputs 1000000 --seed 1 --threads 2 --traces .build/soak
@main
enum RondoSoak {
    /// The number of inputs for each world.
    private static let inputsOfAWorld = 80

    static func main() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        print("Seed \(options.seed).")
        LastWords.prepare(threads: options.threads, seed: options.seed)
        let tally = Tally(options)
        DispatchQueue.concurrentPerform(iterations: options.threads) { thread in
            while let world = tally.nextWorld() {
                LastWords.note(world, on: thread)
                var play = RandomPlay(seed: options.seed(of: world))
                if options.world == nil {
                    play.run(upTo: inputsOfAWorld)
                } else {
                    playAndPrint(&play)
                }
                tally.add(play, of: world)
            }
        }
        print(tally.summary)
        print(tally.doubtSummary)
        guard let found = tally.found else { return }
        try report(found, options)
        exit(1)
    }

    /// Plays a world and prints its trace as it goes, so that the trace survives a trap of the
    /// engine.
    private static func playAndPrint(_ play: inout RandomPlay) {
        let empty = play.play
        func print(_ line: String) { FileHandle.standardOutput.write(Data(line.utf8)) }
        print(empty.header)
        play.run(upTo: inputsOfAWorld) { print(empty.line($0)) }
    }

    /// Reports a difference, and saves a small trace that shows it; a change of the configuration
    /// is saved as text.
    private static func report(_ found: Tally.Found, _ options: Options) throws {
        print("Seed \(options.seed), world \(found.world): \(found.play.difference ?? "")")
        let small = found.play.play.shrunk()
        let folder = URL(fileURLWithPath: options.traces, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let form = small.isTrace ? "jsonl" : "txt"
        let file = folder.appendingPathComponent("\(options.seed)-\(found.world).\(form)")
        try Data(small.trace.utf8).write(to: file)
        print("Shrunk to \(small.steps.count) steps: \(Duel.judge(small)?.difference ?? "")")
        print(small.trace)
        print("Saved as \(file.path)")
    }
}
