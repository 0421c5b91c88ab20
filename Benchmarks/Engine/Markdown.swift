/// Prints what was measured, as a document.
enum Markdown {
    static func heading(_ text: String) { print("\n### \(text)\n") }

    static func paragraph(_ text: String) { print("\(text)\n") }

    /// The head of a table.
    static func head(_ columns: [String]) {
        row(columns)
        row(columns.map { _ in "---" })
    }

    static func row(_ cells: [String]) { print("| \(cells.joined(separator: " | ")) |") }
}
