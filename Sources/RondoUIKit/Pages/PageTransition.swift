#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The progress of a switch from one page, or one item of a pager, to another.
    public struct PageTransition: Equatable {
        /// The last page at rest.
        public let from: LoopPagerItem
        /// The target page, or the probable one.
        ///
        /// During a drag it is the next page in the direction in which the content has left `from`,
        /// and `from` itself exactly at its place.
        public let to: LoopPagerItem
        /// The done part of the way, from 0 to 1.
        public let progress: CGFloat

        /// A transition with these values.
        public init(from: LoopPagerItem, to: LoopPagerItem, progress: CGFloat) {
            self.from = from
            self.to = to
            self.progress = progress
        }
    }
#endif
