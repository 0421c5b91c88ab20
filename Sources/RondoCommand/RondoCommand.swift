import Foundation

/// The program `rondo`.
@main
enum RondoCommand {
    static func main() {
        let command = Command(
            read: { file in
                // Through a handle, which reads pipes too.
                let handle =
                    file == "-"
                    ? FileHandle.standardInput
                    : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
                return try handle.readToEnd() ?? Data()
            },
            write: { try FileHandle.standardOutput.write(contentsOf: $0) },
            complain: { FileHandle.standardError.write(Data($0.utf8)) }
        )
        exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
