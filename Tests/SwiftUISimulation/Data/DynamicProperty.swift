// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {}

/// A property that a node fills before it asks a view for its body.
@MainActor
protocol NodeProperty: DynamicProperty {
    /// Fills it.
    ///
    /// - Parameters:
    ///   - memory: What was returned last time; nil when the node is new.
    ///   - host: Updates the node.
    ///   - environment: The node's.
    /// - Returns: What the node is to remember for it.
    func fill(_ memory: AnyObject?, _ host: HostingView, _ environment: EnvironmentValues)
        -> AnyObject?
}

/// A value that is given to copies of a property, by reference.
@MainActor
final class Link<Value> {
    var value: Value?

    nonisolated init() {}
}
