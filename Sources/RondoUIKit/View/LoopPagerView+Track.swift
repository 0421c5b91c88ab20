#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView: TrackOwner {
        var row: Scroller? { engine.scroller }

        var isDraggedElsewhere: Bool { false }

        func follow(by step: Points, phase: Phase) {
            engine.take(.follow(by: step, phase: phase))
        }

        func aim(at distance: Points) {
            engine.update { $0.aim(at: distance) }
        }

        func press() {
            // It also pauses auto-advance of content at rest.
            engine.take(.press(x: 0, y: 0))
        }

        func letGo() {
            engine.take(.cancel)
        }

        func rest(on key: ItemKey) {
            engine.take(.scroll(to: key, animated: false))
        }

        func bring(_ index: ItemIndex, way: Way) {
            scroll(to: index.value, animated: false, way: way)
        }

        func note(_ members: [(String, String)]) {
            engine.note(members)
        }

        func settle(on index: ItemIndex) {
            engine.scroll(to: index, animated: true)
        }
    }
#endif
