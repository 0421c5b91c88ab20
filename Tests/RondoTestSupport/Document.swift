import Foundation

/// A document of the project.
///
/// Its examples must be the code of a test.
public struct Document {
    private let text: String

    /// Reads a document.
    ///
    /// - Parameter path: From the root of the project.
    /// - Throws: If it cannot be read.
    public init(_ path: String) throws {
        text = try Self.read(path)
    }

    /// The Swift examples in order, without their imports.
    public var examples: [String] {
        text.components(separatedBy: "\n```swift\n").dropFirst().map { rest in
            let block = rest.components(separatedBy: "\n```").first ?? ""
            let lines = block.components(separatedBy: "\n").drop { $0.hasPrefix("import") }
            return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
        }
    }

    /// The rows of its table, each as the texts of its columns.
    public var rows: [[String]] {
        let lines = text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
        return lines.dropFirst(2).map { line in
            line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        }
    }

    /// The examples that are in none of `files`, so nothing compiles them.
    ///
    /// - Parameter files: Paths, from the root of the project or as `#filePath` gives them.
    /// - Returns: The missing examples, in order.
    /// - Throws: If a file cannot be read.
    public func examplesMissing(in files: String...) throws -> [String] {
        try examples.filter { example in
            try !files.contains { try Self.holds(example, in: $0) }
        }
    }

    /// Whether a file contains an example, apart from indentation and `private`.
    ///
    /// - Parameters:
    ///   - example: One of the examples.
    ///   - file: The path of a source file, from the root of the project or as `#filePath` gives
    ///     it.
    /// - Returns: Whether the file contains it.
    /// - Throws: If the file cannot be read.
    public static func holds(_ example: String, in file: String) throws -> Bool {
        func plain(_ text: String) -> String {
            let lines = text.replacingOccurrences(of: "private ", with: "")
                .components(separatedBy: "\n").filter { !$0.isEmpty }
            let depth = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
        }
        let code = try read(file)
        let wanted = plain(example).components(separatedBy: "\n")
        let lines = code.components(separatedBy: "\n").filter { !$0.isEmpty }
        guard lines.count >= wanted.count else { return false }
        return (0...lines.count - wanted.count).contains { start in
            plain(lines[start..<start + wanted.count].joined(separator: "\n"))
                == wanted.joined(separator: "\n")
        }
    }

    private static func read(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: URL(fileURLWithPath: path, relativeTo: root), encoding: .utf8)
    }
}
