// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One of the two axes of a scroll view.
enum ScrollAxis {
    case horizontal
    case vertical
}

extension CGPoint {
    subscript(axis: ScrollAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    func leading(_ axis: ScrollAxis) -> Double { axis == .horizontal ? left : top }
    func trailing(_ axis: ScrollAxis) -> Double { axis == .horizontal ? right : bottom }
}
