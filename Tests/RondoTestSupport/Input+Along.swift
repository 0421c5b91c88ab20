import Rondo

/// An input with its time.
package typealias TimedInput = (time: Milliseconds, input: Input)

/// Inputs by their positions along the axis, towards later items; by default from left to right.
extension Input {
    package static func press(_ place: Points, in configuration: Configuration = plain) -> Input {
        let (x, y) = configuration.point(along: place)
        return .press(x: x, y: y)
    }

    package static func move(_ place: Points, in configuration: Configuration = plain) -> Input {
        let (x, y) = configuration.point(along: place)
        return .move(x: x, y: y)
    }

    package static func release(_ place: Points, in configuration: Configuration = plain) -> Input {
        let (x, y) = configuration.point(along: place)
        return .release(x: x, y: y)
    }

    package static func wheel(
        _ step: Points,
        in configuration: Configuration = plain,
        notch: Bool = false,
        phase: WheelPhase = .moved
    ) -> Input {
        let (dx, dy) = configuration.point(along: step)
        return .wheel(dx: dx, dy: dy, notch: notch, phase: phase)
    }

    package static let plain = Configuration(viewport: 0)

    /// The same input along the axis of another configuration.
    package func turned(from old: Configuration, to new: Configuration) -> Input {
        switch self {
        case .press(let x, let y): .press(old.place(x, y), in: new)
        case .move(let x, let y): .move(old.place(x, y), in: new)
        case .release(let x, let y): .release(old.place(x, y), in: new)
        case .wheel(let dx, let dy, let notch, let phase):
            .wheel(old.place(dx, dy), in: new, notch: notch, phase: phase)
        default: self
        }
    }
}

extension Configuration {
    /// The point or step at a distance towards later items; its place across the axis is arbitrary.
    package func point(along place: Points) -> (x: Points, y: Points) {
        switch (axis, direction) {
        case (.vertical, _): (77, place)
        case (.horizontal, .leftToRight): (place, 0)
        case (.horizontal, .rightToLeft): (-place, 0)
        }
    }

    /// The distance of a point or step towards later items.
    package func place(_ x: Points, _ y: Points) -> Points {
        switch (axis, direction) {
        case (.vertical, _): y
        case (.horizontal, .leftToRight): x
        case (.horizontal, .rightToLeft): -x
        }
    }
}

extension ItemKey: ExpressibleByIntegerLiteral {
    /// The key with a number.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}
