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
    /// What to show stands in `tiles` afterwards; what happened, `nextEvent()` hands over.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Where everything is at that time.
    /// - Complexity: O(t log n) for `t` tiles, O(t) for items of one length; no allocation once
    ///   scrolling is steady.
    public mutating func frame(at time: Milliseconds) -> Frame {
        let position = prepareFrame(at: time)
        isDrawn = true
        if let frame = steadyFrame(at: position) { return frame }
        refreshWindow()
        return steadyFrame(at: position) ?? lastFrame
    }

    /// The frame that differs from the one before by where the track is, and by nothing else.
    ///
    /// It reads stored properties alone: a getter of a value as large as this one copies it.
    private mutating func steadyFrame(at position: Position) -> Frame? {
        let distance = position.distance - calm.shift
        guard calm.keeps(current, at: position), calm.sight.surround(distance),
            calm.isAtRest == (motion.kind == .rest),
            window.moveTrack(to: calm.track + distance)
        else { return nil }
        return Frame(
            time: now,
            phase: motion.phase,
            current: calm.item,
            slot: current,
            offset: distance - calm.restingPlace,
            track: window.trackOffset
        )
    }

    /// Works out where everything is, before the views follow.
    ///
    /// - Returns: Where the motion is.
    @discardableResult
    mutating func prepareFrame(at time: Milliseconds) -> Position {
        let position = sample(at: time)
        guard strip.isLaidOut, !hasShown else { return position }
        hasShown = true
        guard motion.kind == .rest else { return position }
        restBegan = now
        // What has no rest is due already.
        return sample(at: time)
    }

    /// The frame as it is now, with nothing brought out; after an input, with its track as of the last
    /// frame.
    public var lastFrame: Frame {
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
        return position.distance - strip.restingPlace(of: current, from: current)
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
        tilesVersion += 1
        guard strip.isLaidOut else { return window.empty(&pool, &events) }
        let scene = lookAround()
        window.show(scene, on: strip, pool: &pool, events: &events)
        // Views that have yet to take leave do so in the next frame.
        calm.sight = window.orphans.isEmpty ? scene.sight : .nowhere
        calm.isAtRest = scene.isAtRest
        calm.track = strip.distance(from: window.trackEdge, to: strip.edge(of: current))
    }

    /// What the views are to show now.
    mutating func lookAround() -> Window.Scene {
        let position = strip.anchored(motion.position(at: now), at: current)
        let sight = strip.sight(from: position, near: window.visible)
        let wanted = strip.slots(around: sight.slots, beyond: window.overscan)
        strip.attend(to: wanted.lowerBound - 1..<wanted.upperBound + 1)
        return Window.Scene(
            position: position,
            visible: sight.slots,
            sight: sight.limits,
            wanted: wanted,
            current: current,
            isAtRest: motion.kind == .rest,
            isHidden: isHidden,
            isInSight: isInSight
        )
    }
}
