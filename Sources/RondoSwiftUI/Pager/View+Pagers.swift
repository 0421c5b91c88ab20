#if os(iOS) || os(Linux)
    import Rondo
    import SwiftUI

    // Modifiers of any view, for all pagers, tickers and pages within it: the order in which they stand
    // among other modifiers does not matter.

    extension View {
        /// Lays out and moves all pagers, tickers and pages within this view in a way.
        ///
        ///     LoopPager(banners) { BannerView($0) }
        ///         .frame(height: 200)
        ///         .pagerConfiguration { $0.spacing = 12 }
        ///
        /// What is set further inside wins, and a pager's own modifiers win over it. It reaches pagers
        /// within the pages of a pager, too.
        ///
        /// - Parameter change: Changes the engine's configuration. Viewport, direction and initial
        ///   item are the pager's own.
        /// - Returns: A view whose pagers have that configuration.
        public func pagerConfiguration(
            _ change: @escaping (inout Configuration) -> Void
        ) -> some View {
            transformEnvironment(\.pagerChanges) { $0.append(change) }
        }

        /// Has all pagers and tickers within this view wait with going on by themselves; a step under
        /// way goes on to its end.
        ///
        /// - Parameter isPaused: Whether they wait. A pager waits while any view around it says so.
        /// - Returns: A view whose pagers do.
        public func pagersPaused(_ isPaused: Bool = true) -> some View {
            transformEnvironment(\.pausesPagers) { $0 = $0 || isPaused }
        }
    }

    private struct PagerChangesKey: EnvironmentKey {
        static var defaultValue: [(inout Configuration) -> Void] { [] }
    }

    private struct PausesPagersKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    extension EnvironmentValues {
        /// What makes the configuration of pagers, one after the other.
        var pagerChanges: [(inout Configuration) -> Void] {
            get { self[PagerChangesKey.self] }
            set { self[PagerChangesKey.self] = newValue }
        }

        /// Whether pagers wait with going on by themselves.
        var pausesPagers: Bool {
            get { self[PausesPagersKey.self] }
            set { self[PausesPagersKey.self] = newValue }
        }
    }
#endif
