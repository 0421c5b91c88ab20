import Foundation

/// The program `feed-server`, as a person starts it.
final class FeedServerProcess {
    private let output: Channel
    private let errors: Channel
    private var process = pid_t()
    private var hasEnded = false

    /// It was built beside the tests.
    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("feed-server").path

    /// - Parameters:
    ///   - arguments: Those that follow the program's name.
    ///   - program: Another one, which becomes the server.
    /// - Throws: When it does not start.
    init(_ arguments: [String], program: String = program) throws {
        output = try Channel()
        errors = try Channel()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        var strings = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        let result = posix_spawn(&process, program, &actions, nil, &strings, environ)
        close(output.writing)
        close(errors.writing)
        guard result == 0 else { throw Failure("cannot start \(program)") }
    }

    deinit {
        if !hasEnded {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(output.reading)
        close(errors.reading)
    }

    /// Its first line, which it writes when it is ready, or nothing when it ends before.
    func firstLine() -> String {
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), case let more = output.read(), !more.isEmpty {
            line += more
        }
        return String(decoding: line, as: UTF8.self)
    }

    func send(_ signal: CInt) {
        kill(process, signal)
    }

    /// Lets no file grow beyond a size, as a stand-in for a full disk.
    ///
    /// - Parameter size: In bytes; nil for any.
    /// - Throws: When the system does not do that.
    func limitFiles(to size: Int?) throws {
        // Swift's module of the C library leaves the call out.
        let limit = size.map { "\($0)" } ?? "unlimited"
        let command = try Process.run(
            URL(fileURLWithPath: "/usr/bin/prlimit"),
            arguments: ["--pid", "\(process)", "--fsize=\(limit):"]
        )
        command.waitUntilExit()
        guard command.terminationStatus == 0 else {
            throw Failure("cannot limit files to \(limit)")
        }
    }

    /// How a run ended.
    struct End {
        /// The exit status; nil when a signal ended it.
        let status: CInt?
        let output: String
        let errors: String
    }

    /// Waits until it has ended.
    func end() -> End {
        let (output, errors) = (output.readAll(), errors.readAll())
        var status: CInt = 0
        waitpid(process, &status, 0)
        hasEnded = true
        // The low bits are the signal that ended it, those above them the exit status.
        return End(
            status: status & 0x7F == 0 ? status >> 8 : nil,
            output: output,
            errors: errors
        )
    }
}
