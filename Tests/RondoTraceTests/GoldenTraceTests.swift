import Foundation
import RondoTrace
import Testing

/// The traces in Tests/Traces, each with its expected output, compared byte by byte.
struct GoldenTraceTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Traces")

    static let names: [String] = {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let inputs = files.filter { $0.hasSuffix(".jsonl") && !$0.hasSuffix(".out.jsonl") }
        return inputs.map { String($0.dropLast(".jsonl".count)) }.sorted()
    }()

    @Test func tracesExist() {
        #expect(Self.names.count > 100)
    }

    @Test(arguments: names)
    func aTraceGivesItsExpectedOutput(name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        let trace = try TraceReader.read(Data(contentsOf: file.appendingPathExtension("jsonl")))
        let expected = try String(
            contentsOf: file.appendingPathExtension("out.jsonl"),
            encoding: .utf8
        )
        let encoder = OutputEncoder(trace)
        let replay = Replay(trace)
        var output = ""
        replay.run { output += encoder.line($0) }
        // Line by line first, to show the different line.
        let lines = zip(output.split(separator: "\n"), expected.split(separator: "\n"))
        for (found, wanted) in lines { try #require(found.utf8.elementsEqual(wanted.utf8)) }
        #expect(output.utf8.elementsEqual(expected.utf8))
    }

    @Test(arguments: names)
    func aTraceDescribesItself(name: String) throws {
        let file = Self.folder.appendingPathComponent("\(name).jsonl")
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("# "))
    }
}
