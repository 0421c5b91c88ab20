import Foundation

/// A process of the program `feed-server`.
final class FeedServerProcess {
    private let output: Channel
    private let errors: Channel
    /// Nil after the process has ended.
    private var process: pid_t?

    /// The path of the program, which is built with the tests.
    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("feed-server").path

    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - program: Another program, which becomes the server.
    /// - Throws: An error if the program does not start.
    init(_ arguments: [String], program: String = program) throws {
        let (output, errors) = (try Channel(), try Channel())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        var strings = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var process = pid_t()
        let result = posix_spawn(&process, program, &actions, nil, &strings, environ)
        close(output.writing)
        close(errors.writing)
        guard result == 0 else {
            close(output.reading)
            close(errors.reading)
            throw Failure("cannot start \(program)")
        }
        (self.output, self.errors, self.process) = (output, errors, process)
    }

    deinit {
        if let process {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(output.reading)
        close(errors.reading)
    }

    /// Whether the process has unread output, or has ended.
    var isReadable: Bool { output.isReadable }

    /// The first line of output, printed when the server is ready; empty if the process ends
    /// earlier.
    func firstLine() -> String {
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), case let more = output.read(), !more.isEmpty {
            line += more
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Sends a signal; does nothing after the end.
    func send(_ signal: CInt) {
        if let process { kill(process, signal) }
    }

    /// The open descriptors.
    var descriptors: [Int] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "\(try folder)/fd").compactMap(
                Int.init
            )
        }
    }

    /// The largest memory of the process so far, in bytes.
    var mostMemory: Int {
        get throws {
            let status = try String(contentsOfFile: "\(try folder)/status", encoding: .utf8)
            guard let match = status.firstMatch(of: /VmHWM:\s+(\d+) kB/), let size = Int(match.1)
            else { throw Failure("the system does not report the memory") }
            return size * 1024
        }
    }

    /// The folder of the process in `/proc`.
    private var folder: String { get throws { "/proc/\(try running)" } }

    private var running: pid_t {
        get throws {
            guard let process else { throw Failure("it has ended") }
            return process
        }
    }

    /// Limits the size of files, to simulate a full disk.
    ///
    /// - Parameter size: The limit in bytes; nil for no limit.
    /// - Throws: An error if the system refuses.
    func limitFiles(to size: Int?) throws {
        try limit("fsize", to: size.map { "\($0)" } ?? "unlimited")
    }

    /// Limits descriptors to numbers below a number.
    ///
    /// - Throws: An error if the system refuses.
    func limitDescriptors(to number: Int) throws { try limit("nofile", to: "\(number)") }

    private func limit(_ resource: String, to limit: String) throws {
        // Swift's module of the C library does not have prlimit.
        let command = try Process.run(
            URL(fileURLWithPath: "/usr/bin/prlimit"),
            arguments: ["--pid", "\(try running)", "--\(resource)=\(limit):"]
        )
        command.waitUntilExit()
        guard command.terminationStatus == 0 else {
            throw Failure("cannot limit \(resource) to \(limit)")
        }
    }

    /// The result of a run.
    struct End {
        /// The exit status; nil if a signal ended the process.
        let status: CInt?
        let output: String
        let errors: String
    }

    /// Waits until the process has ended.
    func end() -> End {
        let (output, errors) = (output.readAll(), errors.readAll())
        var status: CInt = 0
        if let process { waitpid(process, &status, 0) }
        process = nil
        // The low bits are the signal, the bits above are the exit status.
        return End(
            status: status & 0x7F == 0 ? status >> 8 : nil,
            output: output,
            errors: errors
        )
    }
}
