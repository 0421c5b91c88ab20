// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The layer of a view.
@MainActor
public final class CALayer {
    public var zPosition: CGFloat = 0
    private var animations: [(key: String, animation: CABasicAnimation, start: TimeInterval)] = []

    public func add(_ animation: CABasicAnimation, forKey key: String) {
        animations.append((key, animation, CACurrentMediaTime()))
    }

    public func animationKeys() -> [String]? {
        running.isEmpty ? nil : running.map(\.key)
    }

    public func removeAnimation(forKey key: String) {
        animations.removeAll { $0.key == key }
    }

    /// Also ends those of `UIView.animate`, which nothing draws here.
    public func removeAllAnimations() {
        animations = []
    }

    private var running: [(key: String, animation: CABasicAnimation, start: TimeInterval)] {
        animations.filter { CACurrentMediaTime() < $0.start + $0.animation.duration }
    }

    /// The value that running animations add to a property.
    public func addition(to keyPath: String) -> CGFloat {
        running.filter { $0.animation.keyPath == keyPath }.reduce(0) { sum, entry in
            let (from, to) = (entry.animation.fromValue, entry.animation.toValue)
            let share = (CACurrentMediaTime() - entry.start) / entry.animation.duration
            let ways = (from as? Double ?? 0, to as? Double ?? 0)
            return sum + ways.0 + (ways.1 - ways.0) * share
        }
    }
}

@MainActor
public final class CABasicAnimation {
    public let keyPath: String?
    public var fromValue: Any?
    public var toValue: Any?
    public var isAdditive = false
    public var duration: TimeInterval = 0.25
    public var timingFunction: CAMediaTimingFunction?

    public init(keyPath: String?) {
        self.keyPath = keyPath
    }
}

/// Animations are linear here, whatever their curve.
public final class CAMediaTimingFunction: Sendable {
    public init(name: CAMediaTimingFunctionName) {}
}

public enum CAMediaTimingFunctionName: Sendable {
    case easeInEaseOut
}
