import Rondo
import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing

extension SwiftUITests {
    /// The names of SwiftUI keep their meaning next to all modules of Rondo.
    @Suite struct NameClashTests {
        @Test func namesOfSwiftUIAreNotAmbiguous() {
            #expect(Axis.vertical == SwiftUI.Axis.vertical)
            #expect(LayoutDirection.rightToLeft == SwiftUI.LayoutDirection.rightToLeft)
            #expect(Alignment.center == SwiftUI.Alignment.center)
        }

        @Test func namesOfTheEngineAreNotAmbiguous() {
            var options = ShelfOptions()
            options.height = ItemExtent.points(1)
            let configuration = Configuration(viewport: 1)
            #expect(configuration.axis == Configuration.Axis.horizontal)
            #expect(configuration.snap == Snap.page && options.height == .points(1))
        }
    }
}
