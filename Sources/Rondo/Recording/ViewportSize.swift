/// The viewport's two lengths, in points; 0 means no layout yet.
public struct ViewportSize: Equatable, Sendable {
    /// From the left edge to the right one.
    public var width: Points
    /// From the top edge to the bottom one.
    public var height: Points

    /// A viewport of these lengths, in points.
    public init(width: Points, height: Points) {
        self.width = width
        self.height = height
    }

    /// The length along an axis.
    public func length(along axis: Configuration.Axis) -> Points {
        switch axis {
        case .horizontal: width
        case .vertical: height
        }
    }

    /// The same viewport with another length along an axis.
    func with(_ length: Points, along axis: Configuration.Axis) -> ViewportSize {
        switch axis {
        case .horizontal: ViewportSize(width: length, height: height)
        case .vertical: ViewportSize(width: width, height: length)
        }
    }
}
