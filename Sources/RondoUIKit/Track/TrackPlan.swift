#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The place and length of finite content in a scroll view whose strip may be endless.
    ///
    /// Open ends get room on either side. If a pinned end is within that room, the content ends
    /// there, so that the scroll view bounces where the strip does.
    struct TrackPlan: Equatable {
        /// The place of the viewport's leading edge.
        let place: Points
        /// The length of the content.
        let length: Points

        /// The state of the strip that a plan needs.
        struct Situation {
            /// The range in which the content can move.
            var reach: ClosedRange<Points>
            /// The distance past the current item's resting place.
            var past: Points
            var viewport: Points
            /// The page length of the scroll view's own paging, 0 without it.
            var page: Points
            /// The room of an open end.
            var room: Points

            /// The room in whole pages, or else in whole points, so that items rest on whole
            /// pixels.
            private var openRoom: Points {
                page > 0 ? max(1, (room / page).rounded(.down)) * page : room.rounded(.down)
            }

            fileprivate var back: Points { min(-reach.lowerBound, openRoom + past) }
            fileprivate var forward: Points { min(reach.upperBound, openRoom) }
        }

        /// The plan for a situation.
        init(_ situation: Situation) {
            place = situation.back
            length = situation.back + situation.viewport + situation.forward
        }

        private init(place: Points, length: Points) {
            self.place = place
            self.length = length
        }

        /// The same plan with the viewport at another place.
        func moved(to place: Points) -> TrackPlan { TrackPlan(place: place, length: length) }

        /// The plan that differs from an older one by whole points, if possible.
        ///
        /// Moving content keeps its fraction of a pixel.
        func keepingFraction(of place: Points, in situation: Situation) -> TrackPlan {
            let isOpen = situation.reach == -.infinity ... .infinity
            guard isOpen, situation.page == 0 else { return self }
            return moved(to: place + (self.place - place).rounded())
        }

        /// Whether this plan is still valid.
        ///
        /// - Parameters:
        ///   - situation: The present situation.
        ///   - margin: The least room of an open end.
        ///   - isAligned: Whether pages must be where the scroll view's paging turns them.
        /// - Returns: False if another plan is needed.
        func fits(_ situation: Situation, margin: Points, isAligned: Bool) -> Bool {
            let forward = length - situation.viewport - place
            guard Self.isRight(place, for: -situation.reach.lowerBound, margin),
                Self.isRight(forward, for: situation.reach.upperBound, margin)
            else { return false }
            guard isAligned, situation.page > 0 else { return true }
            let pages = (place - situation.past) / situation.page
            return abs(pages - pages.rounded()) * situation.page < Self.tolerance
        }

        /// Whether the room on one side is that of the strip, or enough of it.
        private static func isRight(_ room: Points, for real: Points, _ margin: Points) -> Bool {
            abs(room - real) < tolerance || (room < real && room >= margin)
        }

        /// Half a point: offsets are rounded to pixels, and a point has at least two of them.
        private static let tolerance: Points = 0.5
    }
#endif
