#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// A page with callbacks for its reuse.
    @MainActor
    public protocol PageContainerReusablePage: UIViewController {
        /// The page is about to show another item.
        func prepareForReuse()
        /// Whether the page may be reused; read when it is reclaimed.
        ///
        /// `true` by default.
        var isReusable: Bool { get }
    }

    /// A page that knows the size of its content without constraints.
    @MainActor
    @_spi(RondoSwiftUI) public protocol PageContainerFittingPage: UIViewController {
        /// The size of its content.
        ///
        /// - Parameters:
        ///   - size: The available space, 0 for a side of any length.
        ///   - present: The present size, for a side that the content does not limit.
        /// - Returns: The size, in points.
        func size(fitting size: CGSize, orElse present: CGSize) -> CGSize
    }

    extension PageContainerReusablePage {
        /// Does nothing.
        public func prepareForReuse() {}
        /// It may be used again.
        public var isReusable: Bool { true }
    }
#endif
