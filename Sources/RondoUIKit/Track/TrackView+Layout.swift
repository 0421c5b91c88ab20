#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension TrackView {
        /// Sets size, insets and direction.
        ///
        /// - Returns: Whether they have changed along the axis: the content is then laid out again.
        func adopt(_ new: TrackSpace) -> Bool {
            guard !new.liesAlong(space) else {
                space = new
                return false
            }
            // A scroll view that moves keeps its offset under other insets: the content stays in
            // place on screen, and has moved within the viewport.
            let isMoving = ownPhase != nil && new.differsOnlyInInsets(from: space)
            space = new
            if isMoving, owner?.isUpdating == false { follow() }
            plan = nil
            return true
        }

        /// Whether the scroll view's own paging turns the pages: they fill it, edge to edge.
        private func pagesFill(_ row: Scroller) -> Bool {
            let configuration = row.configuration
            guard configuration.snap == .page, configuration.extent == .viewport,
                configuration.spacing == 0, space.insets == .zero
            else { return false }
            return !row.items.hasOwnLengths
        }

        /// Updates the content under the viewport.
        ///
        /// Of an endless strip the scroll view has a finite piece. Before its edge comes near, the
        /// piece is replaced by the next one, by whole items. At rest and during a drag this is
        /// done early, so that a deceleration hardly ever needs it.
        func lay() {
            guard let row = owner?.row else { return }
            let place = isDriven ? drivenPlace(in: row) ?? plan?.place : plan?.place
            let pages = pagesFill(row)
            let situation = TrackPlan.Situation(
                reach: row.reach,
                past: row.offset,
                viewport: space.viewport,
                page: pages ? space.viewport : 0,
                room: Self.room
            )
            let isStill = row.phase == .idle
            if isStill { hasCaughtMotion = false }
            let margin =
                isStill || isHeld
                ? Self.room / 2 : min(space.viewport, Self.room / 4)
            let isAligned = isStill || isHeld
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
            // Its own paging would count from where a finger caught the content, and lose a swipe.
            writePlan(row.configuration, pages: pages && !hasCaughtMotion)
            let rounded = plan?.place ?? 0
            let isRounded = abs(unrounded - rounded) <= Self.coarsestRounding
            drawnPlace = isDriven && !isStill && isRounded ? unrounded : rounded
        }

        /// The room of an open end, in points.
        ///
        /// It is more than a flick covers, and small enough that offsets stay exact. Tests make it
        /// smaller.
        static var room: Points = 16_384

        /// Updates the scroll view to the plan; skips equal values.
        private func writePlan(_ configuration: Configuration, pages: Bool) {
            guard let plan else { return }
            if turnsPages != pages { turnsPages = pages }
            let rate: UIScrollView.DecelerationRate =
                configuration.snap == .page
                ? .fast
                : UIScrollView.DecelerationRate(rawValue: configuration.physics.decelerationRate)
            if decelerationRate != rate { decelerationRate = rate }
            let size = space.contentSize(plan.length)
            if contentSize != size { contentSize = size }
            let offset = space.offset(of: plan.place, in: plan.length)
            let distance = offset.distance(to: contentOffset)
            // Closer than any pixel: writing it would only round it again.
            if distance > Self.finestPixel, refusal != Refusal(of: offset, for: contentOffset) {
                contentOffset = offset
                let isTaken = contentOffset.distance(to: offset) <= Self.finestPixel
                refusal = isTaken ? nil : Refusal(of: offset, for: contentOffset)
            }
            self.plan = plan.moved(to: space.place(of: contentOffset, in: plan.length))
        }

        /// An offset that the scroll view changed when it was set, and the result.
        ///
        /// It rounds to pixels, and may keep content within its edges that springs back to them.
        /// Setting it again in each pass would cause endless passes. The cells are in the right
        /// place anyway.
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
