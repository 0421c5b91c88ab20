#if os(iOS)
    import RondoSwiftUI
    import SwiftUI

    /// Cards in a row with two ends: as many as fit, a part of the next, dots and two buttons.
    struct ProductsView: View {
        let products: [String]
        @State private var pager = PagerProxy()
        @State private var canGoBack = false
        @State private var canGoForward = false

        var body: some View {
            GeometryReader { area in
                VStack {
                    LoopPager(products, id: \.self) { product in
                        Text(product)
                    }
                    .pagerItemsPerView(Self.count(in: area.size.width))
                    .pagerSpacing(12)
                    .pagerPinned(.both)
                    .pagerSnap(.item)
                    .onPagerStopChange { stop in
                        (canGoBack, canGoForward) = (!stop.isFirst, !stop.isLast)
                    }
                    .pagerProxy(pager)
                    HStack {
                        Button("Previous") { pager.scrollToPrevious() }
                            .disabled(!canGoBack)
                        PagerDots(proxy: pager)
                        Button("Next") { pager.scrollToNext() }
                            .disabled(!canGoForward)
                    }
                }
            }
            .frame(height: 240)
        }

        private static func count(in width: CGFloat) -> CGFloat {
            width < 500 ? 1.15 : width < 900 ? 2.5 : 4.2
        }
    }
#endif
