#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// A vertical looping feed of live rooms, which loads more pages and plays the current room.
    @MainActor
    struct LiveFeedView: View {
        let server: Server
        let blocked: Set<Room.ID>
        @State private var rooms: [Room] = []
        @State private var next: Int?
        @State private var hasEnded = false
        @State private var isLoading = false
        @State private var current: Room.ID?

        var body: some View {
            LoopPager(rooms, selection: $current) { room in
                Text(room.id == current ? "\(room.title), live" : room.title)
            }
            .axis(.vertical)
            .filter { !blocked.contains($0.id) }
            .onReachEnd { load() }
            .onAppear { load() }
        }

        private func load() {
            guard !isLoading, !hasEnded else { return }
            isLoading = true
            Task {
                if let page = try? await server.rooms(next) {
                    rooms += page.rooms
                    next = page.next
                    hasEnded = page.next == nil
                }
                isLoading = false
            }
        }
    }
#endif
