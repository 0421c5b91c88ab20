import Foundation

/// The program `feed-server`, as a person starts it.
final class FeedServerProcess {
    private let output: Channel
    private let errors: Channel
    /// Nil when it has ended.
    private var process: pid_t?

    /// It was built beside the tests.
    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("feed-server").path

    /// - Parameters:
    ///   - arguments: Those that follow the program's name.
    ///   - program: Another one, which becomes the server.
    /// - Throws: When it does not start.
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

    /// Whether it has written something that was not read, or has ended.
    var hasNews: Bool { output.hasNews }

    /// Its first line, which it writes when it is ready, or nothing when it ends before.
    func firstLine() -> String {
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), case let more = output.read(), !more.isEmpty {
            line += more
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Does nothing when it has ended.
    func send(_ signal: CInt) {
        if let process { kill(process, signal) }
    }

    /// The descriptors that it has open.
    var descriptors: [Int] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "\(try folder)/fd").compactMap(
                Int.init
            )
        }
    }

    /// The most memory that it has had at a time, in bytes.
    var mostMemory: Int {
        get throws {
            let status = try String(contentsOfFile: "\(try folder)/status", encoding: .utf8)
            guard let match = status.firstMatch(of: /VmHWM:\s+(\d+) kB/), let size = Int(match.1)
            else { throw Failure("the system does not tell the memory") }
            return size * 1024
        }
    }

    /// Where the system tells of it.
    private var folder: String { get throws { "/proc/\(try running)" } }

    private var running: pid_t {
        get throws {
            guard let process else { throw Failure("it has ended") }
            return process
        }
    }

    /// Lets no file grow beyond a size, as a stand-in for a full disk.
    ///
    /// - Parameter size: In bytes; nil for any.
    /// - Throws: When the system does not do that.
    func limitFiles(to size: Int?) throws {
        try limit("fsize", to: size.map { "\($0)" } ?? "unlimited")
    }

    /// Lets it open no descriptor but those below a number.
    ///
    /// - Throws: When the system does not do that.
    func limitDescriptors(to number: Int) throws { try limit("nofile", to: "\(number)") }

    private func limit(_ resource: String, to limit: String) throws {
        // Swift's module of the C library leaves the call out.
        let command = try Process.run(
            URL(fileURLWithPath: "/usr/bin/prlimit"),
            arguments: ["--pid", "\(try running)", "--\(resource)=\(limit):"]
        )
        command.waitUntilExit()
        guard command.terminationStatus == 0 else {
            throw Failure("cannot limit \(resource) to \(limit)")
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
        if let process { waitpid(process, &status, 0) }
        process = nil
        // The low bits are the signal that ended it, those above them the exit status.
        return End(
            status: status & 0x7F == 0 ? status >> 8 : nil,
            output: output,
            errors: errors
        )
    }
}
