#if os(iOS) || os(Linux)
    import UIKit

    /// A page that has a say in being used again.
    @MainActor
    public protocol PageContainerReusablePage: UIViewController {
        /// The page is about to show something else.
        func prepareForReuse()
        /// Whether it may; asked when it is reclaimed. `true` by default.
        var isReusable: Bool { get }
    }

    extension PageContainerReusablePage {
        /// Does nothing.
        public func prepareForReuse() {}
        /// It may be used again.
        public var isReusable: Bool { true }
    }
#endif
