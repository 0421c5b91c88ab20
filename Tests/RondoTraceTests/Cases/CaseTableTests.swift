import Foundation
import Testing

/// Documentation/Cases.md and the tests agree: each names what exists in the other.
struct CaseTableTests {
    /// A row of the tables: the id of a case, and its tests by file and name.
    private struct Row {
        let id: String
        let tests: [(file: String, name: Substring)]
        /// Whether the row is in a table of tested cases.
        let isTested: Bool
    }

    private static let root = Playback.folder.appendingPathComponent("../..").standardized

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The test files: in Swift, in Python, and next to the scripts of the page.
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

    @Test func everyCaseIsListedOnce() throws {
        let ids = try Self.rows().map(\.id)
        #expect(ids.count > 130 && Set(ids).count == ids.count)
    }

    @Test func everyCaseThatAppliesHasATest() throws {
        for row in try Self.rows() { #expect(row.isTested == !row.tests.isEmpty, "\(row.id)") }
    }

    @Test func everyListedTestExistsAndNamesItsCase() throws {
        for row in try Self.rows() {
            for test in row.tests {
                // The id of a case is next to the name of its test: in Swift's display name, in
                // Python's docstring, and in JavaScript's title or a comment above it.
                let parts = try Self.text(test.file).components(separatedBy: "\n\n")
                let isThere = parts.contains { part in
                    part.contains(row.id)
                        && ["func ", "def ", "'", "\""].contains { part.contains($0 + test.name) }
                }
                #expect(isThere, "\(row.id): \(test.name)")
            }
        }
    }

    @Test func everyCaseNamedByATestIsListed() throws {
        let known = try Set(Self.rows().filter { !$0.tests.isEmpty }.map(\.id))
        for file in Self.testFiles {
            for name in try Self.text(file).matches(of: /[\w\-]+#[0-9]+(?:-[a-z]+)?/) {
                let isKnown = known.contains(String(name.0))
                #expect(isKnown, "\(file): \(name.0)")
            }
        }
    }

    @Test func everyTraceBelongsToAListedCase() throws {
        let known = try Self.rows().map { $0.id.lowercased().replacing(/[#\/]/, with: "-") }
        for name in CaseTraceTests.names {
            #expect(known.contains { name == $0 || name.hasPrefix("\($0)-") }, "\(name)")
        }
    }
}
