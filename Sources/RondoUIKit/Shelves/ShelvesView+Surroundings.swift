#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView: AppVisitor {
        func reduceMotionDidChange() {
            engine.take(.reduceMotion(UIAccessibility.isReduceMotionEnabled))
            update()
        }

        func memoryIsShort() {
            cells.empty()
            dropRows(beyond: 0)
        }

        func voiceOverDidFocus(on element: Any?) {
            let view = UIView.holding(element)
            for track in tracks.reversed() { track.follow(focus: view) }
        }

        func visibilityDidChange() {
            let isHidden = isOutOfSight
            guard isHidden != engine.shelves.isHidden else { return }
            if isHidden { endMotion() }
            engine.take(isHidden ? .hide : .show)
            update()
            track.setNeedsUpdate()
        }
    }
#endif
