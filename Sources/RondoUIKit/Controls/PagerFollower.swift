#if os(iOS) || os(Linux)
    /// What shows where a pager is, such as a tab bar.
    @MainActor
    protocol PagerFollower: AnyObject {
        /// The pager has put its content where it belongs.
        func pagerDidDraw(_ pager: LoopPagerView)
    }

    /// The followers of a pager, not kept alive.
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

        func tell(_ pager: LoopPagerView) {
            for entry in all { entry.follower?.pagerDidDraw(pager) }
        }
    }

    extension LoopPagerView {
        func add(_ follower: some PagerFollower) {
            followers.add(follower)
            follower.pagerDidDraw(self)
        }

        /// Where the content is going, else where it is; nil without items.
        var leadingIndex: Int? { (targetItem ?? currentItem)?.index }
    }
#endif
