extension Scroller {
    /// Whatever moved goes on from a position after the strip has changed under it.
    ///
    /// A motion starts again from where it is with the velocity it has, which is the same motion:
    /// each curve is fixed by place, velocity, target and the time left. Without a motion nothing
    /// is switched; content that is now past an end springs back.
    mutating func goOn(from position: Position, velocity: Velocity, to target: Slot?) {
        let strip = strip
        // From here on ways are told on the new strip.
        departure = position
        let target = target.map { strip.counterpart(of: $0) }
        lastTarget = lastTarget.map { strip.counterpart(of: $0) }
        pointer?.renumber { strip.counterpart(of: $0) }
        hostDrag?.renumber { strip.counterpart(of: $0) }
        motion.renumber { strip.counterpart(of: $0) }
        switch motion {
        case .rest:
            if strip.overshoot(of: position) == 0 {
                lie(at: position)
            } else {
                springBack(from: position)
            }
        case .held:
            motion = .held(position)
            rebaseDrag()
        case .wheel(var gesture):
            gesture.position = position
            motion = .wheel(gesture)
        case .following(_, let phase):
            motion = .following(position, phase)
        case .marquee(let marquee):
            motion = .held(position)
            if strip.overshoot(of: position) != 0 {
                coast(from: position, velocity: 0, origin: current, heading: nil)
            } else if hasWay(at: marquee.speed) {
                motion = .marquee(self.marquee(from: position, at: marquee.speed))
            } else {
                rest(at: position)
            }
        case .frozen(let glide, at: let time):
            motion = .held(position)
            guard let target else { preconditionFailure("Scroller.goOn: a step has a target") }
            animate(
                to: target,
                velocity: glide.velocity(at: time),
                duration: glide.end - time,
                isStep: true
            )
            if case .glide(let glide) = motion { motion = .frozen(glide, at: now) }
        case .glide(let glide):
            motion = .held(position)
            if let target, glide.phase == .animating {
                animate(
                    to: target,
                    velocity: velocity,
                    duration: glide.end - now,
                    isStep: glide.isStep
                )
            } else {
                self.glide(
                    from: position,
                    velocity: velocity,
                    to: target,
                    firmness: glide.firmness(at: now)
                )
            }
        }
        updateCurrent()
        departure = self.position
        if motion.phase == .idle { switching.stay(on: current, item: currentItem) }
    }

    /// Content at rest that is past an end now goes where a lift would send it.
    private mutating func springBack(from position: Position) {
        motion = .rest(position)
        guard isHidden else {
            return coast(from: position, velocity: 0, origin: current, heading: nil)
        }
        // Nobody would see it move: a jump, which is a switch all the same.
        if let target = snapTarget(from: position, velocity: 0, origin: current, heading: nil) {
            rest(on: target)
        } else {
            let past = strip.overshoot(of: position)
            rest(at: Position(slot: position.slot, distance: position.distance - past))
        }
    }
}
