/// The state on screen at one time.
public struct Frame: Equatable, Sendable {
    /// In milliseconds.
    public let time: Milliseconds
    /// The kind of motion.
    public let phase: Phase
    /// The item whose resting place is nearest, nil without items.
    public let current: ItemKey?
    /// The slot of the current item.
    public let slot: Slot
    /// The distance of the content past the current item's resting place, in points.
    public let offset: Points
    /// The distance of the viewport's leading edge along the track, in points: a tile starts at
    /// `tile.place - track` on screen, and one transform of the track moves all tiles.
    public let track: Points
}

extension Scroller {
    /// Draws a frame: advances the engine to a time and returns its state.
    ///
    /// Frames can be drawn at any time, skipped or repeated without any other effect. Afterwards
    /// `tiles` has what to show, and `nextEvent()` returns what happened.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The state at that time.
    /// - Complexity: O(t log n) for `t` tiles, O(t) for items of one length, O(t²) if all tiles
    ///   change at once; no allocation once scrolling is steady.
    public mutating func frame(at time: Milliseconds) -> Frame {
        let position = prepareFrame(at: time)
        window.calm.isDrawn = true
        if !isSteady(at: position) {
            refreshWindow(at: position)
            guard window.calm.keeps(switching.current, at: position) else { return lastFrame }
        }
        return Frame(
            time: now,
            phase: motion.phase,
            current: window.calm.item,
            slot: switching.current,
            offset: position.distance - window.calm.shift - window.calm.restingPlace,
            track: window.track.offset
        )
    }

    /// Whether nothing changes at a position but the track, which is then moved.
    ///
    /// It reads only stored properties: a getter of such a large value copies it.
    @inline(__always)
    mutating func isSteady(at position: Position) -> Bool {
        let distance = position.distance - window.calm.shift
        return window.calm.keeps(switching.current, at: position)
            && window.calm.sight.surround(distance)
            && window.calm.isAtRest == (motion.kind == .rest)
            && window.track.move(to: distance)
    }

    /// Advances the engine to a time, before the tiles are updated.
    ///
    /// - Returns: The position of the motion.
    @discardableResult
    mutating func prepareFrame(at time: Milliseconds) -> Position {
        let position = sample(at: time)
        guard strip.isLaidOut, !firstLayout.isShown else { return position }
        firstLayout.isShown = true
        guard motion.kind == .rest else { return position }
        autopilot.restBegan = now
        // Without a rest, the first step is due already.
        return sample(at: time)
    }

    /// The present state as a frame, without advancing the engine; after an input, with the track
    /// of the last frame.
    public var lastFrame: Frame {
        Frame(
            time: now,
            phase: motion.phase,
            current: currentItem,
            slot: switching.current,
            offset: offset,
            track: window.track.offset
        )
    }

    /// The distance of the content past the current item's resting place, in points.
    public var offset: Points {
        guard strip.isLaidOut else { return 0 }
        return position.distance
            - strip.restingPlace(of: switching.current, from: switching.current)
    }

    /// The tiles that show an item, in slot order: those in the viewport, those kept ready beyond
    /// its edges, and kept pages.
    public var tiles: [Tile] { window.tiles }

    /// Grows whenever `tiles` may have changed, so a host can skip unchanged tiles.
    public var tilesVersion: Int { window.version }

    /// The tiles without an item; a host hides their views and keeps them for later.
    public var freeTiles: [Tile] { window.pool.free }

    /// The start of a tile on screen, in points from the viewport's leading edge.
    public func start(of tile: Tile) -> Points {
        strip.distance(from: switching.current, to: tile.slot) - position.distance
    }

    /// Updates the tiles to the present position of the motion, unless nothing has been shown yet.
    mutating func refreshWindow(at position: Position) {
        guard firstLayout.isShown || !window.isEmpty else { return }
        guard strip.isLaidOut else { return window.empty(&queue) }
        let scene = Window.Scene(
            position: lookAround(at: position),
            current: switching.current,
            isAtRest: motion.kind == .rest,
            isHidden: isHidden
        )
        window.show(configuration.tiles, scene, on: strip, events: &queue)
        // Views that still have to disappear do so in the next frame.
        if !window.orphans.isEmpty { window.calm.sight = .nowhere }
    }

    /// Updates the slots of the window, and the range of positions in which they stay the same.
    ///
    /// - Parameter place: The position of the motion, of which the current slot is known.
    /// - Returns: The position, from the current slot.
    @discardableResult
    mutating func lookAround(at place: Position) -> Position {
        let position = Position(
            slot: switching.current,
            distance: place.distance - window.calm.shift
        )
        let sight = strip.sight(from: position, near: window.visible)
        let wanted = strip.slots(around: sight.slots, beyond: strip.layout.overscan)
        strip.attend(to: wanted.lowerBound - 1..<wanted.upperBound + 1)
        window.calm.sight = sight.limits
        window.calm.isAtRest = motion.kind == .rest
        window.look(at: sight.slots, wanted, on: strip)
        return position
    }
}
