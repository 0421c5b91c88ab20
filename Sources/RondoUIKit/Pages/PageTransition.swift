#if os(iOS) || os(Linux)
    import UIKit

    /// The way from one page, or one item of a pager, to another while it is gone.
    public struct PageTransition: Equatable {
        /// The page that things rested on last.
        public let from: LoopPagerItem
        /// The page that it leads to, or seems to.
        ///
        /// Under a finger that is the next one in the direction in which the content has left
        /// `from`, and `from` itself exactly on its place.
        public let to: LoopPagerItem
        /// How much of the way is done, from 0 to 1.
        public let progress: CGFloat

        /// A transition with these values.
        public init(from: LoopPagerItem, to: LoopPagerItem, progress: CGFloat) {
            self.from = from
            self.to = to
            self.progress = progress
        }
    }
#endif
