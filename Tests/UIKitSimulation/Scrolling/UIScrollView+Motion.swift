// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIScrollView {
    /// Moves the content to its position at a time.
    func stepMotion(to time: TimeInterval) {
        let now = time * 1000
        switch motion {
        case .none: break
        case .decelerating(let glide): step(glide, to: now)
        case .animating(let animation): step(animation, to: now)
        }
    }

    private func step(_ glide: ScrollGlide, to now: Double) {
        let elapsed = now - glide.start
        var place = precise
        let limits = limits(glide.axis)
        let shown = glide.curve.place(after: elapsed) + glide.shift
        if case .friction = glide.curve, !limits.contains(shown) {
            return bounce(
                glide,
                off: shown < limits.lowerBound
                    ? limits.lowerBound : limits.upperBound,
                from: shown,
                at: now
            )
        }
        guard let end = glide.curve.end(at: elapsed) else {
            place[glide.axis] = shown
            return move(to: place)
        }
        place[glide.axis] = end + glide.shift
        move(to: place)
        motion = .none
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Coasting content has reached an edge, or another size has moved the edge past it; then it
    /// springs back from where it is.
    private func bounce(
        _ glide: ScrollGlide,
        off edge: Double,
        from shown: Double,
        at now: Double
    ) {
        let elapsed = now - glide.start
        let passed = glide.curve.arrival(at: edge - glide.shift).flatMap {
            $0 <= elapsed ? $0 : nil
        }
        let arrival = passed ?? elapsed
        let velocity = glide.curve.velocity(after: arrival)
        var spring = ScrollGlide(
            axis: glide.axis,
            curve: .spring(
                start: passed == nil ? shown : edge,
                target: edge,
                velocity: bounces ? velocity : 0
            ),
            start: glide.start + arrival
        )
        spring.shift = 0
        motion = .decelerating(spring)
        step(spring, to: now)
    }

    private func step(_ animation: ScrollAnimation, to now: Double) {
        move(to: animation.place(at: now))
        guard animation.isOver(at: now) else { return }
        motion = .none
        if animation.isToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The user taps the status bar.
    func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        motion = .animating(ScrollAnimation(from: contentOffset, to: top, isToTop: true))
    }
}

extension UIWindow {
    /// The user taps the status bar: the only scroll view that listens scrolls to its top.
    public func tapStatusBar() {
        let listening = descendants.compactMap { $0 as? UIScrollView }.filter(\.scrollsToTop)
        if listening.count == 1 { listening[0].scrollToTop() }
    }
}
