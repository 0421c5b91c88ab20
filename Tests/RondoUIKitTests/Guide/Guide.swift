import RondoTestSupport
import Testing
import UIKit

/// The examples of the guide to UIKit, in order.
enum Guide {
    /// Checks that an example is the code of a file.
    ///
    /// - Parameters:
    ///   - number: The number of the example, from 0.
    ///   - file: The path of the source with its code.
    ///   - location: The location of the test.
    /// - Throws: If a file cannot be read, or the example does not exist.
    static func expect(
        _ number: Int,
        in file: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let examples = try Document("Documentation/Guides/UIKit.md").examples
        let example = try #require(examples.dropFirst(number).first)
        #expect(try Document.holds(example, in: file), sourceLocation: location)
        #expect(example.split(separator: "\n").count > 15, sourceLocation: location)
    }

    /// Shows a controller on a new device.
    @MainActor
    static func show(_ controller: UIViewController) {
        Simulation.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        Simulation.shared.advance(by: 0.016)
    }
}
