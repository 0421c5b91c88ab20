/// Prints measurements as Markdown, with an empty line after each part.
enum Markdown {
    static func heading(_ text: String) { print("### \(text)\n") }

    static func paragraph(_ text: String) { print("\(text)\n") }

    static func table(_ columns: [String], _ rows: [[String]]) {
        row(columns)
        row(columns.map { _ in "---" })
        for cells in rows { row(cells) }
        print("")
    }

    /// A row of a table that another process began.
    static func row(_ cells: [String]) { print("| \(cells.joined(separator: " | ")) |") }
}
