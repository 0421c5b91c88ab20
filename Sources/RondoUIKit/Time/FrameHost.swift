#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// A view that works out frames of an engine, and of the scroll views over it: a pager with its
    /// track, or a list of shelves with those of all.
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
        /// Whether the engine was told that nobody sees it.
        var isEngineHidden: Bool { get }
        /// The times at which something is due besides the frames of a motion; nil for those without.
        var deadlines: [Milliseconds?] { get }
        /// Nothing moves: releases what is kept for what is gone.
        func forgetGone()
    }

    extension FrameHost {
        /// Whether no update is under way: a change that a delegate makes within one waits for the
        /// next pass.
        var isFree: Bool { !isUpdating && !tracks.contains(where: \.isTakingOver) }

        /// Does something of which others are told, who may change something: that is for the next
        /// pass.
        func withoutUpdates(_ body: () -> Void) {
            let wasUpdating = isUpdating
            isUpdating = true
            body()
            isUpdating = wasUpdating
            if !isUpdating {
                for track in tracks { track.makeUpForMissedPass() }
            }
        }

        /// Whether the engine or a scroll view moves anything, or a finger might.
        var isMovingOrTouched: Bool {
            isEngineMoving
                || tracks.contains { $0.isFollowing || $0.hasFinger || $0.isDecelerating }
        }

        /// The display shows a frame: it is worked out in the layout pass, when the scroll views have
        /// made their steps too.
        ///
        /// - Parameter time: When it is seen, by the device's clock.
        func askForFrame(at time: TimeInterval) {
            clock.askForFrame(at: time)
            let tracks = tracks
            for track in tracks { track.countFrame() }
            let isNew = tracks.contains { $0.isAnimated || $0.hasNews }
            if isNew || !isMovingOrTouched { track.setNeedsUpdate() }
        }

        /// Asks for frames while anything moves, and for the one in which something is due; at rest
        /// it releases what is no longer needed.
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
