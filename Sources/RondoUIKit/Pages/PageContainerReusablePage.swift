#if os(iOS) || os(Linux)
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

    extension PageContainerReusablePage {
        /// Does nothing.
        public func prepareForReuse() {}
        /// It may be used again.
        public var isReusable: Bool { true }
    }
#endif
