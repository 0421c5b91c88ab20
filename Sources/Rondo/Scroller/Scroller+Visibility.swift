extension Scroller {
    /// Handles the app or the tab being hidden.
    mutating func hide() {
        guard !isHidden else { return }
        comeToRest()
        refreshWindow(at: updateCurrent())
        isHidden = true
        refreshWindow(at: updateCurrent())
    }

    /// Removes the finger and ends all motion, now.
    mutating func comeToRest() {
        releasePointer(throwing: 0)
        endMotion()
    }

    /// Handles the app or the tab being shown again.
    mutating func show() {
        guard isHidden else { return }
        isHidden = false
        restAnew()
        refreshWindow(at: updateCurrent())
    }

    /// Turns reduced motion on or off.
    mutating func reduceMotion(_ isReduced: Bool) {
        guard isReduced != autopilot.reducesMotion else { return }
        autopilot.reducesMotion = isReduced
        if isReduced { wait(for: .reducedMotion) } else { autopilot.pauses.remove(.reducedMotion) }
        restAnew()
    }
}
