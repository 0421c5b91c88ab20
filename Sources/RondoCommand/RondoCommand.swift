import Foundation

/// The program `rondo`.
@main
enum RondoCommand {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs with the arguments that follow the program's name, on the streams of this process.
    ///
    /// - Returns: The exit status.
    static func run(_ arguments: [String]) -> Int32 {
        // A closed pipe is an error of the write, and not the end of the program.
        signal(SIGPIPE, SIG_IGN)
        let command = Command(
            read: SystemFile.text,
            write: SystemFile.output.write,
            // Where it is closed, the exit status still says that something is wrong.
            complain: { try? SystemFile.complaints.write(Data($0.utf8)) }
        )
        return command.run(arguments).rawValue
    }
}
