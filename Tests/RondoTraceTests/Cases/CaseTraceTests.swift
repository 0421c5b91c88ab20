import Foundation
import RondoTrace
import Testing

/// The promises that the traces of all cases must keep.
struct CaseTraceTests {
    static let names: [String] = {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: Playback.folder.path)) ?? []
        return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
    }()

    @Test func thereAreTraces() {
        #expect(Self.names.count > 80)
    }

    @Test(arguments: names)
    func noCaseBreaksAPromise(name: String) throws {
        let trace = try Playback.trace(name)
        if trace.shelves == nil {
            let problem = Judgement.problem(of: trace)
            #expect(problem == nil)
        } else {
            let problem = ShelfJudgement.problem(of: trace)
            #expect(problem == nil)
        }
    }

    @Test(arguments: names)
    func everyTraceNamesItsCase(name: String) throws {
        let file = Playback.folder.appendingPathComponent("\(name).jsonl")
        let text = try String(contentsOf: file, encoding: .utf8)
        let id = text.dropFirst(2).prefix { $0 != ":" }.lowercased().replacing("#", with: "-")
        #expect(text.hasPrefix("# ") && name.hasPrefix(id))
    }
}
