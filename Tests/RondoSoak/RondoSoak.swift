import Foundation
import RondoModel

/// Plays random worlds until the engine and its model differ or the limit is reached.
///
///     RondoSoak --inputs 1000000 --seed 1 --threads 2 --traces .build/soak
@main
enum RondoSoak {
    /// The number of inputs for each world.
    private static let inputsOfAWorld = 80

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs with the arguments that follow the program's name.
    ///
    /// - Returns: The exit status; see `Help`.
    static func run(_ arguments: [String]) -> Int32 {
        if arguments == ["--help"] || arguments == ["-h"] {
            print(Help.text, terminator: "")
            return 0
        }
        let options: Options
        do {
            options = try Options(arguments)
        } catch {
            complain("\(error.problem)\n\(Help.usage)")
            return 2
        }
        guard let found = play(options) else { return 0 }
        report(found, options)
        return 1
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("RondoSoak: \(text)".utf8))
    }

    /// Plays worlds up to the limit, and returns a difference.
    private static func play(_ options: Options) -> Tally.Found? {
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
        return tally.found
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
    private static func report(_ found: Tally.Found, _ options: Options) {
        print("Seed \(options.seed), world \(found.world): \(found.play.difference ?? "")")
        let small = found.play.play.shrunk()
        print("Shrunk to \(small.steps.count) steps: \(Duel.judge(small)?.difference ?? "")")
        print(small.trace)
        let folder = URL(fileURLWithPath: options.traces, isDirectory: true)
        let form = small.isTrace ? "jsonl" : "txt"
        let file = folder.appendingPathComponent("\(options.seed)-\(found.world).\(form)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(small.trace.utf8).write(to: file)
            print("Saved as \(file.path)")
        } catch {
            complain("cannot save \(file.path): \(error.localizedDescription)\n")
        }
    }
}
