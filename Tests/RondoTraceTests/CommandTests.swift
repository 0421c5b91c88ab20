import Foundation
import RondoTrace
import Testing

@testable import RondoCommand

/// The command line as a user sees it.
struct CommandTests {
    /// The output and the status of a run.
    private struct Run {
        var output = ""
        var complaint = ""
        var status: Int32 = 0
    }

    private final class Streams {
        var output = Data()
        var complaint = ""
    }

    /// Runs the command with one file, which is `trace.jsonl` and the standard input.
    private func run(_ arguments: String..., file: String = "") -> Run {
        let streams = Streams()
        let command = Command(
            read: { name in
                guard ["trace.jsonl", "-"].contains(name) else { throw CocoaError(.fileNoSuchFile) }
                return Data(file.utf8)
            },
            write: { streams.output.append($0) },
            complain: { streams.complaint += $0 }
        )
        let status = command.run(arguments)
        return Run(
            output: String(decoding: streams.output, as: UTF8.self),
            complaint: streams.complaint,
            status: status.rawValue
        )
    }

    private let empty = #"{"rondo":1,"viewport":{"width":1,"height":1}}"#

    @Test func aTraceIsReplayed() {
        let run = run("replay", "trace.jsonl", file: empty)
        #expect(
            run.output
                == #"{"t":0,"frame":{"phase":"idle","current":null,"offset":0,"tiles":[]}}"# + "\n"
        )
        #expect(run.complaint.isEmpty)
        #expect(run.status == 0)
    }

    @Test func anErrorNamesFileAndLineWithoutOutput() {
        let trace = empty + "\n" + #"{"t":0,"do":"jump"}"#
        for file in ["trace.jsonl", "-"] {
            let run = run("replay", file, file: trace)
            #expect(run.output.isEmpty)
            #expect(run.complaint.hasPrefix(#"\#(file):2: "do" is "jump", expected "press", "#))
            #expect(run.complaint.hasSuffix("\n"))
            #expect(run.status == 2)
        }
    }

    @Test func aFileThatCannotBeReadIsNamed() {
        let run = run("replay", "missing.jsonl")
        #expect(run.output.isEmpty)
        #expect(run.complaint.hasPrefix("missing.jsonl: "))
        #expect(run.status == 2)
    }

    @Test(arguments: [
        [], ["play"], ["replay"], ["replay", "a", "b"], ["replay", "--fast"], ["--help", "me"],
    ])
    func wrongArgumentsShowTheUsage(arguments: [String]) {
        let streams = Streams()
        let command = Command(
            read: { _ in Data() },
            write: { streams.output.append($0) },
            complain: { streams.complaint += $0 }
        )
        #expect(command.run(arguments) == .refused)
        #expect(streams.output.isEmpty)
        #expect(streams.complaint.hasPrefix("usage: rondo replay FILE\n"))
    }

    @Test func helpGoesToTheOutput() {
        for run in [run("--help"), run("-h"), run("replay", "--help"), run("replay", "-h")] {
            #expect(run.output.hasPrefix("usage: rondo replay FILE\n"))
            #expect(run.complaint.isEmpty)
            #expect(run.status == 0)
        }
    }

    @Test func anOutputThatCannotBeWrittenIsReported() {
        let streams = Streams()
        let command = Command(
            read: { _ in Data(empty.utf8) },
            write: { _ in throw CocoaError(.fileWriteOutOfSpace) },
            complain: { streams.complaint += $0 }
        )
        #expect(command.run(["replay", "-"]) == .cannotWrite)
        #expect(streams.complaint.hasPrefix("rondo: cannot write the output: "))
    }
}

/// The command with the streams of a process, closed or open.
struct CommandStreamTests {
    @Test func anErrorSetsTheStatusWithoutAReader() async {
        await #expect(processExitsWith: .exitCode(2)) {
            shut(2, O_RDONLY)
            exit(RondoCommand.run(["replay", "/nowhere.jsonl"]))
        }
    }

    @Test func aClosedOutputIsReported() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(1),
            observing: [\.standardErrorContent]
        ) {
            shut(1, O_RDONLY)
            exit(RondoCommand.run(["--help"]))
        }
        try #expect(complaint(#require(result)).contains("cannot write the output: it is closed"))
    }

    @Test func aClosedInputIsReported() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(2),
            observing: [\.standardErrorContent]
        ) {
            shut(0, O_WRONLY)
            exit(RondoCommand.run(["replay", "-"]))
        }
        try #expect(complaint(#require(result)).contains("-: it is closed"))
    }

    @Test func aFolderIsReported() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(2),
            observing: [\.standardErrorContent]
        ) {
            exit(RondoCommand.run(["replay", "/"]))
        }
        try #expect(complaint(#require(result)).contains("/: Is a directory"))
    }

    @Test func aReaderThatStopsIsNotReported() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(1),
            observing: [\.standardErrorContent]
        ) {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            dup2(ends[1], 1)
            close(ends[0])
            exit(RondoCommand.run(["--help"]))
        }
        try #expect(complaint(#require(result)).contains("rondo") == false)
    }

    private func complaint(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}

/// Output without a reader.
struct OutputEndTests {
    @Test func aReplayEndsAtTheFirstLineThatCannotBeWritten() throws {
        let trace = try read(configuration(), #"{"t":10000000,"do":"tick"}"#)
        let replay = Replay(trace)
        var lines = 0
        #expect(throws: CocoaError.self) {
            try replay.run { _ in
                lines += 1
                throw CocoaError(.fileWriteOutOfSpace)
            }
        }
        #expect(lines == 1)
    }
}

/// Makes a stream fail like a closed one.
///
/// Its number stays taken, since another thread of the tests may open a file that gets it.
private func shut(_ stream: Int32, _ mode: Int32) {
    dup2(open("/dev/null", mode), stream)
}
