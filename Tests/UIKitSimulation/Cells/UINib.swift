// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A nib, whose objects are made by a closure here.
@MainActor
open class UINib {
    private let make: () -> [Any]

    /// A nib with the objects that a closure makes.
    public init(simulating make: @escaping () -> [Any]) {
        self.make = make
    }

    open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        let objects = make()
        for object in objects { (object as? UIResponder)?.awakeFromNib() }
        return objects
    }
}
