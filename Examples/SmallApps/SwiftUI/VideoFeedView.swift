#if os(iOS)
    import RondoSwiftUI
    import SwiftUI

    /// Full-screen videos below each other: the one at rest plays, the next one is ready, more are
    /// loaded, a pull refreshes, and a button tries again.
    @MainActor
    struct VideoFeedView: View {
        @StateObject private var videos: PagerLoader<Room, Int>
        @State private var shown: Room.ID?
        @State private var playing: Room.ID?

        init(server: Server) {
            _videos = StateObject(
                wrappedValue: PagerLoader(from: 0) { cursor in
                    let page = try await server.rooms(cursor)
                    return LoopPagerPage(items: page.rooms, next: page.next)
                }
            )
        }

        var body: some View {
            LoopPager(videos.items, selection: $shown) { video in
                VideoView(video: video, isPlaying: video.id == playing)
            }
            .pagerAxis(.vertical)
            .pagerPinned(.both)
            .pagerLoader(videos)
            .onPagerActiveChange(for: Room.self) { playing = $0?.id }
            .refreshable {
                await videos.refresh()
                shown = videos.items.first?.id
            }
            .ignoresSafeArea()
            .overlay(alignment: .bottom) {
                if case .failed = videos.loading {
                    Button("Try again") { videos.retry() }
                }
            }
        }
    }

    /// A full-screen video, made one item before it is visible: it can load in `onAppear`.
    struct VideoView: View {
        let video: Room
        let isPlaying: Bool

        var body: some View {
            Text(isPlaying ? "\(video.title), playing" : video.title)
        }
    }
#endif
