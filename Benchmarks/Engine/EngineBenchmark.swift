/// Measures the engine without a host and prints tables in Markdown.
///
///     EngineBenchmark alone         # frames, wraps, flings and changes
///     EngineBenchmark techniques    # the same jobs, also with other techniques
///     EngineBenchmark shelves       # 1,000 shelves of 10,000 items
///     EngineBenchmark start alike   # a start of 10,000,000 items
@main
struct EngineBenchmark {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments {
        case ["alone"]: EngineAlone.run()
        case ["techniques"]: SideBySide.run()
        case ["shelves"]: ShelvesBenchmark.run()
        case ["start", "alike"]: StartBenchmark.run(.alike)
        case ["start", "different"]: StartBenchmark.run(.different)
        default: fatalError("usage: EngineBenchmark alone|techniques|shelves|start alike|different")
        }
    }
}
