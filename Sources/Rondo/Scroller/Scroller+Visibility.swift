extension Scroller {
    /// Handles the app or the tab being hidden.
    mutating func hide() {
        guard !isHidden else { return }
        comeToRest()
        refreshWindow()
        isHidden = true
        pauses.insert(.hidden)
        refreshWindow()
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
        pauses.remove(.hidden)
        restAnew()
        refreshWindow()
    }

    /// Turns reduced motion on or off.
    mutating func reduceMotion(_ isReduced: Bool) {
        guard isReduced != reducesMotion else { return }
        reducesMotion = isReduced
        if isReduced { wait(for: .reducedMotion) } else { pauses.remove(.reducedMotion) }
        restAnew()
    }
}
