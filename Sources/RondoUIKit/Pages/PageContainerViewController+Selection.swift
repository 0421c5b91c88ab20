#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension PageContainerViewController {
        /// How many pages there are, as the container knows.
        public var numberOfPages: Int { pager.numberOfItems }

        /// The page that an animated jump is going to, else the one that is nearest to its place;
        /// nil without pages.
        public var selectedIndex: Int? { (pager.targetItem ?? pager.currentItem)?.index }

        /// The page that things rested on last, nil without pages.
        public var settledPage: LoopPagerItem? { pager.settledItem }

        /// Goes to a page.
        ///
        /// What is `keep` or more pages away is gone to at once, animated or not: pages that are
        /// only flown past are not made.
        ///
        /// - Parameters:
        ///   - index: Of the page.
        ///   - animated: Whether it takes its 0.3 seconds; with reduced motion it never does.
        ///   - way: Which way round. Default `.shortest`; where an end leaves one way only, that
        ///     one.
        /// - Precondition: Traps when `index` is not that of a page.
        public func setSelected(_ index: Int, animated: Bool, way: Way = .shortest) {
            precondition(
                index >= 0 && index < numberOfPages,
                """
                PageContainerViewController.setSelected: \(index) must be the index of one of \
                \(numberOfPages) pages
                """
            )
            let isNear = distance(to: index, way) < keep
            pager.scroll(to: index, animated: animated && isNear, way: way)
        }

        /// How many pages away a page is.
        private func distance(to index: Int, _ way: Way) -> Int {
            let count = numberOfPages
            let steps = index - (selectedIndex ?? index)
            guard configuration.ends != .list else { return abs(steps) }
            let forward = (steps + count) % count
            switch way {
            case .forward: return forward
            case .backward: return (count - forward) % count
            case .shortest: return min(forward, count - forward)
            }
        }

        /// Goes one page on, counted from the target when a jump is under way; nothing at a pinned
        /// end.
        ///
        /// - Parameter animated: Default `true`.
        public func selectNext(animated: Bool = true) {
            pager.scrollToNext(animated: animated)
        }

        /// Goes one page back; see `selectNext(animated:)`.
        ///
        /// - Parameter animated: Default `true`.
        public func selectPrevious(animated: Bool = true) {
            pager.scrollToPrevious(animated: animated)
        }

        /// The transition under way, nil while there is none.
        public var transition: PageTransition? { pager.transition }

        /// Where the content is, counted in pages; see `LoopPagerView.position`.
        public var position: CGFloat { pager.position }

        /// What moves the pages.
        public var phase: Phase { pager.phase }

        /// Whether fingers turn pages; `true` by default.
        public var isScrollEnabled: Bool {
            get { pager.isScrollEnabled }
            set { pager.isScrollEnabled = newValue }
        }

        /// The recognizer of the drags, for gestures that have to wait for it or go before it.
        public var panGestureRecognizer: UIPanGestureRecognizer { pager.panGestureRecognizer }

        /// What is left free at the edges, in points; pages rest within, and shine through there.
        public var contentInset: UIEdgeInsets {
            get { pager.contentInset }
            set { pager.contentInset = newValue }
        }

        /// Which way the pages follow each other, if it is not the app's way.
        public var semanticContentAttribute: UISemanticContentAttribute {
            get { pager.semanticContentAttribute }
            set { pager.semanticContentAttribute = newValue }
        }

        /// What VoiceOver says when another page is shown, made of its number, from 1, and the
        /// count; see `LoopPagerView.pageDescription`.
        public var pageDescription: @MainActor (_ page: Int, _ count: Int) -> String {
            get { pager.pageDescription }
            set { pager.pageDescription = newValue }
        }

        // MARK: Recording

        /// Whether a recording is under way.
        public var isRecording: Bool { pager.isRecording }

        /// Writes down everything that reaches the engine from now on; see
        /// `LoopPagerView.startRecording()`.
        public func startRecording() { pager.startRecording() }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` plays to the same events; nil when none was
        ///   under way.
        public func stopRecording() -> String? { pager.stopRecording() }
    }
#endif
