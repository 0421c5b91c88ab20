import RondoSwiftUI
import SwiftUI

/// A banner and a line of news, which advance automatically.
struct TickerScene: View {
    let server: FeedServer

    var body: some View {
        LoadingView {
            try await server.rooms(.first).rooms
        } content: { rooms in
            BannerAndNews(rooms: rooms)
        }
    }
}

private struct BannerAndNews: View {
    let rooms: [Room]
    @State private var isPaused = false
    @State private var banner = PagerProxy()
    @EnvironmentObject private var recorder: Recorder
    @ScaledMetric private var lineHeight = 44.0

    var body: some View {
        VStack(spacing: 24) {
            LoopPager(rooms.prefix(5)) { room in
                BannerCard(room: room)
            }
            .pagerAutoAdvance(every: 4)
            .pagerProxy(banner)
            .frame(height: 260)
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
            PagerDots(proxy: banner) {
                $0.currentPageIndicatorTintColor = .tintColor
                $0.pageIndicatorTintColor = .systemFill
            }
            Ticker(rooms) { room in
                Label("\(room.host): \(room.title)", systemImage: "megaphone")
                    .font(.subheadline)
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                    .padding(.horizontal)
            }
            .frame(height: lineHeight)
            .background(.thinMaterial, in: Capsule())
            Toggle("Stand still", isOn: $isPaused)
            Spacer()
        }
        .pagersPaused(isPaused)
        .padding()
        .onAppear { recorder.subject = { banner.view } }
    }
}

private struct BannerCard: View {
    let room: Room

    var body: some View {
        Cover(id: room.id, hue: room.hue)
            .overlay(alignment: .bottomLeading) {
                Text(room.title).font(.title2.bold()).foregroundStyle(.white).padding(20)
            }
            .accessibilityElement(children: .combine)
    }
}
