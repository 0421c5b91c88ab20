import Foundation
import Testing

/// Documentation/Cases.md is whole: what it names is there, and what is there it names.
struct CaseTableTests {
    /// A row of its tables: the name of a case, and its tests by file and name.
    private struct Row {
        let id: String
        let tests: [(file: String, name: Substring)]
        /// Whether it is in a table of those that apply.
        let isTested: Bool
    }

    private static let root = Playback.folder.appendingPathComponent("../..").standardized

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The files of tests: in Swift, in Python, and beside the scripts of the page.
    private static var testFiles: [String] {
        ["Tests", "Web/js"].flatMap { folder in
            let found = FileManager.default.enumerator(
                atPath: root.appendingPathComponent(folder).path
            )
            let paths = found?.compactMap { $0 as? String } ?? []
            return paths.filter { path in
                [".swift", ".py", ".test.js"].contains { path.hasSuffix($0) }
            }.map { "\(folder)/\($0)" }
        }
    }

    private static func rows() throws -> [Row] {
        try text("Documentation/Cases.md").split(separator: "\n").compactMap { line in
            guard let id = line.firstMatch(of: /^\| \[(.+?)\]\(https:.+?\) \|/)?.1 else {
                return nil
            }
            let tests = line.matches(of: /\[`(?:\w+\.)?([^`]+)`\]\(\.\.\/(.+?)\)/).map {
                (file: String($0.2), name: $0.1)
            }
            let columns = line.split(separator: " | ").count
            return Row(id: String(id), tests: tests, isTested: columns == 3)
        }
    }

    @Test func everyCaseStandsOnce() throws {
        let ids = try Self.rows().map(\.id)
        #expect(ids.count > 130 && Set(ids).count == ids.count)
    }

    @Test func everyCaseThatAppliesHasATest() throws {
        for row in try Self.rows() { #expect(row.isTested == !row.tests.isEmpty, "\(row.id)") }
    }

    @Test func everyNamedTestIsThereAndBearsTheNameOfItsCase() throws {
        for row in try Self.rows() {
            for test in row.tests {
                // The name of a case stands next to that of its test: in what Swift shows for it,
                // in Python's docstring, and in JavaScript's title or a comment at its top.
                let parts = try Self.text(test.file).components(separatedBy: "\n\n")
                let isThere = parts.contains { part in
                    part.contains(row.id)
                        && ["func ", "def ", "'", "\""].contains { part.contains($0 + test.name) }
                }
                #expect(isThere, "\(row.id): \(test.name)")
            }
        }
    }

    @Test func everyCaseThatATestNamesIsInTheTable() throws {
        let known = try Set(Self.rows().filter { !$0.tests.isEmpty }.map(\.id))
        for file in Self.testFiles {
            for name in try Self.text(file).matches(of: /[\w\-]+#[0-9]+(?:-[a-z]+)?/) {
                let isKnown = known.contains(String(name.0))
                #expect(isKnown, "\(file): \(name.0)")
            }
        }
    }

    @Test func everyTraceIsThatOfACaseInTheTable() throws {
        let known = try Self.rows().map { $0.id.lowercased().replacing(/[#\/]/, with: "-") }
        for name in CaseTraceTests.names {
            #expect(known.contains { name == $0 || name.hasPrefix("\($0)-") }, "\(name)")
        }
    }
}
