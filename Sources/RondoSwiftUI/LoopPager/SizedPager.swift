#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The size of a pager by its content; nil along an axis that the content does not decide.
    @MainActor
    final class WantedSize: ObservableObject {
        @Published private(set) var size: (width: CGFloat?, height: CGFloat?) = (nil, nil)

        /// Sets the size from a UIKit view's intrinsic size.
        func adopt(_ size: CGSize) {
            func length(_ value: CGFloat) -> CGFloat? {
                value == UIView.noIntrinsicMetric ? nil : value
            }
            self.size = (length(size.width), length(size.height))
        }
    }

    /// A pager with the size of its content; a change of that size only updates the frame.
    struct SizedPager<Pager: View>: View {
        let pager: Pager
        @ObservedObject var wanted: WantedSize

        var body: some View {
            pager.frame(width: wanted.size.width, height: wanted.size.height)
        }
    }
#endif
