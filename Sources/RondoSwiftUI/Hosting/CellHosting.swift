#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    /// How the cells of pagers, tickers and shelves contain SwiftUI content.
    public enum CellHosting: Sendable {
        /// By a hosting controller, a child of the pager's controller.
        ///
        /// Content can contain view controllers, other pagers and shelves.
        case controller
        /// By a `UIHostingConfiguration` from iOS 16 on, without a controller; before, as
        /// `controller`.
        ///
        /// Content cannot contain view controllers, and so no other pager or shelves: the
        /// configuration does not support `UIViewControllerRepresentable`.
        case configuration
    }

    extension View {
        /// Sets how the cells of all pagers, tickers and shelves within this view contain their
        /// content; the default is `controller`.
        ///
        /// State, identity and updates of the content are the same. Pages of `Pages` always have
        /// controllers. Cells that exist keep what they have.
        ///
        /// - Parameter hosting: The way.
        /// - Returns: A view with these cells.
        public func cellHosting(_ hosting: CellHosting) -> some View {
            environment(\.cellHosting, hosting)
        }
    }

    private struct CellHostingKey: EnvironmentKey {
        static var defaultValue: CellHosting { .controller }
    }

    extension EnvironmentValues {
        /// How cells contain their content.
        var cellHosting: CellHosting {
            get { self[CellHostingKey.self] }
            set { self[CellHostingKey.self] = newValue }
        }
    }
#endif
