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

        var body: some View {
            if let item {
                item.content()
                    // Another item starts with new state.
                    .id(item.id)
                    .ignoresSafeArea(surroundings.ignoredSafeArea)
                    .environment(\.self, surroundings.environment)
            }
        }
    }

    /// The surroundings of tiles.
    struct Surroundings {
        /// The environment of the tiles' view; a nested hosting controller does not inherit it.
        var environment = EnvironmentValues()
        /// The transaction of the current update; an empty one between updates.
        var transaction = Transaction()
        /// The ignored regions of the safe area, since that of moving tiles would change in each
        /// frame.
        var ignoredSafeArea: SafeAreaRegions = .container
        /// The number of updates of the tiles' view.
        var update = 0
    }
#endif
