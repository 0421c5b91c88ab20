import Foundation

/// What is said when the engine traps: which worlds were played, so that they can be played again.
enum LastWords {
    nonisolated(unsafe) private static var worlds: [Int] = []
    nonisolated(unsafe) private static var seed: UInt64 = 0

    /// Called once, before there are threads.
    static func prepare(threads: Int, seed: UInt64) {
        worlds = Array(repeating: 0, count: threads)
        self.seed = seed
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
            signal(number) { _ in LastWords.say() }
        }
    }

    /// A thread plays a world from now on.
    static func note(_ world: Int, on thread: Int) {
        worlds.withUnsafeMutableBufferPointer { $0[thread] = world }
    }

    private static func say() {
        let forms = worlds.map { "Scripts/check soak --seed \(seed) --world \($0)" }
        let text =
            "The engine or its model trapped. It was one of:\n\(forms.joined(separator: "\n"))\n"
        FileHandle.standardError.write(Data(text.utf8))
        _exit(3)
    }
}
