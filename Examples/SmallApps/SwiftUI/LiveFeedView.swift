#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import RondoUIKit
    import SwiftUI

    /// A vertical looping feed of live rooms, which loads more pages and plays the current room.
    @MainActor
    struct LiveFeedView: View {
        let blocked: Set<Room.ID>
        @StateObject private var rooms: PagerLoader<Room, Int>
        @State private var current: Room.ID?

        init(server: Server, blocked: Set<Room.ID>) {
            self.blocked = blocked
            _rooms = StateObject(
                wrappedValue: PagerLoader(from: 0) { cursor in
                    let page = try await server.rooms(cursor)
                    return LoopPagerPage(items: page.rooms, next: page.next)
                }
            )
        }

        var body: some View {
            VStack {
                LoopPager(rooms.items, selection: $current) { room in
                    Text(room.id == current ? "\(room.title), live" : room.title)
                }
                .pagerAxis(.vertical)
                .pagerFilter(for: Room.self) { !blocked.contains($0.id) }
                .pagerLoader(rooms)
                if case .failed = rooms.loading {
                    Button("Try again") { rooms.retry() }
                }
            }
        }
    }
#endif
