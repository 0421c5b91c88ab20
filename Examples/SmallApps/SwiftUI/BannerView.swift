#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// Banners that advance every five seconds, smaller at the sides, with dots below.
    struct BannerView: View {
        let banners: [String]
        @State private var pager = PagerProxy()

        var body: some View {
            VStack {
                LoopPager(banners, id: \.self) { banner in
                    Text(banner)
                }
                .itemLength(300)
                .itemAlignment(.center)
                .autoAdvance(every: 5)
                .pagerTransition { content, phase in
                    content.scaleEffect(1 - 0.1 * abs(phase.value))
                }
                .accessibilityAdjustable { $0 }
                .proxy(pager)
                PagerDots(proxy: pager)
            }
        }
    }
#endif
