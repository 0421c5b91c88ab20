#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A view that draws the frames of an engine and of its scroll views: a pager with its track,
    /// or a list of shelves with all of theirs.
    @MainActor
    protocol FrameHost: TrackOwner {
        associatedtype Engine: RondoUIKit.Engine

        /// The door of its engine.
        var door: EngineDoor<Engine> { get }
        /// The scroll views, the view's own first.
        var tracks: [TrackView] { get }
        var isUpdating: Bool { get set }
        /// The code that waits for the end of an update.
        var waiting: [() -> Void] { get set }
        var isInBackground: Bool { get set }
        var link: DisplayLink { get }
        var wakeUp: WakeUp { get }
        var cells: CellPool { get }
        /// The times at which something is due in addition to frames of a motion; nil for none.
        var deadlines: [Milliseconds?] { get }
        /// Whether the motion stands still until another input.
        var isFrozen: Bool { get }
        /// Calls the delegate for all events.
        func reportEvents()
        /// Releases what is kept for removed items; called at rest.
        func forgetGone()
        /// The device is short of memory: release what only waits for reuse.
        func memoryIsShort()
        /// VoiceOver or Switch Control focuses an element, or none.
        func voiceOverDidFocus(on element: Any?)
        /// Editing of the text in a view, anywhere in the app, begins or ends.
        func editingDidChange(in view: UIView?, isEdited: Bool)
    }

    extension FrameHost {
        /// Does nothing: a list of shelves does not advance.
        func editingDidChange(in view: UIView?, isEdited: Bool) {}

        /// False: a list of shelves does not advance.
        var isFrozen: Bool { false }

        /// Whether no update is running: a change by a delegate during an update waits for the next
        /// pass.
        var isFree: Bool { !isUpdating && !tracks.contains(where: \.isTakingOver) }

        /// Runs code that calls delegates, whose changes then wait for the next pass.
        func withoutUpdates(_ body: () -> Void) {
            let wasUpdating = isUpdating
            isUpdating = true
            body()
            isUpdating = wasUpdating
            if !isUpdating {
                for track in tracks { track.makeUpForMissedPass() }
            }
        }

        /// Runs code that requests cells; during an update, which may be requesting one, the code
        /// waits for the end of the next update.
        func whenFree(_ body: @escaping () -> Void) {
            if isFree { return body() }
            waiting.append(body)
            track.setNeedsUpdate()
        }

        /// Runs the code that waits; called at the end of an update.
        func catchUp() {
            let bodies = waiting
            waiting = []
            for body in bodies { body() }
        }

        /// Runs code that replaces the engine: at rest, when everything is drawn and reported.
        func whenDrawn(_ body: @escaping () -> Void) {
            whenFree { [weak self] in
                guard let self else { return }
                bringToRest()
                update()
                // A delegate may have changed something, or a shelf that came back moves on.
                guard !track.needsUpdate, !door.engine.isMoving else {
                    track.setNeedsUpdate()
                    return waiting.append { [weak self] in self?.whenDrawn(body) }
                }
                withoutUpdates(body)
                update()
            }
        }

        /// Whether the engine or a scroll view moves, or a finger may move it.
        var isMovingOrTouched: Bool {
            door.engine.isMoving
                || tracks.contains { $0.isFollowing || $0.hasFinger || $0.isDecelerating }
        }

        /// Handles a frame of the display: it is computed in the layout pass, after the scroll
        /// views have made their steps.
        ///
        /// - Parameter time: When the frame is visible, by the device's clock.
        func askForFrame(at time: TimeInterval) {
            door.clock.askForFrame(at: time)
            let tracks = tracks
            for track in tracks { track.countFrame() }
            let isNew = tracks.contains { $0.isAnimated || $0.hasNews }
            if isNew || !isMovingOrTouched { track.setNeedsUpdate() }
        }

        /// Requests frames while anything moves, and one when something is due; at rest it releases
        /// what is no longer needed.
        func schedule() {
            let isMoving = isMovingOrTouched
            link.isRunning = isMoving && !door.engine.isHidden && !isFrozen
            if !isMoving {
                cells.trim()
                forgetGone()
            }
            wakeUp.set(to: deadlines.compactMap { $0 }.min(), by: door.clock)
        }

        /// Ends all motion of the scroll views now, at the place where it would have come to rest.
        func endMotion() {
            for track in tracks { track.endMotion() }
        }

        /// `endMotion()`, including motions of the engine.
        func bringToRest() {
            endMotion()
            guard door.engine.isMoving else { return }
            door.take(.hide)
            withoutUpdates {
                // Without a layout, new items would be reported with the cells of old ones.
                track.lay()
                reportEvents()
            }
            door.take(.show)
        }

        /// Records something that UIKit has done on the view's own scroll view.
        func note(_ members: [(String, String)]) {
            door.note(members)
        }
    }
#endif
