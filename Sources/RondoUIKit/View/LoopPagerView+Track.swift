#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView: TrackOwner {
        var row: Scroller? { engine.scroller }

        var isDraggedElsewhere: Bool { false }

        func take(_ input: Input) {
            engine.take(input)
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

        func bring(_ index: ItemIndex, way: Way, animated: Bool) {
            scroll(to: index.value, animated: animated, way: way)
        }
    }
#endif
