import RondoSwiftUI
import RondoTestSupport
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The README's example is the code of this file, and works.
    @Suite @MainActor struct ReadmeTests {
        @Test func theReadmeShowsTheCodeOfThisFile() throws {
            let examples = try Document("README.md").examples
            let example = try #require(examples.first { $0.contains("LoopPager(") })
            #expect(try Document.holds(example, in: #filePath))
        }

        @Test func theExampleLoops() {
            let stage = Stage(SlidesView())
            #expect(stage.seen() == ["One@0"])
            stage.swipe(-260)
            #expect(stage.seen() == ["Three@0"])
            #expect(stage.page(showing: "Three is shown") != nil)
            stage.passTime(4.5)
            #expect(stage.page(showing: "One is shown") != nil)
        }
    }
}

private struct Slide: Identifiable {
    let title: String

    var id: String { title }
}

private struct SlidesView: View {
    let slides = [Slide(title: "One"), Slide(title: "Two"), Slide(title: "Three")]
    @State private var slide: String?

    var body: some View {
        Text("\(slide ?? "none") is shown")
        LoopPager(slides, selection: $slide) {
            Text($0.title)
        }
        .pagerAutoAdvance(every: 4)
    }
}
