import Foundation
import Testing

/// Each suite that Documentation/Apple.md names exists, and each row says how it is checked.
struct AppleTableTests {
    private static let folders = ["RondoUIKitTests", "RondoSwiftUITests", "SmallAppsTests"]

    private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
        .standardized

    private func rows() throws -> [[String]] {
        let path = root.appendingPathComponent("Documentation/Apple.md")
        let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
        let rows = lines.filter { line in
            line.hasPrefix("| ") && !line.hasPrefix("| ---") && !line.hasPrefix("| what |")
        }
        return rows.map { row in
            row.components(separatedBy: "|").dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test func everyRowHasATestOrAReason() throws {
        let rows = try rows()
        #expect(rows.count > 30)
        for row in rows {
            #expect(row.count == 3 && (!row[1].isEmpty || !row[2].isEmpty), "\(row)")
        }
    }

    @Test func everyNamedSuiteExists() throws {
        let files = Self.folders.flatMap { folder in
            let path = root.appendingPathComponent("Tests/\(folder)").path
            let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
            return (found ?? []).map { "\(folder)/\($0)" }
        }
        for row in try rows() {
            for name in row[1].matches(of: /`([\w\/]+Tests)`/).map(\.1) {
                let isThere = files.contains { "/\($0)".hasSuffix("/\(name).swift") }
                #expect(isThere, "\(name)")
            }
        }
    }
}
