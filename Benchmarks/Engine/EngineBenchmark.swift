#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Measures the engine without a host and prints tables in Markdown.
///
///     EngineBenchmark alone         # frames, wraps, flings and changes
///     EngineBenchmark techniques    # the same jobs, also with other techniques
///     EngineBenchmark shelves       # 1,000 shelves of 10,000 items
///     EngineBenchmark start alike   # a start of 10,000,000 items
@main
struct EngineBenchmark {
    private static let usage = """
        usage: EngineBenchmark alone|techniques|shelves|start alike|start different
               EngineBenchmark --help

        """

    static func main() {
        switch Array(CommandLine.arguments.dropFirst()) {
        case ["--help"], ["-h"]: print(usage, terminator: "")
        case ["alone"]: EngineAlone.run()
        case ["techniques"]: SideBySide.run()
        case ["shelves"]: ShelvesBenchmark.run()
        case ["start", "alike"]: StartBenchmark.run(.alike)
        case ["start", "different"]: StartBenchmark.run(.different)
        case let arguments:
            let name = arguments.joined(separator: " ")
            let text = "EngineBenchmark: \"\(name)\" is no benchmark\n\(usage)"
            write(STDERR_FILENO, text, text.utf8.count)
            exit(2)
        }
    }
}
