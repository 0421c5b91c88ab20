// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@MainActor @propertyWrapper
public struct Environment<Value>: NodeProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let link = Link<Value>()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { link.value ?? EnvironmentValues()[keyPath: keyPath] }

    func fill(_ memory: AnyObject?, _ host: HostingView, _ environment: EnvironmentValues)
        -> AnyObject?
    {
        link.value = environment[keyPath: keyPath]
        return nil
    }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    // MARK: The parts of SwiftUI's environment that the tests use

    public var layoutDirection = LayoutDirection.leftToRight
    public var dynamicTypeSize = DynamicTypeSize.large
    public var isEnabled = true
    public var isScrollEnabled = true
    public internal(set) var refresh: RefreshAction?
}

/// The action of pull to refresh.
@MainActor
public struct RefreshAction {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

public enum LayoutDirection: Sendable {
    case leftToRight
    case rightToLeft
}

public enum DynamicTypeSize: Sendable {
    case large
    case accessibility1
}
