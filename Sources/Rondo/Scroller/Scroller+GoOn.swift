extension Scroller {
    /// Whatever moved goes on from a position after the strip has changed under it.
    ///
    /// A motion starts again from where it is with the velocity it has, which is the same motion:
    /// each curve is fixed by place, velocity, target and the time left. Without a motion nothing
    /// is switched; content that is now past an end springs back to it.
    mutating func goOn(from position: Position, velocity: Velocity, to target: Slot?) {
        switch motion {
        case .rest:
            let past = strip.overshoot(of: position)
            // Hidden, nobody would see it spring back: a jump, which is a switch all the same.
            if past == 0 {
                lie(at: position)
            } else if isHidden {
                rest(at: Position(slot: position.slot, distance: position.distance - past))
            } else {
                motion = .rest(position)
                bounce(from: position, velocity: 0)
            }
        case .held:
            motion = .held(position)
            rebaseDrag()
        case .wheel(var gesture):
            gesture.position = position
            motion = .wheel(gesture)
        case .following(_, let phase):
            motion = .following(position, phase)
        case .glide(let glide):
            motion = .held(position)
            if let target, glide.phase == .animating {
                animate(to: target, velocity: velocity, duration: glide.end - now)
            } else {
                // A spring to an end has no target, and needs one when that end is gone.
                let needsTarget =
                    configuration.snap != .none && strip.overshoot(of: position) == 0
                let nearest = needsTarget ? strip.nearest(to: position, from: current) : nil
                self.glide(from: position, velocity: velocity, to: target ?? nearest)
            }
        }
        updateCurrent()
        departure = self.position
        if motion.phase == .idle { switching.stay(on: current, item: currentItem) }
    }
}
