// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor @propertyWrapper
public struct State<Value>: NodeProperty {
    private let initial: Value
    private let link = Link<Storage<Value>>()

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public init(initialValue: Value) {
        initial = initialValue
    }

    public init() where Value: ExpressibleByNilLiteral {
        initial = nil
    }

    /// Setting it without a node has no effect.
    public var wrappedValue: Value {
        get { link.value?.value ?? initial }
        nonmutating set { link.value?.set(newValue, .current) }
    }

    public var projectedValue: Binding<Value> {
        guard let storage = link.value else { return .constant(initial) }
        return Binding(get: { storage.value }, set: { storage.set($0, $1) })
    }

    func fill(_ memory: AnyObject?, _ host: HostingView, _ environment: EnvironmentValues)
        -> AnyObject?
    {
        let storage = memory as? Storage<Value> ?? Storage(initial, host)
        link.value = storage
        return storage
    }
}

/// The value of a state, which lives as long as its node.
///
/// A change causes an update only if an update has read the value before.
@MainActor
final class Storage<Value> {
    private var stored: Value
    private var wasRead = false
    private weak var host: HostingView?

    init(_ value: Value, _ host: HostingView) {
        stored = value
        self.host = host
    }

    var value: Value {
        if HostingView.isUpdating { wasRead = true }
        return stored
    }

    func set(_ new: Value, _ transaction: Transaction) {
        if HostingView.isUpdating {
            Simulation.shared.note("Modifying state during view update")
        }
        stored = new
        if wasRead { host?.invalidate(transaction) }
    }
}
