#if os(iOS) || os(Linux)
    import Rondo

    /// Where content of a finite length is put under a viewport that may go on for ever.
    ///
    /// Open ends get room on either side; where a pinned end is within that room, the content ends
    /// there, so that the scroll view bounces where the strip does.
    struct TrackPlan: Equatable {
        /// The place of the viewport's leading edge.
        let place: Points
        /// The length of the content.
        let length: Points

        /// What has to be known of the strip.
        struct Situation {
            /// How far the content may go from where it is.
            var reach: ClosedRange<Points>
            /// How far it is past the current item's resting place.
            var past: Points
            var viewport: Points
            /// The length of a page of the scroll view's own paging, 0 without it.
            var page: Points
            /// The room that an open end gets.
            var room: Points

            /// The room in whole pages, else in whole points: then items rest on whole pixels.
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

        /// The same, with the viewport at another place.
        func moved(to place: Points) -> TrackPlan { TrackPlan(place: place, length: length) }

        /// The plan that differs from an older one by whole points where that is possible.
        ///
        /// Content that is moving keeps the fraction of a pixel that it is at.
        func keepingFraction(of place: Points, in situation: Situation) -> TrackPlan {
            let isOpen = situation.reach == -.infinity ... .infinity
            guard isOpen, situation.page == 0 else { return self }
            return moved(to: place + (self.place - place).rounded())
        }

        /// Whether this plan still does.
        ///
        /// - Parameters:
        ///   - situation: As it is now.
        ///   - margin: The least room that an open end may have.
        ///   - isAligned: Whether pages have to lie where the scroll view turns them.
        /// - Returns: False when another plan is needed.
        func fits(_ situation: Situation, margin: Points, isAligned: Bool) -> Bool {
            let forward = length - situation.viewport - place
            guard Self.isRight(place, for: -situation.reach.lowerBound, margin),
                Self.isRight(forward, for: situation.reach.upperBound, margin)
            else { return false }
            guard isAligned, situation.page > 0 else { return true }
            let pages = (place - situation.past) / situation.page
            return abs(pages - pages.rounded()) * situation.page < Self.tolerance
        }

        /// Whether there is as much room on one side as the strip has, or enough of it.
        private static func isRight(_ room: Points, for real: Points, _ margin: Points) -> Bool {
            abs(room - real) < tolerance || (room < real && room >= margin)
        }

        /// Half a point: offsets are rounded to pixels, of which two a point are the fewest.
        private static let tolerance: Points = 0.5
    }
#endif
