#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Auto-advance waits while there is any reason: `touched`, `hovered` (a menu or a drag lifts a
    // cell), `focused` (by VoiceOver, or text is edited), `hidden` (in the background, or without a
    // window), `offScreen` (also below a sheet), `reducedMotion`, `requested`. Each one starts and
    // ends independently; after the last one the current item gets its full rest.

    extension LoopPagerView {
        /// The present reasons for auto-advance to wait; empty if it does not wait.
        public var pauses: Pauses { engine.scroller.pauses }

        /// Whether auto-advance is paused by the app; a current step continues to its end.
        public var isPaused: Bool {
            get { pauses.contains(.requested) }
            set { setPaused(newValue) }
        }

        /// Pauses or resumes auto-advance.
        ///
        /// - Parameters:
        ///   - isPaused: Whether it waits.
        ///   - snapping: Whether a current step jumps to its end instead of continuing to it. It
        ///     counts either way. Default `false`.
        ///   - freezing: Whether a current step stops where it is, and continues when there is no
        ///     reason to wait any more; it takes precedence. Default `false`.
        public func setPaused(_ isPaused: Bool, snapping: Bool = false, freezing: Bool = false) {
            if isPaused, freezing {
                engine.wake()
                engine.take(.pause(.requested, step: .freeze))
                return update()
            }
            let target = isPaused && snapping ? engine.scroller.targetItem : nil
            if let index = target.flatMap({ engine.scroller.items.index(of: $0) }) {
                takeOver { engine.scroll(to: index, way: .shortest, animated: false) }
            }
            wait(for: .requested, isPaused)
        }

        /// Whether a step is frozen: it moves, but needs no frames.
        var isFrozen: Bool { engine.scroller.isEndless && !pauses.isEmpty }

        /// Whether steps start automatically now.
        var isAdvancing: Bool {
            engine.scroller.configuration.advance != nil && engine.scroller.canScroll
                && pauses.isEmpty
        }

        /// Adds or removes a reason to wait.
        func wait(for reason: Pauses, _ isThere: Bool) {
            guard pauses.contains(reason) != isThere else { return }
            engine.setReason(reason, isThere)
            update()
        }

        /// Waits while VoiceOver or Switch Control is within, or text is edited there.
        func focusDidChange() {
            wait(for: .focused, hasFocusWithin || editedText != nil)
        }

        /// When to check the pager's visibility again; nil if nothing depends on it.
        ///
        /// UIKit does not report that a surrounding view was scrolled, moved or hidden.
        var nextLook: Milliseconds? {
            let mayPlay = onActiveChange != nil && phase == .idle && !engine.scroller.isHidden
            return dependsOnSight || mayPlay ? engine.now + Self.lookInterval : nil
        }

        /// Checks whether any part of the pager is visible, and nothing is presented over it.
        func lookAround() {
            if dependsOnSight { engine.setReason(.offScreen, !isInSight || isCovered) }
        }

        private var dependsOnSight: Bool {
            engine.scroller.configuration.advance != nil && engine.scroller.canScroll
                && pauses.isSubset(of: .offScreen)
        }

        /// Often enough that no unwanted step is seen.
        private static let lookInterval: Milliseconds = 250
    }

    extension UIView {
        /// Whether any part of the view is within its window and within every view that clips it.
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

        /// Whether the view's controller, or one that contains it, presents a sheet, an alert, a
        /// popover or another screen.
        fileprivate var isCovered: Bool {
            var responder = next
            while let present = responder, !(present is UIViewController) {
                responder = present.next
            }
            let screen = (responder as? UIViewController)?.presentedViewController
            return screen?.isBeingDismissed == false
        }
    }
#endif
