import Foundation
import Testing

/// The examples of the guide to UIKit, in order.
enum Guide {
    /// An example is the code of a file: each of its lines stands there.
    ///
    /// - Parameters:
    ///   - number: Of the example, from 0.
    ///   - file: The path of the source that has it.
    static func expect(
        _ number: Int,
        in file: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let guide = root.appendingPathComponent("Documentation/Guides/UIKit.md")
        let text = try String(contentsOf: guide, encoding: .utf8)
        let examples = text.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
        let lines = try #require(examples.dropFirst(number).first).split(separator: "\n")
        let code = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
        for line in lines.dropFirst() where !line.hasPrefix("import") {
            #expect(
                code.contains(line.replacingOccurrences(of: "final class", with: "class")),
                sourceLocation: location
            )
        }
        #expect(lines.count > 15, sourceLocation: location)
    }
}
