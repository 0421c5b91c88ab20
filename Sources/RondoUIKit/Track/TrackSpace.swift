#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Converts places along the axis into a scroll view's coordinates, and back.
    ///
    /// A place counts from the leading edge of the content towards later items; the viewport is the
    /// scroll view without its insets. A scroll view does not mirror its content from right to
    /// left, so this type does, and nothing else.
    struct TrackSpace: Equatable {
        var axis = Configuration.Axis.horizontal
        /// Whether later items are to the left.
        var isMirrored = false
        var size = CGSize.zero
        var insets = UIEdgeInsets.zero

        private var length: Points { axis == .horizontal ? size.width : size.height }

        private var leading: Points {
            switch axis {
            case .vertical: insets.top
            case .horizontal: isMirrored ? insets.right : insets.left
            }
        }

        private var trailing: Points {
            switch axis {
            case .vertical: insets.bottom
            case .horizontal: isMirrored ? insets.left : insets.right
            }
        }

        /// The length along the axis without the insets.
        var viewport: Points { max(0, length - leading - trailing) }

        /// The length across the axis without the insets.
        var breadth: Points {
            axis == .horizontal
                ? max(0, size.height - insets.top - insets.bottom)
                : max(0, size.width - insets.left - insets.right)
        }

        /// Whether places are where they are in another space, whatever there is across the axis.
        func liesAlong(_ other: TrackSpace) -> Bool {
            var other = other
            switch axis {
            case .horizontal: other.size.height = size.height
            case .vertical: other.size.width = size.width
            }
            return self == other
        }

        /// Whether at most the insets are others than in another space.
        func differsOnlyInInsets(from other: TrackSpace) -> Bool {
            var other = other
            other.insets = insets
            return self == other
        }

        /// The component of a vector along the axis, towards later items.
        func along(_ vector: CGPoint) -> Points {
            switch axis {
            case .vertical: vector.y
            case .horizontal: isMirrored ? -vector.x : vector.x
            }
        }

        /// The place of the viewport's leading edge at an offset, in content of a length.
        func place(of offset: CGPoint, in content: Points) -> Points {
            let start = along(offset) + leading
            return isMirrored && axis == .horizontal ? content - length + start : start
        }

        /// The offset that brings the viewport's leading edge to a place.
        func offset(of place: Points, in content: Points) -> CGPoint {
            let start = place - leading
            switch axis {
            case .vertical: return CGPoint(x: -insets.left, y: start)
            case .horizontal:
                return CGPoint(x: isMirrored ? content - length - start : start, y: -insets.top)
            }
        }

        /// The frame of something that is `extent` long from a place on.
        func frame(of place: Points, extent: Points, in content: Points) -> CGRect {
            switch axis {
            case .vertical:
                return CGRect(x: 0, y: place, width: breadth, height: extent)
            case .horizontal:
                let x = isMirrored ? content - place - extent : place
                return CGRect(x: x, y: 0, width: extent, height: breadth)
            }
        }

        /// The size of content with this length.
        func contentSize(_ content: Points) -> CGSize {
            axis == .horizontal
                ? CGSize(width: content, height: breadth)
                : CGSize(width: breadth, height: content)
        }
    }
#endif
