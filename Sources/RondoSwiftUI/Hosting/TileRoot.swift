#if os(iOS) || os(Linux)
    import SwiftUI

    /// What a tile's hosting controller shows: the content of one item, or nothing between two.
    struct TileRoot<ID: Hashable, Content: View>: View {
        /// An item, and what is shown of it.
        struct Page {
            let id: ID
            /// Evaluated within an update, so that SwiftUI knows of what it reads.
            let content: () -> Content
            /// What VoiceOver says of the item; nil for what is within its content.
            var description: (() -> String)?
        }

        var page: Page?
        var surroundings = Surroundings()

        var body: some View {
            if let page {
                page.content()
                    // Another item starts with a state of its own.
                    .id(page.id)
                    .ignoresSafeArea(surroundings.ignoredSafeArea)
                    .environment(\.self, surroundings.environment)
            }
        }
    }

    /// What tiles are shown in.
    struct Surroundings {
        /// That of the view which the tiles belong to; a hosting controller within another one does
        /// not get it by itself.
        var environment = EnvironmentValues()
        /// That of the update which is under way; a plain one between updates.
        var transaction = Transaction()
        /// The safe area that tiles do not mind: of one that moves it is another one in each frame.
        var ignoredSafeArea: SafeAreaRegions = .container
        /// Counts the updates of the view that the tiles belong to.
        var update = 0
    }
#endif
