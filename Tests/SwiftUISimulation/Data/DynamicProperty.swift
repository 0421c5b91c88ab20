// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {}

/// A property that a node fills before it evaluates the body of a view.
@MainActor
protocol NodeProperty: DynamicProperty {
    /// Fills the property.
    ///
    /// - Parameters:
    ///   - memory: The result of the last call; nil for a new node.
    ///   - host: The host that updates the node.
    ///   - environment: The node's environment.
    /// - Returns: The object that the node keeps for the property.
    func fill(_ memory: AnyObject?, _ host: HostingView, _ environment: EnvironmentValues)
        -> AnyObject?
}

/// A value that copies of a property share, by reference.
@MainActor
final class Link<Value> {
    var value: Value?

    nonisolated init() {}
}
