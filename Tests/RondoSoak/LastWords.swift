import Foundation

/// Prints the current worlds when the engine traps, so that they can be played again.
enum LastWords {
    nonisolated(unsafe) private static var worlds: [Int] = []
    nonisolated(unsafe) private static var seed: UInt64 = 0

    /// Call this once, before threads start.
    static func prepare(threads: Int, seed: UInt64) {
        worlds = Array(repeating: 0, count: threads)
        self.seed = seed
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
            signal(number) { _ in LastWords.say() }
        }
    }

    /// Records that a thread starts a world.
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
