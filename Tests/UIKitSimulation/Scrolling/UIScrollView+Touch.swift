// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIScrollView {
    /// Finger travel before the content moves, in points.
    static let slop = 10.0
    /// The rubber band's coefficient.
    private static let band = 0.55
    /// The speed from which a lift turns a page, in points per millisecond.
    private static let flick = 0.3

    private var now: Double { CACurrentMediaTime() * 1000 }

    /// A finger presses: moving content stops immediately.
    func touchBegan(at place: CGPoint) {
        guard pan.isEnabled, isScrollEnabled else { return }
        var isCatch = false
        if case .none = motion {} else { isCatch = true }
        hasCaught = Simulation.shared.has(.flagsLinger) && isDecelerating
        motion = .none
        refreshControl?.arm()
        var touch = ScrollTouch(origin: place, place: place, isCatch: isCatch)
        touch.tracker.add(place, at: now)
        touch.isReported = isCatch && Simulation.shared.has(.reportsCatches)
        self.touch = touch
        if touch.isReported { delegate?.scrollViewWillBeginDragging(self) }
    }

    private var pan: UIPanGestureRecognizer { panGestureRecognizer }

    /// The finger has moved beyond the slop along an axis: the content follows from now on.
    func beginDrag(_ axis: ScrollAxis) {
        guard var touch else { return }
        let travel = touch.place[axis] - touch.origin[axis]
        touch.axis = axis
        touch.isDragging = true
        touch.pulled = unstretched(precise[axis], axis)
        touch.hold = touch.origin[axis] + (travel < 0 ? -Self.slop : Self.slop)
        touch.startOffset = precise[axis]
        let isNew = !touch.isReported
        touch.isReported = true
        self.touch = touch
        if isNew { delegate?.scrollViewWillBeginDragging(self) }
        follow()
    }

    /// The finger moves.
    func touchMoved(to place: CGPoint) {
        touch?.place = place
        touch?.tracker.add(place, at: now)
        follow()
    }

    private func follow() {
        guard let touch, touch.isDragging, let axis = touch.axis else { return }
        var place = precise
        place[axis] = stretched(touch.pulled - (touch.place[axis] - touch.hold), axis)
        move(to: place)
        refreshControl?.pull(by: -adjustedContentInset.top - contentOffset.y)
    }

    /// The finger lifts.
    func touchEnded() {
        guard let touch else { return }
        letGo(touch, throwing: touch.axis.map { -touch.tracker.velocity(at: now, $0) } ?? 0)
    }

    /// The system cancels the touch.
    func cancelTouch() {
        guard let touch else { return }
        letGo(touch, throwing: 0)
    }

    private func letGo(_ touch: ScrollTouch, throwing velocity: Double) {
        let axis = touch.axis ?? mainAxis
        let start = touch.isDragging ? touch.startOffset : precise[axis]
        let curve: ScrollCurve?
        if touch.isReported {
            curve = lift(axis, velocity, from: start)
        } else {
            curve = touch.isCatch ? resting(axis, 0, from: start) : nil
        }
        self.touch = nil
        if touch.isReported {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: curve != nil)
        }
        hasCaught = false
        // The delegate can have started another motion.
        guard let curve, self.touch == nil, case .none = motion else { return }
        var glide = ScrollGlide(axis: axis, curve: curve, start: now)
        glide.isFling = touch.isDragging
        motion = .decelerating(glide)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private var mainAxis: ScrollAxis { canScroll(.horizontal) ? .horizontal : .vertical }

    /// The curve of a lift to the target that the delegate chooses.
    private func lift(_ axis: ScrollAxis, _ velocity: Double, from start: Double) -> ScrollCurve? {
        let here = precise[axis]
        let own = resting(axis, velocity, from: start)
        var proposed = precise
        proposed[axis] = target(axis, velocity, from: start)
        var wanted = proposed
        var reported = CGPoint.zero
        reported[axis] = velocity
        delegate?.scrollViewWillEndDragging(
            self,
            withVelocity: reported,
            targetContentOffset: &wanted
        )
        guard wanted != proposed, !isPagingEnabled, limits(axis).contains(here) else { return own }
        if wanted[axis] == here { return nil }
        return .snap(from: here, to: wanted[axis], velocity: velocity)
    }

    /// The target of a lift, for the delegate.
    private func target(_ axis: ScrollAxis, _ velocity: Double, from start: Double) -> Double {
        let limits = limits(axis)
        let here = precise[axis]
        let stop =
            isPagingEnabled
            ? page(axis, velocity, from: start)
            : ScrollCurve.stop(from: here, velocity: velocity, rate: decelerationRate.rawValue)
        return min(max(stop, limits.lowerBound), limits.upperBound)
    }

    /// The curve of a lift without a delegate.
    private func resting(_ axis: ScrollAxis, _ velocity: Double, from start: Double) -> ScrollCurve?
    {
        let here = precise[axis]
        let limits = limits(axis)
        if !limits.contains(here) {
            let edge = here < limits.lowerBound ? limits.lowerBound : limits.upperBound
            return .spring(start: here, target: edge, velocity: velocity * slope(here, axis))
        }
        if isPagingEnabled {
            let page = target(axis, velocity, from: start)
            return page == here ? nil : .snap(from: here, to: page, velocity: velocity)
        }
        guard abs(velocity) > ScrollCurve.stoppingSpeed else { return nil }
        return .friction(start: here, velocity: velocity, rate: decelerationRate.rawValue)
    }

    /// The page on which a lift ends: a flick's direction decides, otherwise the nearer page.
    private func page(_ axis: ScrollAxis, _ velocity: Double, from start: Double) -> Double {
        let length = bounds.size[axis]
        guard length > 0 else { return precise[axis] }
        let here = precise[axis] / length
        let first = (start / length).rounded()
        var page = here.rounded()
        if velocity >= Self.flick { page = here.rounded(.down) + 1 }
        if velocity <= -Self.flick { page = here.rounded(.up) - 1 }
        return min(max(page, first - 1), first + 1) * length
    }

    // MARK: Past the edges

    private func stretched(_ pulled: Double, _ axis: ScrollAxis) -> Double {
        let edge = min(max(pulled, limits(axis).lowerBound), limits(axis).upperBound)
        let length = bounds.size[axis]
        guard bounces, length > 0 else { return edge }
        let give = Self.band * abs(pulled - edge)
        let shown = give * length / (give + length)
        return edge + (pulled < edge ? -shown : shown)
    }

    func unstretched(_ shown: Double, _ axis: ScrollAxis) -> Double {
        let edge = min(max(shown, limits(axis).lowerBound), limits(axis).upperBound)
        let length = bounds.size[axis]
        guard length > 0 else { return edge }
        let past = min(abs(shown - edge), length * 0.999)
        let pull = past * length / (Self.band * (length - past))
        return edge + (shown < edge ? -pull : pull)
    }

    private func slope(_ shown: Double, _ axis: ScrollAxis) -> Double {
        let edge = min(max(shown, limits(axis).lowerBound), limits(axis).upperBound)
        let length = bounds.size[axis]
        guard length > 0 else { return 0 }
        let give = Self.band * abs(unstretched(shown, axis) - edge) + length
        return Self.band * length * length / (give * give)
    }
}
