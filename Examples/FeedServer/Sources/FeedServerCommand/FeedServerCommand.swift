import FeedServer

/// The program `feed-server`.
@main
enum FeedServerCommand {
    static func main() {
        exit(Command.run(Array(CommandLine.arguments.dropFirst())))
    }
}
