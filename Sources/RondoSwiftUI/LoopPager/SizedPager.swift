#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The size of a pager by its content; nil along an axis that the content does not decide.
    @MainActor
    final class WantedSize: ObservableObject {
        @Published private(set) var width: CGFloat?
        @Published private(set) var height: CGFloat?

        /// Sets the size from a UIKit view's intrinsic size.
        func adopt(_ size: CGSize) {
            func length(_ value: CGFloat) -> CGFloat? {
                value == UIView.noIntrinsicMetric ? nil : value
            }
            width = length(size.width)
            height = length(size.height)
        }
    }

    /// A pager with the size of its content; a change of that size only updates the frame.
    struct SizedPager<Pager: View>: View {
        let pager: Pager
        @ObservedObject var wanted: WantedSize

        var body: some View {
            pager.frame(width: wanted.width, height: wanted.height)
        }
    }
#endif
