#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import SwiftUI

    // Modifiers of any view, for all pagers, tickers and pages within it; their order among other
    // modifiers does not matter.

    extension View {
        /// Configures all pagers, tickers and pages within this view.
        ///
        ///     LoopPager(banners) { BannerView($0) }
        ///         .frame(height: 200)
        ///         .pagerConfiguration { $0.spacing = 12 }
        ///
        /// The innermost value wins, and a pager's own modifiers win over it. It also applies to
        /// pagers within the pages of a pager.
        ///
        /// - Parameter change: Changes the engine's configuration. Each pager sets viewport,
        ///   direction and initial item.
        /// - Returns: A view with these pagers.
        public func pagerConfiguration(
            _ change: @escaping (inout Configuration) -> Void
        ) -> some View {
            transformEnvironment(\.pagerChanges) { $0.append(change) }
        }

        /// Pauses auto-advance of all pagers and tickers within this view; a current step continues
        /// to its end.
        ///
        /// - Parameter isPaused: Whether they wait. A pager waits while any surrounding view pauses
        ///   it.
        /// - Returns: A view with these pagers.
        public func pagersPaused(_ isPaused: Bool = true) -> some View {
            transformEnvironment(\.pausesPagers) { $0 = $0 || isPaused }
        }
    }

    extension View {
        /// Draws the items of all pagers, tickers and pages within this view depending on their
        /// position.
        ///
        /// A pager's own `pagerTransition` wins over it. It also applies to pagers within the pages
        /// of a pager.
        ///
        /// - Parameter transition: Returns the effect at a phase; at 0 usually none.
        /// - Returns: A view with these pagers.
        public func pagerTransition(
            _ transition:
                @escaping @MainActor (_ content: PagerEffect, _ phase: PagerPhase) -> PagerEffect
        ) -> some View {
            environment(\.pagerTransition, transition)
        }
    }

    private struct PagerTransitionKey: EnvironmentKey {
        static var defaultValue: PagerTransition? { nil }
    }

    private struct PagerChangesKey: EnvironmentKey {
        static var defaultValue: [(inout Configuration) -> Void] { [] }
    }

    private struct PausesPagersKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    extension EnvironmentValues {
        /// Changes of the pagers' configuration, in order.
        var pagerChanges: [(inout Configuration) -> Void] {
            get { self[PagerChangesKey.self] }
            set { self[PagerChangesKey.self] = newValue }
        }

        /// The effect on items, nil for none.
        var pagerTransition: PagerTransition? {
            get { self[PagerTransitionKey.self] }
            set { self[PagerTransitionKey.self] = newValue }
        }

        /// Whether auto-advance waits.
        var pausesPagers: Bool {
            get { self[PausesPagersKey.self] }
            set { self[PausesPagersKey.self] = newValue }
        }
    }
#endif
