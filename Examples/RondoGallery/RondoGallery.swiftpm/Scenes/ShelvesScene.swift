import RondoSwiftUI
import RondoUIKit
import SwiftUI

/// Shelves that load page by page, with items that load near the viewport.
@MainActor
struct ShelvesScene: View {
    let server: FeedServer
    @StateObject private var shelves: PagerLoader<Shelf, Cursor>
    @State private var list = ShelvesProxy()
    @EnvironmentObject private var recorder: Recorder
    @ScaledMetric private var textHeight = 52.0
    @ScaledMetric private var headerHeight = 44.0

    init(server: FeedServer) {
        self.server = server
        _shelves = StateObject(
            wrappedValue: PagerLoader(from: .first, prefetch: 5) { cursor in
                let page = try await server.shelves(cursor)
                return LoopPagerPage(items: page.shelves, next: page.next)
            }
        )
    }

    var body: some View {
        Shelves(shelves.items, ids: \.itemIDs, load: server.items) { item in
            ItemCard(item: item, textHeight: textHeight)
        } header: { shelf in
            Text(shelf.title)
                .font(.headline)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .accessibilityAddTraits(.isHeader)
        }
        .shelfHeaderLength(headerHeight)
        .shelfLength(headerHeight + 130 + textHeight)
        .shelfSpacing(12)
        .shelfItemLength(130)
        .shelfItemSpacing(12)
        .shelvesLoader(shelves)
        .shelvesFooter(length: footerLength) { footer }
        .shelvesProxy(list)
        .padding(.leading)
        .onAppear { recorder.subject = { list.view } }
    }

    private var footerLength: CGFloat {
        if case .ended = shelves.loading { 0 } else { 2 * headerHeight }
    }

    @ViewBuilder private var footer: some View {
        if case .failed(let error) = shelves.loading {
            VStack {
                Text(error.localizedDescription).foregroundStyle(.secondary)
                Button("Try again") { shelves.retry() }
            }
        } else {
            ProgressView()
        }
    }
}

/// An item on its shelf; a placeholder until its data has loaded.
private struct ItemCard: View {
    let item: Item?
    let textHeight: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Group {
                if let item {
                    Cover(id: item.id, hue: item.hue)
                } else {
                    Color(uiColor: .secondarySystemFill)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            VStack(alignment: .leading) {
                Text(item?.title ?? "Title to come").font(.subheadline.weight(.medium))
                Text(item?.subtitle ?? "Subtitle").font(.caption).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .redacted(reason: item == nil ? .placeholder : [])
            .frame(height: textHeight, alignment: .top)
        }
        .accessibilityElement(children: .combine)
    }
}
