#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// Photos in a loop, and below them a strip of thumbs that follows; a tap on one shows its
    /// photo.
    struct GalleryView: View {
        let photos: [String]
        @State private var photo: String?
        @State private var thumb: String?

        var body: some View {
            VStack {
                LoopPager(photos, id: \.self, selection: $photo) { photo in
                    Text(photo)
                }
                .onPagerCurrentChange(for: String.self) { photo in
                    withAnimation { thumb = photo }
                }
                LoopPager(photos, id: \.self, selection: $thumb) { photo in
                    Button("Show \(photo)") {
                        withAnimation { self.photo = photo }
                    }
                }
                .pagerItemsPerView(5)
                .pagerItemAlignment(.center)
                .pagerSnap(.item)
                .pagerTransition { content, phase in
                    content.opacity(1 - 0.5 * abs(phase.value))
                }
                .frame(height: 64)
            }
        }
    }
#endif
