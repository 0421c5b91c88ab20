import Foundation
import RondoModel

/// Plays random worlds until something differs between the engine and its model, or until it has
/// done enough.
///
///     RondoSoak --inputs 1000000 --seed 1 --threads 2 --traces .build/soak
@main
enum RondoSoak {
    /// Each world is left after so many inputs.
    private static let inputsOfAWorld = 80

    static func main() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        print("Seed \(options.seed).")
        let tally = Tally(options)
        DispatchQueue.concurrentPerform(iterations: options.threads) { _ in
            while let world = tally.nextWorld() {
                var play = RandomPlay(seed: options.seed(of: world))
                play.run(upTo: inputsOfAWorld)
                tally.add(play, of: world)
            }
        }
        print(tally.summary)
        print(tally.doubtSummary)
        guard let found = tally.found else { return }
        try report(found, options)
        exit(1)
    }

    /// Tells of a difference, and saves a small trace that shows it.
    private static func report(_ found: Tally.Found, _ options: Options) throws {
        print("Seed \(options.seed), world \(found.world): \(found.play.difference ?? "")")
        let small = found.play.play.shrunk()
        let folder = URL(fileURLWithPath: options.traces, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(options.seed)-\(found.world).jsonl")
        try Data(small.trace.utf8).write(to: file)
        print("Shrunk to \(small.steps.count) steps: \(Duel.judge(small)?.difference ?? "")")
        print(small.trace)
        print("Saved as \(file.path)")
    }
}
