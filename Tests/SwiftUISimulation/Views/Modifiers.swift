// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
    public func id(_ id: some Hashable) -> some View {
        Modified(content: self) { node, _ in node.identify(AnyHashable(id)) }
    }

    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        Modified(content: self) { _, environment in environment[keyPath: keyPath] = value }
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        Modified(content: self) { _, environment in transform(&environment[keyPath: keyPath]) }
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        Modified(content: self) { _, environment in
            environment.refresh = RefreshAction(action: action)
        }
    }

    public func disabled(_ isDisabled: Bool) -> some View {
        Modified(content: self) { _, environment in
            environment.isEnabled = environment.isEnabled && !isDisabled
        }
    }

    public func animation(_ animation: Animation?, value: some Equatable) -> some View {
        Modified(content: self) { node, _ in node.animate(animation, when: value) }
    }

    public func onAppear(perform action: @escaping () -> Void) -> some View {
        Modified(content: self) { node, _ in node.appear(action) }
    }

    public func onDisappear(perform action: @escaping () -> Void) -> some View {
        Modified(content: self) { node, _ in node.onLeave = action }
    }

    /// Hosted content has no safe area here.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View { self }

    /// The same on all sides.
    public func padding(_ length: CGFloat) -> some View {
        Modified(content: self) { node, _ in node.padding = length }
    }

    /// At the top left of the available space.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        Modified(content: self) { node, _ in node.frame = (width, height) }
    }
}

extension View {
    /// Nothing is drawn here, so the scale is only recorded.
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        Modified(content: self) { node, _ in node.scale = (x, y) }
    }
}

public struct UnitPoint: Equatable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view with an action that changes its node or environment before it is shown.
struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let modify: (Node, inout EnvironmentValues) -> Void

    func show(in node: Node, _ environment: EnvironmentValues) {
        var environment = environment
        modify(node, &environment)
        node.show([content], environment)
    }
}

public enum Edge: Int8, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}
