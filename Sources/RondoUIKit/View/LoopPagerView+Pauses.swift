#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // A pager that advances by itself waits for as long as there is any reason to: `touched`,
    // `focused` (by VoiceOver), `hidden` (in the background, or without a window), `offScreen`,
    // `reducedMotion`, `told`. Each comes and goes by itself; with the last one the current item
    // gets its full rest.

    extension LoopPagerView {
        /// Why the pager does not advance by itself at present; empty when nothing is in its way.
        public var pauses: Pauses { engine.scroller.pauses }

        /// Whether it waits because it was told to; a step under way goes on to its end.
        public var isPaused: Bool {
            get { pauses.contains(.told) }
            set { setPaused(newValue) }
        }

        /// Has it wait, or not any more.
        ///
        /// - Parameters:
        ///   - isPaused: Whether it waits.
        ///   - snapping: Whether a step under way is at its end at once, and does not go on to it.
        ///     Either way it counts. Default `false`.
        public func setPaused(_ isPaused: Bool, snapping: Bool = false) {
            let target = isPaused && snapping ? engine.scroller.targetItem : nil
            if let index = target.flatMap({ engine.scroller.items.index(of: $0) }) {
                takeOver { engine.scroll(to: index, way: .shortest, animated: false) }
            }
            wait(for: .told, isPaused)
        }

        /// Whether steps start by themselves now.
        var isAdvancing: Bool {
            engine.scroller.configuration.advance != nil && engine.scroller.canScroll
                && pauses.isEmpty
        }

        /// A reason to wait comes or goes.
        func wait(for reason: Pauses, _ isThere: Bool) {
            engine.setReason(reason, isThere)
            update()
        }

        /// When to look again whether any part of the pager can be seen; nil when nothing depends
        /// on it.
        ///
        /// UIKit tells nobody that a view around him was scrolled, moved or hidden.
        var nextLook: Milliseconds? { dependsOnSight ? engine.now + Self.lookInterval : nil }

        /// Looks whether any part of the pager can be seen.
        func lookAround() {
            if dependsOnSight { engine.setReason(.offScreen, !isInSight) }
        }

        private var dependsOnSight: Bool {
            engine.scroller.configuration.advance != nil && engine.scroller.canScroll
                && pauses.isSubset(of: .offScreen)
        }

        /// Often enough for nobody to see a step that should not have been.
        private static let lookInterval: Milliseconds = 250
    }

    extension UIView {
        /// Whether any part of the view lies within its window and within all that clips it.
        var isInSight: Bool {
            guard window != nil else { return false }
            var view = self
            var part = bounds
            while !view.isHidden, view.alpha >= 0.01, !part.isEmpty {
                guard let outer = view.superview else { return true }
                part = view.convert(part, to: outer)
                if outer.clipsToBounds || outer is UIWindow {
                    part = part.intersection(outer.bounds)
                }
                view = outer
            }
            return false
        }
    }
#endif
