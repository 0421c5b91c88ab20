#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// A view that shows the position of a pager, such as a tab bar.
    @MainActor
    protocol PagerFollower: AnyObject {
        /// The pager has updated its content.
        func pagerDidDraw(_ pager: LoopPagerView)
    }

    /// The followers of a pager, not retained.
    @MainActor
    struct PagerFollowers {
        private struct Weak {
            weak var follower: (any PagerFollower)?
        }

        private var all: [Weak] = []

        mutating func add(_ follower: some PagerFollower) {
            remove(follower)
            all.append(Weak(follower: follower))
        }

        mutating func remove(_ follower: some PagerFollower) {
            all.removeAll { $0.follower == nil || $0.follower === follower }
        }

        func notify(_ pager: LoopPagerView) {
            for entry in all { entry.follower?.pagerDidDraw(pager) }
        }
    }

    extension LoopPagerView {
        func add(_ follower: some PagerFollower) {
            followers.add(follower)
            follower.pagerDidDraw(self)
        }
    }
#endif
