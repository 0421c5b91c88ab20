import RondoSwiftUI
import SwiftUI

/// A pager whose ends can be open or pinned, independently.
struct PagerScene: View {
    let server: FeedServer

    var body: some View {
        LoadingView {
            try await server.items((1...24).map { "item-\($0)" })
        } content: { items in
            PagerWithControls(items: items)
        }
    }
}

private struct PagerWithControls: View {
    let items: [Item]
    @State private var ends = EndsChoice.loop
    @State private var count = 7
    @State private var isFree = false
    @State private var selection: Item.ID?
    @State private var pager = PagerProxy()
    @EnvironmentObject private var recorder: Recorder

    var body: some View {
        VStack {
            LoopPager(items.prefix(count), selection: $selection) { item in
                PagerCard(item: item)
            }
            .pagerPinned(ends.pinned)
            .pagerItemLength(280)
            .pagerSpacing(16)
            .pagerItemAlignment(.center)
            .pagerSnap(isFree ? .item : .page)
            .pagerProxy(pager)
            .padding(.vertical)
            controls
        }
        .onAppear { recorder.subject = { pager.view } }
    }

    private var controls: some View {
        VStack(spacing: 12) {
            Picker("Ends", selection: $ends) {
                ForEach(EndsChoice.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            Stepper("\(count) items", value: $count, in: 1...items.count)
            Toggle("Flicks pass several pages", isOn: $isFree)
            Button("Go to the first, the shortest way") {
                withAnimation { selection = items.first?.id }
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }
}

private enum EndsChoice: String, CaseIterable {
    case loop = "Loop"
    case start = "Start"
    case end = "End"
    case both = "Both"

    var pinned: PinnedEnds {
        switch self {
        case .loop: []
        case .start: .start
        case .end: .end
        case .both: .both
        }
    }
}

private struct PagerCard: View {
    let item: Item

    var body: some View {
        Cover(id: item.id, hue: item.hue)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(item.title).font(.title2.bold())
                    Text(item.subtitle).font(.subheadline)
                }
                .foregroundStyle(.white)
                .padding(20)
            }
            .clipShape(RoundedRectangle(cornerRadius: 28, style: .continuous))
            .accessibilityElement(children: .combine)
    }
}
