#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension PageContainerViewController {
        /// The number of pages that the container knows.
        public var numberOfPages: Int { pager.numberOfItems }

        /// The target of an animated jump, or else the page nearest to its place; nil without
        /// pages.
        ///
        /// Before the first layout it is the first page, also after a scroll, which that layout
        /// shows.
        public var selectedIndex: Int? { pager.selectedItem?.index }

        /// The last page at rest, nil without pages.
        public var settledPage: LoopPagerItem? { pager.settledItem }

        /// Scrolls to a page.
        ///
        /// A page `keep` or more pages away, on the way from the page that is current, is shown
        /// immediately, animated or not: the pages in between are not made.
        ///
        /// - Parameters:
        ///   - index: The page's index.
        ///   - animated: Whether it takes 0.3 seconds; under reduced motion it is immediate.
        ///   - way: The direction in a loop. Default `.shortest`; a pinned end may leave only one
        ///     way.
        /// - Precondition: Traps if `index` is not that of a page.
        public func setSelected(_ index: Int, animated: Bool, way: Way = .shortest) {
            pager.scroll(to: index, animated: animated, way: way)
        }

        /// Goes to the next stop, counted from the target of a jump; does nothing at a pinned end.
        ///
        /// Each page is a stop, unless `configuration.step` is more than 1.
        ///
        /// - Parameter animated: Default `true`.
        public func selectNext(animated: Bool = true) {
            pager.scrollToNext(animated: animated)
        }

        /// Goes to the previous stop; see `selectNext(animated:)`.
        ///
        /// - Parameter animated: Default `true`.
        public func selectPrevious(animated: Bool = true) {
            pager.scrollToPrevious(animated: animated)
        }

        /// The current transition, or nil.
        public var transition: PageTransition? { pager.transition }

        /// The position of the content, in pages; see `LoopPagerView.position`.
        public var position: CGFloat { pager.position }

        /// The kind of motion.
        public var phase: Phase { pager.phase }

        /// Whether fingers turn pages; `true` by default.
        public var isScrollEnabled: Bool {
            get { pager.isScrollEnabled }
            set { pager.isScrollEnabled = newValue }
        }

        /// The gesture recognizer of drags, for dependencies between gestures.
        public var panGestureRecognizer: UIPanGestureRecognizer { pager.panGestureRecognizer }

        /// The free space at the edges, in points; pages rest within it and are visible in it.
        public var contentInset: UIEdgeInsets {
            get { pager.contentInset }
            set { pager.contentInset = newValue }
        }

        /// The layout direction of the pages, if it differs from the app's.
        public var semanticContentAttribute: UISemanticContentAttribute {
            get { pager.semanticContentAttribute }
            set { pager.semanticContentAttribute = newValue }
        }

        /// Returns the VoiceOver text for another page, from its number, from 1, and the count; see
        /// `LoopPagerView.pageDescription`.
        public var pageDescription: @MainActor (_ page: Int, _ count: Int) -> String {
            get { pager.pageDescription }
            set { pager.pageDescription = newValue }
        }

        // MARK: Recording

        /// Whether a recording is in progress.
        public var isRecording: Bool { pager.isRecording }

        /// Records all inputs of the engine from now on; see
        /// `LoopPagerView.startRecording()`.
        public func startRecording() { pager.startRecording() }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` replays to the same events; nil if there was
        ///   no recording.
        public func stopRecording() -> String? { pager.stopRecording() }
    }
#endif
