#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// Turns places along the axis into a scroll view's coordinates, and back.
    ///
    /// A place counts from the leading edge of the content towards later items; the viewport is
    /// what the insets leave of the scroll view. A scroll view is not mirrored by right-to-left, so
    /// it is done here and nowhere else.
    struct TrackSpace: Equatable {
        var axis = Configuration.Axis.horizontal
        /// Whether later items stand to the left.
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

        /// The length that the insets leave along the axis.
        var viewport: Points { max(0, length - leading - trailing) }

        /// What the insets leave across the axis.
        private var breadth: Points {
            axis == .horizontal
                ? max(0, size.height - insets.top - insets.bottom)
                : max(0, size.width - insets.left - insets.right)
        }

        /// The part of a vector along the axis, towards later items.
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

        /// The frame of what is `extent` long from a place on.
        func frame(of place: Points, extent: Points, in content: Points) -> CGRect {
            switch axis {
            case .vertical:
                return CGRect(x: 0, y: place, width: breadth, height: extent)
            case .horizontal:
                let x = isMirrored ? content - place - extent : place
                return CGRect(x: x, y: 0, width: extent, height: breadth)
            }
        }

        /// The size of content of a length.
        func contentSize(_ content: Points) -> CGSize {
            axis == .horizontal
                ? CGSize(width: content, height: breadth)
                : CGSize(width: breadth, height: content)
        }
    }
#endif
