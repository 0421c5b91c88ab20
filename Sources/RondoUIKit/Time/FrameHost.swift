#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A view that draws the frames of an engine and of its scroll views: a pager with its track,
    /// or a list of shelves with all of theirs.
    @MainActor
    protocol FrameHost: TrackOwner {
        /// The scroll views, the view's own first.
        var tracks: [TrackView] { get }
        var clock: EngineClock { get set }
        var isUpdating: Bool { get set }
        var link: DisplayLink { get }
        var wakeUp: WakeUp { get }
        var cells: CellPool { get }
        /// Whether the engine moves anything.
        var isEngineMoving: Bool { get }
        /// Whether the engine is hidden.
        var isEngineHidden: Bool { get }
        /// The times at which something is due in addition to frames of a motion; nil for none.
        var deadlines: [Milliseconds?] { get }
        /// Releases what is kept for removed items; called at rest.
        func forgetGone()
    }

    extension FrameHost {
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

        /// Whether the engine or a scroll view moves, or a finger may move it.
        var isMovingOrTouched: Bool {
            isEngineMoving
                || tracks.contains { $0.isFollowing || $0.hasFinger || $0.isDecelerating }
        }

        /// Handles a frame of the display: it is computed in the layout pass, after the scroll
        /// views have made their steps.
        ///
        /// - Parameter time: When the frame is visible, by the device's clock.
        func askForFrame(at time: TimeInterval) {
            clock.askForFrame(at: time)
            let tracks = tracks
            for track in tracks { track.countFrame() }
            let isNew = tracks.contains { $0.isAnimated || $0.hasNews }
            if isNew || !isMovingOrTouched { track.setNeedsUpdate() }
        }

        /// Requests frames while anything moves, and one when something is due; at rest it releases
        /// what is no longer needed.
        func schedule() {
            let isMoving = isMovingOrTouched
            link.isRunning = isMoving && !isEngineHidden
            if !isMoving {
                cells.trim()
                forgetGone()
            }
            wakeUp.set(to: deadlines.compactMap { $0 }.min(), by: clock)
        }
    }
#endif
