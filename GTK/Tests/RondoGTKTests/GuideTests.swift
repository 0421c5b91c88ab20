import Foundation
import Testing

/// Tests that guides show the code of this package.
struct GuideTests {
    @Test(arguments: [
        ("YourOwnHost", "Sources/RondoGTK", 4), ("GTK", "Tests/RondoGTKTests", 2),
    ])
    func theGuideShowsCompiledCode(name: String, code: String, count: Int) throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.appendingPathComponent(code)
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        let sources = try files.map { lines(of: try String(contentsOf: $0, encoding: .utf8)) }
        let guide = package.appendingPathComponent("../Documentation/Guides/\(name).md")
        let parts = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```")
        let examples = parts.filter { $0.hasPrefix("swift\n") }.map { lines(of: $0.dropFirst(6)) }
        #expect(examples.count == count)
        for example in examples {
            #expect(sources.contains { $0.contains(example) }, "not in the sources: \(example)")
        }
    }

    private func lines(of text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
    }
}
