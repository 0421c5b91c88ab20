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
        /// one, whole items away, before its edge comes near. At rest and under a finger that is
        /// done early, so that a deceleration hardly ever sees it.
        ///
        /// - Parameter place: Where the viewport's leading edge is to be in the present content,
        ///   nil when there is none.
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
            let rounded = plan?.place ?? 0
            let isRounded = abs(unrounded - rounded) <= Self.coarsestRounding
            drawnPlace = isDriven && !isStill && isRounded ? unrounded : rounded
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
            let distance = offset.distance(to: track.contentOffset)
            // Nearer than any pixel: writing it would only round it again.
            if distance > Self.finestPixel, refusal != Refusal(of: offset, for: track.contentOffset)
            {
                track.contentOffset = offset
                let isTaken = track.contentOffset.distance(to: offset) <= Self.finestPixel
                refusal = isTaken ? nil : Refusal(of: offset, for: track.contentOffset)
            }
            self.plan = plan.moved(to: space.place(of: track.contentOffset, in: plan.length))
        }

        /// An offset that the scroll view did not take as it was, and the one that it took instead.
        ///
        /// It rounds to pixels, and may hold content within its edges that springs back to them;
        /// asking again in each pass would be passes without end. The cells are where they belong
        /// all the same.
        struct Refusal: Equatable {
            let offset: CGPoint
            let instead: CGPoint

            init(of offset: CGPoint, for instead: CGPoint) {
                self.offset = offset
                self.instead = instead
            }
        }

        /// Less than half a pixel of any screen, in points.
        private static let finestPixel: Points = 0.1
        /// Half of the largest pixel that there is, in points.
        private static let coarsestRounding: Points = 0.5
    }

    extension CGPoint {
        fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
    }
#endif
