import Foundation
import RondoTrace

/// Runs the command line.
///
/// The streams are parameters, so that a test sees what a user would.
struct Command {
    /// The bytes of a file; `-` is the standard input.
    let read: (String) throws -> Data
    /// Writes to the standard output.
    let write: (Data) throws -> Void
    /// Writes to the standard error.
    let complain: (String) -> Void

    /// How a run ended, as the exit status of the process.
    enum Status: Int32 {
        case done = 0
        /// The output could not be written.
        case cannotWrite = 1
        /// The arguments or the trace are invalid.
        case refused = 2
    }

    /// Runs with the arguments that follow the program's name.
    func run(_ arguments: [String]) -> Status {
        switch arguments {
        case ["--help"], ["-h"]: return print(Help.program)
        case ["replay", "--help"], ["replay", "-h"]: return print(Help.replay)
        default: break
        }
        guard arguments.first == "replay" else { return misused(Help.programUsage) }
        guard arguments.count == 2, !isOption(arguments[1]) else {
            return misused(Help.replayUsage)
        }
        return replay(arguments[1])
    }

    private func isOption(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument != "-"
    }

    private func misused(_ usage: String) -> Status {
        complain(usage)
        return .refused
    }

    private func print(_ text: String) -> Status {
        output { try write(Data(text.utf8)) }
    }

    /// Replays a trace, which is read to its end before any output.
    private func replay(_ file: String) -> Status {
        let trace: Trace
        do {
            trace = try TraceReader.read(try read(file))
        } catch let error as TraceError {
            complain("\(file):\(error.line): \(error.problem)\n")
            return .refused
        } catch {
            complain("\(file): \(error.localizedDescription)\n")
            return .refused
        }
        return output {
            let encoder = OutputEncoder(trace)
            let replay = Replay(trace)
            var buffer = OutputBuffer(write: write)
            try replay.run { try buffer.append(encoder.line($0)) }
            try buffer.flush()
        }
    }

    private func output(_ body: () throws -> Void) -> Status {
        do {
            try body()
            return .done
        } catch {
            // A reader that stops early, such as `head`, is not an error.
            if (error as? SystemFile.Failure)?.isEndOfReader != true {
                complain("rondo: cannot write the output: \(error.localizedDescription)\n")
            }
            return .cannotWrite
        }
    }
}
