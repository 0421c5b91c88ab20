// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never has no body") }
}

/// A view without a body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {
    /// Shows the view in a node.
    func show(in node: Node, _ environment: EnvironmentValues)
}

extension PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
