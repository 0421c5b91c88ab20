import SwiftUI

/// A selection in the test, with the values that the pager wrote.
@MainActor
final class Chosen {
    var value: String?
    private(set) var writes: [String] = []

    init(_ value: String?) {
        self.value = value
    }

    var binding: Binding<String?> {
        Binding {
            self.value
        } set: { new in
            self.value = new
            self.writes.append(new ?? "nil")
        }
    }
}
