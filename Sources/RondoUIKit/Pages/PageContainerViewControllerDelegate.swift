#if os(iOS) || os(Linux)
    import UIKit

    /// Who is told how pages are switched: each thing once, in order, none of them required.
    ///
    /// Every `willBeginTransitionFrom` ends in exactly one `didSettleOn` or
    /// `didCancelTransitionOn`, however many gestures follow each other in between. An immediate
    /// jump, or a removed current page, settles without a begin. What becomes of a page, its
    /// controller is told by UIKit.
    @MainActor
    public protocol PageContainerViewControllerDelegate: AnyObject {
        /// Something left rest on a page; `to` is where it seems to lead, nil when that is open.
        func pageContainer(
            _ container: PageContainerViewController,
            willBeginTransitionFrom page: LoopPagerItem?,
            to next: LoopPagerItem?
        )
        /// The pages have moved; called for each frame while they do, for tab bars and the like.
        func pageContainer(
            _ container: PageContainerViewController,
            didUpdate transition: PageTransition
        )
        /// The halfway line was crossed.
        func pageContainer(
            _ container: PageContainerViewController,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        )
        /// Things came to rest on another page: the switch is complete.
        func pageContainer(
            _ container: PageContainerViewController,
            didSettleOn page: LoopPagerItem?,
            from old: LoopPagerItem?
        )
        /// Things came to rest on the page that they left.
        func pageContainer(
            _ container: PageContainerViewController,
            didCancelTransitionOn page: LoopPagerItem?
        )
    }

    extension PageContainerViewControllerDelegate {
        /// Does nothing.
        public func pageContainer(
            _ container: PageContainerViewController,
            willBeginTransitionFrom page: LoopPagerItem?,
            to next: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func pageContainer(
            _ container: PageContainerViewController,
            didUpdate transition: PageTransition
        ) {}
        /// Does nothing.
        public func pageContainer(
            _ container: PageContainerViewController,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func pageContainer(
            _ container: PageContainerViewController,
            didSettleOn page: LoopPagerItem?,
            from old: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func pageContainer(
            _ container: PageContainerViewController,
            didCancelTransitionOn page: LoopPagerItem?
        ) {}
    }
#endif
