#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// Pages with tabs above them, which follow each other in both ways.
    struct TabbedPagesView: View {
        let titles: [String]
        @State private var pager = PagerProxy()

        var body: some View {
            VStack {
                PagerTabs(titles, proxy: pager) { $0 }
                Pages(titles, id: \.self) { title in
                    Text(title)
                }
                .pinned(.both)
                .proxy(pager)
            }
        }
    }
#endif
