import RondoSwiftUI
import SwiftUI

struct Letter: Identifiable, Equatable {
    let id: String

    static func list(_ names: String) -> [Letter] { names.map { Letter(id: String($0)) } }
}

/// A log of a test.
@MainActor
final class Log {
    private var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A page with its own state, and a button that changes it.
struct LetterPage: View {
    let name: String
    @State private var count = 0
    @Environment(\.theme) private var theme
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        Text("\(name)\(count == 0 ? "" : "\(count)")\(theme)\(size == .large ? "" : " large")")
        Button("count \(name)") { count += 1 }
    }
}

/// A pager of letters with a selection in the test.
struct LettersView: View {
    var letters: [Letter]
    var selection: Binding<String?>?
    var theme = ""
    var log = Log()

    init(_ names: String, selection: Binding<String?>? = nil, log: Log? = nil) {
        letters = Letter.list(names)
        self.selection = selection
        self.log = log ?? Log()
    }

    var body: some View {
        pager.environment(\.theme, theme)
    }

    private var pager: LoopPager<[Letter], String, LetterPage> {
        if let selection {
            LoopPager(letters, selection: selection, content: page)
        } else {
            LoopPager(letters, content: page)
        }
    }

    private func page(_ letter: Letter) -> LetterPage {
        log.add(letter.id)
        return LetterPage(name: letter.id)
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = ""
}

extension EnvironmentValues {
    /// A value of the app.
    var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
