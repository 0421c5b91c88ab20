import Rondo

/// An input of a scroller in whichever direction the content scrolls: places are along the axis,
/// towards later items, and items are named by numbers.
package enum PlayInput: Sendable {
    case press(Points)
    case move(Points)
    case release(Points)
    case cancel
    case wheel(Points, notch: Bool = false, phase: WheelPhase = .moved)
    case follow(Points, Phase)
    case next(animated: Bool)
    case previous(animated: Bool)
    case scroll(Int, Way, animated: Bool)
    case resize(Points)
    case hide
    case show
    case reduceMotion(Bool)
    case pause(Pauses, PausedStep)
    case resume(Pauses)
    case change(Change)
}

/// An input with its time.
package struct TimedInput: Sendable {
    package var time: Milliseconds
    package var input: PlayInput

    package init(_ time: Milliseconds, _ input: PlayInput) {
        self.time = time
        self.input = input
    }
}

extension TimedInput: CustomStringConvertible {
    package var description: String { "\(time): \(input)" }
}

extension Scroller {
    /// Takes an input, in whichever direction the content scrolls; why it makes no sense now, or nil.
    @discardableResult
    package mutating func take(_ input: PlayInput, at time: Milliseconds) -> Refusal? {
        switch input {
        case .press(let place):
            let (x, y) = point(along: place)
            return press(x: x, y: y, at: time)
        case .move(let place):
            let (x, y) = point(along: place)
            return move(x: x, y: y, at: time)
        case .release(let place):
            let (x, y) = point(along: place)
            return release(x: x, y: y, at: time)
        case .cancel: return cancelPointer(at: time)
        case .wheel(let step, let notch, let phase):
            let (dx, dy) = point(along: step)
            return wheel(dx: dx, dy: dy, notch: notch, phase: phase, at: time)
        case .follow(let step, let phase): follow(by: step, phase: phase, at: time)
        case .next(let animated): next(animated: animated, at: time)
        case .previous(let animated): previous(animated: animated, at: time)
        case .scroll(let index, let way, let animated):
            scroll(to: ItemIndex(index), way: way, animated: animated, at: time)
        case .resize(let viewport): resize(to: viewport, at: time)
        case .hide: hide(at: time)
        case .show: show(at: time)
        case .reduceMotion(let isOn): reduceMotion(isOn, at: time)
        case .pause(let reasons, let step): pause(reasons, step: step, at: time)
        case .resume(let reasons): resume(reasons, at: time)
        case .change(let change): return take(change, at: time)
        }
        return nil
    }

    private func point(along place: Points) -> (x: Points, y: Points) {
        configuration.point(along: place)
    }
}

extension Configuration {
    /// The point, or step, so far towards later items; across the axis it is anywhere.
    package func point(along place: Points) -> (x: Points, y: Points) {
        switch (axis, direction) {
        case (.vertical, _): (77, place)
        case (.horizontal, .leftToRight): (place, 0)
        case (.horizontal, .rightToLeft): (-place, 0)
        }
    }
}
