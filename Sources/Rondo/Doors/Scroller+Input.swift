extension Scroller {
    /// Takes an input: advances the engine to its time and applies it.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - time: In milliseconds from any start, 0 or more; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Precondition: Traps on a time that is not finite.
    /// - Complexity: O(log n), O(1) for items of one length; for an edit, the cost of the edit.
    @discardableResult
    public mutating func take(_ input: Input, at time: Milliseconds) -> Refusal? {
        run(to: time)
        switch input {
        case .press(let x, let y): return press(x: x, y: y)
        case .move(let x, let y): return move(x: x, y: y)
        case .release(let x, let y): return release(x: x, y: y)
        case .cancel: return cancelPointer()
        case .wheel(let dx, let dy, let notch, let phase):
            return wheel(dx: dx, dy: dy, notch: notch, phase: phase)
        case .follow(let step, let phase): follow(by: step, phase: phase)
        case .next(let animated): step(.forward, animated: animated)
        case .previous(let animated): step(.backward, animated: animated)
        case .scroll(let key, let way, let animated):
            return scroll(to: key, way: way, animated: animated)
        case .edit(let edit): return apply(edit)
        case .resize(let viewport): return resize(to: viewport)
        case .configure(let configuration): return configure(configuration)
        case .hide: hide()
        case .show: show()
        case .reduceMotion(let isReduced): reduceMotion(isReduced)
        case .pause(let reasons, let step): pause(reasons, step: step)
        case .resume(let reasons): resume(reasons)
        }
        return nil
    }
}

// MARK: - One function for each input, the same as `take(_:at:)`

extension Scroller {
    /// Takes `Input.press`.
    @discardableResult
    public mutating func press(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return press(x: x, y: y)
    }

    /// Takes `Input.move`.
    @discardableResult
    public mutating func move(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return move(x: x, y: y)
    }

    /// Takes `Input.release`.
    @discardableResult
    public mutating func release(x: Points, y: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return release(x: x, y: y)
    }

    /// Takes `Input.cancel`.
    @discardableResult
    public mutating func cancelPointer(at time: Milliseconds) -> Refusal? {
        run(to: time)
        return cancelPointer()
    }

    /// Takes `Input.wheel`.
    @discardableResult
    public mutating func wheel(
        dx: Points,
        dy: Points,
        notch: Bool = false,
        phase: WheelPhase = .moved,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return wheel(dx: dx, dy: dy, notch: notch, phase: phase)
    }

    /// Takes `Input.follow`.
    public mutating func follow(by step: Points, phase: Phase, at time: Milliseconds) {
        run(to: time)
        follow(by: step, phase: phase)
    }

    /// Takes `Input.next`.
    public mutating func next(animated: Bool = true, at time: Milliseconds) {
        run(to: time)
        step(.forward, animated: animated)
    }

    /// Takes `Input.previous`.
    public mutating func previous(animated: Bool = true, at time: Milliseconds) {
        run(to: time)
        step(.backward, animated: animated)
    }

    /// Takes `Input.scroll`, by an item's index.
    ///
    /// - Precondition: Traps when `index` is not that of an item.
    public mutating func scroll(
        to index: ItemIndex,
        way: Way = .shortest,
        animated: Bool = true,
        at time: Milliseconds
    ) {
        precondition(
            index.value >= 0 && index.value < items.count,
            "Scroller.scroll: index must be that of an item"
        )
        run(to: time)
        scroll(to: index, way: way, animated: animated)
    }

    /// Takes `Input.resize`; or, with an extent or a spacing, `Input.configure` with these three
    /// changed.
    ///
    ///     scroller.resize(to: 600, extent: .points(190), spacing: 15, at: 16)
    @discardableResult
    public mutating func resize(
        to viewport: Points,
        extent: ItemExtent? = nil,
        spacing: Points? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return resize(to: viewport, extent: extent, spacing: spacing)
    }

    /// Takes `Input.configure`.
    ///
    ///     var configuration = scroller.configuration
    ///     configuration.snap = .item
    ///     scroller.configure(configuration, at: 16)
    @discardableResult
    public mutating func configure(
        _ configuration: Configuration,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return configure(configuration)
    }

    /// Takes `Input.hide`.
    public mutating func hide(at time: Milliseconds) {
        run(to: time)
        hide()
    }

    /// Takes `Input.show`.
    public mutating func show(at time: Milliseconds) {
        run(to: time)
        show()
    }

    /// Takes `Input.reduceMotion`.
    public mutating func reduceMotion(_ isReduced: Bool, at time: Milliseconds) {
        run(to: time)
        reduceMotion(isReduced)
    }

    /// Takes `Input.pause`.
    public mutating func pause(
        _ reasons: Pauses,
        step: PausedStep = .finish,
        at time: Milliseconds
    ) {
        run(to: time)
        pause(reasons, step: step)
    }

    /// Takes `Input.resume`.
    public mutating func resume(_ reasons: Pauses, at time: Milliseconds) {
        run(to: time)
        resume(reasons)
    }
}
