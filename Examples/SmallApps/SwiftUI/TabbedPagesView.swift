#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// Pages with tabs above; each follows the other.
    struct TabbedPagesView: View {
        let titles: [String]
        @State private var pager = PagerProxy()

        var body: some View {
            VStack {
                PagerTabs(titles, proxy: pager) { $0 }
                Pages(titles, id: \.self) { title in
                    Text(title)
                }
                .pagerPinned(.both)
                .pagerProxy(pager)
            }
        }
    }
#endif
