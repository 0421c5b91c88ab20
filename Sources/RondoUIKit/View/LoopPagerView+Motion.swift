#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Does everything that is due now: reads the scroll view, advances the engine, updates the
        /// cells and calls the delegate.
        func update() {
            guard isFree else { return track.setNeedsUpdate() }
            track.needsUpdate = false
            withoutUpdates {
                engine.wake()
                lookAround()
                noticeLostSource()
                track.follow()
                draw()
                // A scroll to the item at rest has moved nothing.
                if phase == .idle, !engine.scroller.hasEvents { track.isMoved = false }
                feedKeeper.feed?.ask(engine.scroller, at: engine.now)
            }
            schedule()
            catchUp()
            reportRest()
        }

        func listen(hasEnded: Bool) {
            if isFree {
                engine.wake()
                track.follow(hasEnded: hasEnded)
            }
            track.setNeedsUpdate()
        }

        /// Lets a program move the content.
        func takeOver(_ move: () -> Void) {
            if numberOfItems > 0 { restored = nil }
            engine.wake()
            track.takeOver(move)
            update()
        }
    }

    extension LoopPagerView: FrameHost {
        var door: EngineDoor<Scroller> { engine }

        var tracks: [TrackView] { [track] }

        var deadlines: [Milliseconds?] {
            let own = isMovingOrTouched ? nil : engine.scroller.nextDeadline
            return [own, feedKeeper.feed?.deadline, nextLook]
        }

        func forgetGone() {
            engine.forgetGone(besides: track.shown.values.map(\.item) + near)
        }

        func memoryIsShort() {
            cells.empty()
        }

        func voiceOverDidFocus(on element: Any?) {
            let view = UIView.holding(element)
            hasFocusWithin = view?.isDescendant(of: self) ?? false
            focusDidChange()
            track.follow(focus: view)
        }

        func editingDidChange(in view: UIView?, isEdited: Bool) {
            if !isEdited {
                if view === editedText { editedText = nil }
            } else if let view, view.isDescendant(of: self) {
                editedText = view
            }
            focusDidChange()
        }
    }
#endif
