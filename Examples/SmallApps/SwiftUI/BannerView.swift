#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// Banners that advance every five seconds, smaller at the sides, with dots and a line that
    /// fills until the next step.
    struct BannerView: View {
        let banners: [String]
        @State private var pager = PagerProxy()
        @State private var progress: CGFloat = 0

        var body: some View {
            VStack {
                LoopPager(banners, id: \.self) { banner in
                    Text(banner)
                }
                .pagerItemLength(300)
                .pagerItemAlignment(.center)
                .pagerAutoAdvance(every: 5)
                .pagerTransition { content, phase in
                    content.scaleEffect(1 - 0.1 * abs(phase.value))
                }
                .pagerAccessibilityAdjustable(for: String.self) { $0 }
                .onPagerRestChange { seconds in
                    progress = 0
                    guard let seconds else { return }
                    withAnimation(.linear(duration: seconds)) { progress = 1 }
                }
                .pagerProxy(pager)
                Color.accentColor.frame(height: 2).scaleEffect(x: progress, anchor: .leading)
                PagerDots(proxy: pager)
            }
        }
    }
#endif
