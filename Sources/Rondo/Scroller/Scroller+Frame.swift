/// What is on screen at one time.
public struct Frame: Equatable, Sendable {
    /// In milliseconds.
    public let time: Milliseconds
    /// What moves the content.
    public let phase: Phase
    /// The item whose resting place is nearest, nil without items.
    public let current: ItemKey?
    /// The slot of the current item.
    public let slot: Slot
    /// How far the content has moved past the current item's resting place, in points.
    public let offset: Points
    /// How far the viewport's leading edge is along the track, in points: a tile starts at
    /// `tile.place - track` on screen, and one transform of the track moves them all.
    public let track: Points
}

extension Scroller {
    /// Draws a frame: brings out what happened until then, and says where everything is.
    ///
    /// Frames may be asked for at any time, left out or repeated; nothing else changes by it.
    /// What to show stands in `tiles` afterwards, what happened in `events`.
    ///
    /// - Parameter time: In milliseconds; never before an earlier input's.
    /// - Returns: Where everything is at that time.
    /// - Complexity: O(t log n) for `t` tiles, O(t) for items of one length; no allocation once
    ///   scrolling is steady.
    public mutating func frame(at time: Milliseconds) -> Frame {
        prepareFrame(at: time)
        if let frame = steadyFrame() { return frame }
        refreshWindow()
        return lastFrame
    }

    /// The frame that differs from the one before by where the track is, and by nothing else.
    ///
    /// It reads stored properties alone: a getter of a value as large as this one copies it.
    private mutating func steadyFrame() -> Frame? {
        guard let sample, sample.time == now, let neighborhood,
            let position = neighborhood.anchored(sample.position),
            window.follow(
                position,
                current: current,
                isAtRest: motion.phase == .idle,
                isHidden: isHidden
            )
        else { return nil }
        return Frame(
            time: now,
            phase: motion.phase,
            current: neighborhood.item,
            slot: current,
            offset: position.distance - neighborhood.restingPlace,
            track: window.trackOffset
        )
    }

    /// Works out where everything is, before the views follow.
    mutating func prepareFrame(at time: Milliseconds) {
        run(to: time)
        guard strip.isLaidOut, !hasShown else { return }
        hasShown = true
        if motion.phase == .idle { restBegan = now }
    }

    /// What is on screen now that the views have followed.
    var lastFrame: Frame {
        Frame(
            time: now,
            phase: motion.phase,
            current: currentItem,
            slot: current,
            offset: offset,
            track: window.trackOffset
        )
    }

    /// How far the content has moved past the current item's resting place, in points.
    public var offset: Points {
        guard strip.isLaidOut else { return 0 }
        let place = neighborhood?.restingPlace ?? strip.restingPlace(of: current, from: current)
        return position.distance - place
    }

    /// The views that show something, in slot order: those in the viewport, those kept ready
    /// beyond its edges, and pages that are kept.
    public var tiles: [Tile] { window.tiles }

    /// The views that show nothing at present; a host hides them and keeps them for later.
    public var freeTiles: [Tile] { pool.free }

    /// Where a tile starts on screen, in points from the viewport's leading edge.
    public func start(of tile: Tile) -> Points {
        strip.distance(from: current, to: tile.slot) - position.distance
    }

    /// Brings the views up to the present time, once there have been any.
    mutating func refreshWindow() {
        guard hasShown || !window.isEmpty else { return }
        window.show(scene, pool: &pool, events: &events)
    }

    /// What the views are to show now.
    var scene: Window.Scene {
        Window.Scene(
            strip: strip,
            items: items,
            position: position,
            current: current,
            isAtRest: motion.phase == .idle,
            isHidden: isHidden,
            isInSight: isInSight
        )
    }
}
