#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    /// The root view of a tile's hosting controller: the content of one item, or nothing.
    struct TileRoot<ID: Hashable, Content: View>: View {
        /// An item and its content.
        struct ItemContent {
            let id: ID
            /// Evaluated within an update, so that SwiftUI tracks what it reads.
            let content: () -> Content
            /// Returns the VoiceOver text of the item; nil to use the content's own.
            var description: (() -> String)?
        }

        var item: ItemContent?
        var surroundings = Surroundings()
        /// The animation of changes within the content; nil for none.
        var animation: Animation?

        var body: some View {
            if let item {
                item.content()
                    // Another item starts with new state.
                    .id(item.id)
                    .ignoresSafeArea(surroundings.ignoredSafeArea)
                    .environment(\.self, surroundings.environment)
                    // A root view does not get the transaction in which it is set. An update
                    // without animation leaves the content's own animations alone.
                    .animation(animation, value: surroundings.animatedUpdate)
            }
        }
    }

    /// The surroundings of tiles.
    struct Surroundings {
        /// The environment of the tiles' view; a nested hosting controller does not inherit it.
        var environment = EnvironmentValues()
        /// The animation of the current update; nil without one, and between updates.
        var animation: Animation?
        /// The ignored regions of the safe area, since that of moving tiles would change in each
        /// frame.
        var ignoredSafeArea: SafeAreaRegions = .container
        /// The number of updates of the tiles' view.
        var update = 0
        /// The number of the last animated update; 0 before one.
        var animatedUpdate = 0
    }
#endif
