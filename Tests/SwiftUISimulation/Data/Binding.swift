// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @propertyWrapper
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: { value, _ in set(value) })
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }

    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.write(value, transaction) }
            }
        )
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding {
            wrappedValue
        } set: { new in
            withAnimation(animation) { wrappedValue = new }
        }
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, .current) }
    }

    public var projectedValue: Binding<Value> { self }
}
