extension Scroller {
    /// The app leaves, or the tab is hidden.
    mutating func hide() {
        guard !isHidden else { return }
        comeToRest()
        refreshWindow()
        isHidden = true
        pauses.insert(.hidden)
        refreshWindow()
    }

    /// Takes the finger away and brings what moves to its end, now.
    mutating func comeToRest() {
        releasePointer(throwing: 0)
        endMotion()
    }

    /// The app returns, or the tab is shown.
    mutating func show() {
        guard isHidden else { return }
        isHidden = false
        pauses.remove(.hidden)
        restAnew()
        refreshWindow()
    }

    /// Motion is to be reduced, or is not any longer.
    mutating func reduceMotion(_ isReduced: Bool) {
        guard isReduced != reducesMotion else { return }
        reducesMotion = isReduced
        if isReduced { wait(for: .reducedMotion) } else { pauses.remove(.reducedMotion) }
        restAnew()
    }
}
