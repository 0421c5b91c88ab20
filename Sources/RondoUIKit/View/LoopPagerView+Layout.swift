#if canImport(UIKit)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Lays out the scroll view for the size that the pager has now.
        func layOut() {
            // What the scroll view did until now was in its old size.
            follow()
            track.frame = bounds
            adoptSpace()
            track.setNeedsLayout()
        }

        /// Size, insets and direction as they are now.
        private func adoptSpace() {
            let configuration = engine.scroller.configuration
            let new = TrackSpace(
                axis: configuration.axis,
                isMirrored: configuration.axis == .horizontal
                    && effectiveUserInterfaceLayoutDirection == .rightToLeft,
                size: bounds.size,
                insets: track.adjustedContentInset
            )
            guard new != space else { return }
            space = new
            plan = nil
            engine.resize(to: new.viewport)
        }

        /// Whether the scroll view's own paging turns the pages: they fill it, edge to edge.
        var pagesFill: Bool {
            let configuration = engine.scroller.configuration
            guard configuration.snap == .page, configuration.extent == .viewport,
                configuration.spacing == 0, space.insets == .zero
            else { return false }
            return !hasOwnLengths
        }

        /// Puts the content under the viewport, wherever that may have got to.
        ///
        /// An endless strip has a finite piece of content under it, which is exchanged for another
        /// one, whole items away, before its edge comes near. At rest and under a finger that is done
        /// early, so that a deceleration hardly ever sees it.
        ///
        /// - Parameter place: Where the viewport's leading edge is to be in the present content, nil
        ///   when there is none.
        func layTrack(at place: Points?) {
            let scroller = engine.scroller
            let situation = TrackPlan.Situation(
                reach: scroller.reach,
                past: scroller.offset,
                viewport: space.viewport,
                page: pagesFill ? space.viewport : 0,
                room: Self.trackRoom
            )
            let isStill = scroller.phase == .idle
            let margin =
                isStill || track.isDragging
                ? Self.trackRoom / 2 : min(space.viewport, Self.trackRoom / 4)
            let isAligned = isStill || track.isDragging
            if let old = plan, let place {
                let here = old.moved(to: place)
                if here.fits(situation, margin: margin, isAligned: isAligned) {
                    plan = here
                } else {
                    let new = TrackPlan(situation)
                    plan = isStill ? new : new.keepingFraction(of: place, in: situation)
                }
            } else {
                plan = TrackPlan(situation)
            }
            let unrounded = plan?.place ?? 0
            writePlan()
            drawnPlace = isDriven && !isStill ? unrounded : plan?.place ?? 0
        }

        /// The room of an open end, in points.
        ///
        /// More than a flick covers, and so little that offsets stay exact. Tests make it smaller.
        static var trackRoom: Points = 16_384

        /// Makes the scroll view what the plan says; what is so already is not written.
        private func writePlan() {
            guard let plan else { return }
            let configuration = engine.scroller.configuration
            let pages = pagesFill
            if track.isPagingEnabled != pages { track.isPagingEnabled = pages }
            let rate: UIScrollView.DecelerationRate =
                configuration.snap == .page
                ? .fast
                : UIScrollView.DecelerationRate(rawValue: configuration.physics.decelerationRate)
            if track.decelerationRate != rate { track.decelerationRate = rate }
            let size = space.contentSize(plan.length)
            if track.contentSize != size { track.contentSize = size }
            let offset = space.offset(of: plan.place, in: plan.length)
            let distance = hypot(offset.x - track.contentOffset.x, offset.y - track.contentOffset.y)
            // Nearer than any pixel: writing it would only round it again.
            if distance > Self.finestPixel { track.contentOffset = offset }
            self.plan = plan.moved(to: space.place(of: track.contentOffset, in: plan.length))
        }

        /// Less than half a pixel of any screen, in points.
        private static let finestPixel: Points = 0.1
    }
#endif
