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
        // Writing to a closed pipe is an error, and does not end the program.
        signal(SIGPIPE, SIG_IGN)
        let command = Command(
            read: SystemFile.text,
            write: SystemFile.output.write,
            // If it is closed, the exit status still reports the problem.
            complain: { try? SystemFile.complaints.write(Data($0.utf8)) }
        )
        return command.run(arguments).rawValue
    }
}
