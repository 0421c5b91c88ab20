#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The row of a footer: a shelf without items, so its header is all of it.
    struct ShelvesFooter: Hashable, CustomStringConvertible {
        var number = 0

        var description: String { "footer \(number)" }

        static func options(height: CGFloat) -> ShelfOptions {
            var options = ShelfOptions()
            options.height = .points(height)
            options.headerHeight = height
            return options
        }
    }
#endif
