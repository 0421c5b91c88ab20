import Rondo

/// One input of a scroller; places are along the axis, towards later items.
package enum Input: Sendable {
    case press(Points)
    case move(Points)
    case release(Points)
    case cancel
    case wheel(Points)
    case follow(Points, Phase)
    case next(animated: Bool)
    case previous(animated: Bool)
    case scroll(Int, Way, animated: Bool)
    case resize(Points)
    case hide
    case show
    case reduceMotion(Bool)
    case change(Change)
}

/// An input with its time.
package struct TimedInput: Sendable {
    package var time: Milliseconds
    package var input: Input

    package init(_ time: Milliseconds, _ input: Input) {
        self.time = time
        self.input = input
    }
}

extension TimedInput: CustomStringConvertible {
    package var description: String { "\(time): \(input)" }
}

extension Scroller {
    /// Takes an input, of a horizontal left-to-right world.
    package mutating func take(_ input: Input, at time: Milliseconds) {
        switch input {
        case .press(let x): press(x: x, y: 0, at: time)
        case .move(let x): move(x: x, y: 0, at: time)
        case .release(let x): release(x: x, y: 0, at: time)
        case .cancel: cancelPointer(at: time)
        case .wheel(let step): wheel(dx: step, dy: 0, at: time)
        case .follow(let step, let phase): follow(by: step, phase: phase, at: time)
        case .next(let animated): next(animated: animated, at: time)
        case .previous(let animated): previous(animated: animated, at: time)
        case .scroll(let index, let way, let animated):
            scroll(to: ItemIndex(index), way: way, animated: animated, at: time)
        case .resize(let viewport): resize(to: viewport, at: time)
        case .hide: hide(at: time)
        case .show: show(at: time)
        case .reduceMotion(let isOn): reduceMotion(isOn, at: time)
        case .change(let change): take(change, at: time)
        }
    }
}
