extension Shelves {
    /// Takes an input: advances the engine to its time and applies it.
    ///
    ///     shelves.take(.press(x: 200, y: 300), at: 0)
    ///     shelves.take(.shelf(ShelfKey(3), .next()), at: 16)
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Complexity: That of the function with the input's name.
    @discardableResult
    public mutating func take(_ input: ShelvesInput, at time: Milliseconds) -> Refusal? {
        switch input {
        case .press(let x, let y): return press(x: x, y: y, at: time)
        case .move(let x, let y): return move(x: x, y: y, at: time)
        case .release(let x, let y): return release(x: x, y: y, at: time)
        case .cancel: return cancelPointer(at: time)
        case .wheel(let dx, let dy, let y, let notch, let phase):
            return wheel(dx: dx, dy: dy, y: y, notch: notch, phase: phase, at: time)
        case .follow(let step, let phase): follow(by: step, phase: phase, at: time)
        case .next(let animated): next(animated: animated, at: time)
        case .previous(let animated): previous(animated: animated, at: time)
        case .scroll(let key, let way, let animated):
            return scroll(to: key, way: way, animated: animated, at: time)
        case .shelf(let key, let input):
            precondition(
                input.isForOneShelf,
                "Shelves.take: an input for all shelves is not for one"
            )
            return moveShelf(key, at: time) { $0.take(input, at: time) }
        case .edit(let edit): return apply(edit, at: time)
        case .resize(let width, let height):
            return resize(width: width, height: height, at: time)
        case .configure(let configuration): return configure(configuration, at: time)
        case .hide: hide(at: time)
        case .show: show(at: time)
        case .reduceMotion(let isReduced): reduceMotion(isReduced, at: time)
        case .receive(let number, let keys): return receive(number, keys, at: time)
        case .fail(let number): return fail(number, at: time)
        case .retry: return retry(at: time)
        case .update(let keys): update(keys, at: time)
        case .restore(let offsets): restore(offsets, at: time)
        }
        return nil
    }

    private mutating func apply(_ edit: ShelvesEdit, at time: Milliseconds) -> Refusal? {
        switch edit {
        case .insert(let added, let key): insert(added, before: key, at: time)
        case .remove(let keys): remove(keys, at: time)
        case .move(let key, let other): move(key, before: other, at: time)
        case .measure(let lengths): measure(lengths, at: time)
        case .replace(let shelves): replace(with: shelves, at: time)
        }
    }
}

extension Input {
    /// Whether the input is for one shelf; the others are for all of them.
    fileprivate var isForOneShelf: Bool {
        switch self {
        case .follow, .next, .previous, .scroll, .edit: true
        case .press, .move, .release, .cancel, .wheel, .resize, .configure, .hide, .show,
            .reduceMotion, .pause, .resume:
            false
        }
    }
}
