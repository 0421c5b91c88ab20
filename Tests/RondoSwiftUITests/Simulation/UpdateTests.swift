import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The simulation evaluates a view at the same times as SwiftUI.
    @Suite @MainActor struct UpdateTests {
        @Test func aStateThatWasNotReadCausesNoUpdate() {
            let log = Log()
            let stage = Stage(CountView(log: log, isShown: false))
            stage.tap("count")
            #expect(log.take() == ["body"])
        }

        @Test func aStateThatWasReadCausesAnUpdate() {
            let log = Log()
            let stage = Stage(CountView(log: log, isShown: true))
            stage.tap("count")
            #expect(log.take() == ["body", "body"])
            #expect(stage.page(showing: "1") != nil)
        }
    }
}

private struct CountView: View {
    let log: Log
    let isShown: Bool
    @State private var count = 0

    var body: some View {
        log.add("body")
        return VStack {
            Text(isShown ? "\(count)" : "hidden")
            Button("count") { count += 1 }
        }
    }
}
