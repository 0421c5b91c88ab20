import RondoSwiftUI
import SwiftUI

/// Shelves that load page by page, whose items are loaded when they come near.
struct ShelvesScene: View {
    let server: FeedServer

    var body: some View {
        LoadingView {
            try await server.shelves(.first)
        } content: { page in
            LoadedShelves(server: server, shelves: page.shelves, next: page.next)
        }
    }
}

@MainActor
private struct LoadedShelves: View {
    let server: FeedServer
    @State var shelves: [Shelf]
    @State var next: Cursor?
    @State private var isLoading = false
    @ScaledMetric private var textHeight = 52.0
    @ScaledMetric private var headerHeight = 44.0

    var body: some View {
        Shelves(shelves, ids: \.itemIDs, load: server.items) { item in
            ItemCard(item: item, textHeight: textHeight)
        } header: { shelf in
            Text(shelf.title)
                .font(.headline)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .accessibilityAddTraits(.isHeader)
        }
        .headerLength(headerHeight)
        .shelfLength(headerHeight + 130 + textHeight)
        .shelfSpacing(12)
        .itemLength(130)
        .spacing(12)
        .onReachEnd(within: 5) { loadMore() }
        .padding(.leading)
    }

    private func loadMore() {
        guard let cursor = next, !isLoading else { return }
        isLoading = true
        Task {
            defer { isLoading = false }
            // A failed request is repeated when the end comes near again.
            guard let page = try? await server.shelves(cursor) else { return }
            shelves += page.shelves
            next = page.next
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
