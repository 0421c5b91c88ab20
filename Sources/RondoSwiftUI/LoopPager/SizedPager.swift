#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// How large the pages of a pager want it to be; nil along an axis where they do not say.
    @MainActor
    final class WantedSize: ObservableObject {
        @Published private(set) var width: CGFloat?
        @Published private(set) var height: CGFloat?

        /// Takes over an intrinsic size of UIKit's.
        func adopt(_ size: CGSize) {
            func length(_ value: CGFloat) -> CGFloat? {
                value == UIView.noIntrinsicMetric ? nil : value
            }
            width = length(size.width)
            height = length(size.height)
        }
    }

    /// A pager as large as its pages want it to be; only its frame follows them.
    struct SizedPager<Pager: View>: View {
        let pager: Pager
        @ObservedObject var wanted: WantedSize

        var body: some View {
            pager.frame(width: wanted.width, height: wanted.height)
        }
    }
#endif
