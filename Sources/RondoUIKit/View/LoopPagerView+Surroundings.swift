#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView: AppVisitor {
        func reduceMotionDidChange() {
            engine.take(.reduceMotion(UIAccessibility.isReduceMotionEnabled))
            update()
        }

        func voiceOverDidFocus(on element: Any?) {
            let view = UIView.holding(element)
            wait(for: .focused, view?.isDescendant(of: self) ?? false)
            track.follow(focus: view)
        }

        func memoryIsShort() {
            cells.empty()
        }

        func visibilityDidChange() {
            let isHidden = isOutOfSight
            guard isHidden != engine.scroller.isHidden else { return }
            if isHidden { track.endMotion() }
            engine.take(isHidden ? .hide : .show)
            update()
            track.setNeedsUpdate()
        }
    }
#endif
