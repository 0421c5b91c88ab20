#if canImport(XCTest)
    import XCTest

    /// Goes through the scenes of the gallery, each held to the system's own audit.
    ///
    /// Without the feed server the scenes say so, and that is audited.
    @MainActor
    final class GalleryUITests: XCTestCase {
        private let app = XCUIApplication()

        override func setUp() async throws {
            continueAfterFailure = false
            app.launch()
        }

        func testTheListOfScenesIsAccessible() throws {
            try audit()
        }

        func testEachSceneOpensAndIsAccessible() throws {
            let count = app.cells.count
            XCTAssertGreaterThan(count, 0)
            for index in 0..<count {
                app.cells.element(boundBy: index).tap()
                try audit()
                app.navigationBars.buttons.element(boundBy: 0).tap()
            }
        }

        private func audit() throws {
            guard #available(iOS 17, *) else { return }
            try app.performAccessibilityAudit()
        }
    }
#endif
