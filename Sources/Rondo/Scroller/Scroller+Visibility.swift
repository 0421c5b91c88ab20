extension Scroller {
    /// The app leaves, or the tab is hidden.
    ///
    /// Takes the finger away and brings motion to its end at once, with its settle or
    /// cancel; the current page disappears. Repeated, it does nothing.
    public mutating func hide(at time: Milliseconds) {
        run(to: time)
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

    /// The app returns, or the tab is shown: the opposite of `hide(at:)`.
    public mutating func show(at time: Milliseconds) {
        run(to: time)
        guard isHidden else { return }
        isHidden = false
        pauses.remove(.hidden)
        restAnew()
        refreshWindow()
    }

    /// The system setting: auto-advance waits, animated scrolls are immediate, drags and coasting
    /// stay.
    public mutating func reduceMotion(_ isReduced: Bool, at time: Milliseconds) {
        run(to: time)
        guard isReduced != reducesMotion else { return }
        reducesMotion = isReduced
        if isReduced { wait(for: .reducedMotion) } else { pauses.remove(.reducedMotion) }
        restAnew()
    }
}
