import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// Jumps without an animation.
    @Suite(.serialized)
    @MainActor
    struct JumpTests {
        @Test
        func aSelectedItemIsThereAtOnce() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            pager.selection = ItemKey(3)
            #expect(pager.selection == ItemKey(3) && log.settled == [3])
            try stage.frame(pager)
            #expect(pager.picture == ["3 at 0"])
        }
    }
}
