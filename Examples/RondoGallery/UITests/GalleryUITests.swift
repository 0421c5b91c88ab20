#if canImport(XCTest)
    import XCTest

    /// Visits the scenes of the gallery, and runs the system's audit on each.
    ///
    /// Without the feed server the scenes show an error, which is audited too.
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

        func testASceneIsRecordedAndShared() {
            app.cells.element(boundBy: 0).tap()
            app.buttons["Record"].tap()
            app.swipeUp()
            app.buttons["Stop and share"].tap()
            XCTAssertTrue(app.otherElements["ActivityListView"].waitForExistence(timeout: 10))
        }

        private func audit() throws {
            guard #available(iOS 17, *) else { return }
            try app.performAccessibilityAudit()
        }
    }
#endif
