import Foundation
import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// VoiceOver's texts in the language of the app.
    @Suite @MainActor struct SpokenTextTests {
        @Test func anAppTranslatesSpokenTexts() throws {
            try translated {
                let pager = Stage()
                _ = pager.pager.accessibilityScroll(.left)
                pager.settle()
                #expect(pager.device.announcements.map(\.text) == ["Seite 2 von 3"])
                pager.pager.isAccessibilityAdjustable = true
                #expect(pager.pager.accessibilityValue == "Seite 2 von 3")
                #expect(pager.pager.track.accessibilityCustomRotors?.map(\.name) == ["Seiten"])
                let shelves = ShelvesStage()
                _ = shelves.row("B")?.accessibilityScroll(.left)
                _ = shelves.view.accessibilityScroll(.down)
                let said = shelves.device.announcements.map(\.text)
                #expect(said == ["Titel 5 von 12", "Regal 4 von 8"])
            }
        }

        @Test func withoutATranslationTextsAreEnglish() {
            #expect(
                SpokenText.allCases.map { $0.text(2, of: 5) } == [
                    "Page 2 of 5", "Shelf 2 of 5", "Item 2 of 5",
                ]
            )
        }

        /// Runs code in an app with a German table.
        private func translated(_ body: () throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("SpokenText \(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer {
                SpokenText.bundle = .main
                try? FileManager.default.removeItem(at: folder)
            }
            let table = """
                "Page %1$ld of %2$ld" = "Seite %1$ld von %2$ld";
                "Shelf %1$ld of %2$ld" = "Regal %1$ld von %2$ld";
                "Item %1$ld of %2$ld" = "Titel %1$ld von %2$ld";
                "Pages" = "Seiten";
                """
            let file = folder.appendingPathComponent("Rondo.strings")
            try Data(table.utf8).write(to: file)
            SpokenText.bundle = try #require(Bundle(path: folder.path))
            try body()
        }
    }
}
