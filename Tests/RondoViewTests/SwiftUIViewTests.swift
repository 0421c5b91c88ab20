#if canImport(XCTest) && os(iOS)
    import RondoSwiftUI
    import SwiftUI
    import XCTest

    /// The SwiftUI views on the real SwiftUI, as users see them.
    @MainActor
    final class SwiftUIViewTests: XCTestCase {
        func testASelectionMovesThePagerAndAScrollSetsIt() {
            let model = LettersModel("abc")
            let scene = SwiftUIScene(LettersScreen(model: model))
            XCTAssertTrue(scene.waits { scene.seen == ["a"] })
            model.selection = "c"
            XCTAssertTrue(scene.waits { scene.seen == ["c"] })
            model.proxy.scrollToNext()
            XCTAssertTrue(scene.waits { model.selection == "a" })
            XCTAssertEqual(scene.seen, ["a"])
        }

        func testStateStaysWithItsItem() {
            for hosting in [CellHosting.controller, .configuration] {
                let model = LettersModel("abc")
                let scene = SwiftUIScene(LettersScreen(model: model).cellHosting(hosting))
                XCTAssertTrue(scene.waits { scene.seen == ["a"] })
                model.likes.send("a")
                XCTAssertTrue(scene.waits { scene.seen == ["a1"] })
                model.letters = ["x", "a", "b", "c"]
                model.proxy.scrollToNext()
                XCTAssertTrue(scene.waits { scene.seen == ["b"] })
                model.proxy.scrollToPrevious()
                XCTAssertTrue(scene.waits { scene.seen == ["a1"] })
            }
        }
    }
#endif
