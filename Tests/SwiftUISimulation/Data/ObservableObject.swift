// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { .publisher(of: self) }
}

/// Notifies observers that an object is about to change.
@MainActor
public final class ObservableObjectPublisher {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private var hosts: [ObjectIdentifier: () -> Void] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        entries = entries.filter { $0.value.object != nil }
        if let entry = entries[ObjectIdentifier(object)] { return entry.publisher }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
    }

    public func send() {
        if HostingView.isUpdating {
            Simulation.shared.note("Publishing changes from within view updates")
        }
        for invalidate in hosts.values { invalidate() }
    }

    func subscribe(_ host: HostingView) {
        hosts[ObjectIdentifier(host)] = { [weak host] in host?.invalidate(.current) }
    }
}

@propertyWrapper
public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    @available(*, unavailable, message: "a property of an observable object")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    @MainActor
    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            object.objectWillChange.send()
            object[keyPath: storage].value = newValue
        }
    }
}

@MainActor @propertyWrapper
public struct StateObject<Object: ObservableObject>: NodeProperty {
    // Called on the main actor only.
    private nonisolated(unsafe) let make: () -> Object
    private let link = Link<Object>()

    public nonisolated init(wrappedValue: @autoclosure @escaping () -> Object) {
        make = wrappedValue
    }

    public var wrappedValue: Object { link.value ?? make() }

    func fill(_ memory: AnyObject?, _ host: HostingView, _ environment: EnvironmentValues)
        -> AnyObject?
    {
        let object = memory as? Object ?? make()
        link.value = object
        object.objectWillChange.subscribe(host)
        return object
    }
}

@MainActor @propertyWrapper
public struct ObservedObject<Object: ObservableObject>: NodeProperty {
    public var wrappedValue: Object

    public init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }

    func fill(_ memory: AnyObject?, _ host: HostingView, _ environment: EnvironmentValues)
        -> AnyObject?
    {
        wrappedValue.objectWillChange.subscribe(host)
        return nil
    }
}
