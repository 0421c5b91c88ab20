#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The events of a page container: each once, in order; all methods are optional.
    ///
    /// Every `willBeginTransitionFrom` ends in exactly one `didSettleOn` or
    /// `didCancelTransitionOn`, however many gestures follow each other in between. An immediate
    /// jump, or a removed current page, settles without a begin. The pages themselves get
    /// appearance callbacks from UIKit.
    @MainActor
    public protocol PageContainerViewControllerDelegate: AnyObject {
        /// The content left rest on a page; `to` is the probable target, nil if it is open.
        func pageContainer(
            _ container: PageContainerViewController,
            willBeginTransitionFrom page: LoopPagerItem?,
            to next: LoopPagerItem?
        )
        /// The pages have moved; called for each frame in motion, for example for tab bars.
        func pageContainer(
            _ container: PageContainerViewController,
            didUpdate transition: PageTransition
        )
        /// The content crossed the halfway line.
        func pageContainer(
            _ container: PageContainerViewController,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        )
        /// The content came to rest on another page: the switch is complete.
        func pageContainer(
            _ container: PageContainerViewController,
            didSettleOn page: LoopPagerItem?,
            from old: LoopPagerItem?
        )
        /// The content came to rest on the page that it left.
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
