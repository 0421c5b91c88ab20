#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import SwiftUI

    extension View {
        /// Configures all shelves within this view; the order among other modifiers does not matter.
        ///
        ///     Shelves(genres, items: \.films) { CoverView($0) }
        ///         .padding(.vertical)
        ///         .shelvesConfiguration { $0.shelf.spacing = 12 }
        ///
        /// The innermost value wins, and the shelves' own modifiers win over it.
        ///
        /// - Parameter change: Changes the engine's configuration. The view sets viewports and
        ///   direction.
        /// - Returns: A view with these shelves.
        public func shelvesConfiguration(
            _ change: @escaping (inout ShelvesConfiguration) -> Void
        ) -> some View {
            transformEnvironment(\.shelvesChanges) { $0.append(change) }
        }
    }

    private struct ShelvesChangesKey: EnvironmentKey {
        static var defaultValue: [(inout ShelvesConfiguration) -> Void] { [] }
    }

    extension EnvironmentValues {
        /// Changes of the shelves' configuration, in order.
        var shelvesChanges: [(inout ShelvesConfiguration) -> Void] {
            get { self[ShelvesChangesKey.self] }
            set { self[ShelvesChangesKey.self] = newValue }
        }
    }
#endif
