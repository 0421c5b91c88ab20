#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension LoopPagerView {
        /// The item to play: the one at rest, while the pager is in a window and its scene is in
        /// the foreground; nil in a motion, and while a finger drags.
        public var activeItem: LoopPagerItem? {
            let isActive = phase == .idle && !engine.scroller.isHidden && track.space.viewport > 0
            return isActive ? settledItem : nil
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
