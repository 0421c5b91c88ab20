#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension LoopPagerView {
        /// The item to play: the one at rest, while any part of the pager is visible and its scene is
        /// in the foreground; nil in a motion, and while a finger drags.
        ///
        /// It is visible unless it is scrolled away, moved away, or within a hidden view or page. A
        /// sheet over it does not count.
        public var activeItem: LoopPagerItem? {
            let isActive = phase == .idle && !engine.scroller.isHidden && track.space.viewport > 0
            return isActive && isInSight ? settledItem : nil
        }

        /// Calls `onActiveChange` if another item is active.
        func reportActive() {
            guard let onActiveChange else { return }
            let item = activeItem
            // The index changes when other items come and go.
            guard item?.identifier != reportedActive else { return }
            reportedActive = item?.identifier
            onActiveChange(item)
        }
    }
#endif
