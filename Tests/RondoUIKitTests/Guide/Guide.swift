import Foundation
import Testing
import UIKit

/// The examples of the guide to UIKit, in order.
enum Guide {
    /// An example is the code of a file: each of its lines stands there.
    ///
    /// - Parameters:
    ///   - number: Of the example, from 0.
    ///   - file: The path of the source that has it.
    ///   - location: Of the test.
    /// - Throws: When a file cannot be read, or there is no such example.
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

    /// Shows a controller on a fresh device.
    @MainActor
    static func show(_ controller: UIViewController) {
        Simulation.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        Simulation.shared.advance(by: 0.016)
    }
}
