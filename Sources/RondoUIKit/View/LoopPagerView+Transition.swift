#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// The current switch, or nil.
        public var transition: PageTransition? {
            engine.scroller.passage.map {
                PageTransition(
                    from: engine.item($0.from),
                    to: engine.item($0.to),
                    progress: $0.progress
                )
            }
        }

        /// The position of the content, in items.
        ///
        /// 2.25 is a quarter of the way from item 2 to item 3. Between the last item and the first
        /// one of a loop it continues from the last. It is 0 or more and below the number of items;
        /// 0 without items.
        public var position: CGFloat {
            let count = CGFloat(numberOfItems)
            guard count > 0 else { return 0 }
            let place = engine.scroller.slotPosition
            let position = place - (place / count).rounded(.down) * count
            return position < count ? position : 0
        }
    }
#endif
