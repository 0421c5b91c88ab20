#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// The time until auto-advance starts its next step, in seconds; nil while it waits, during
        /// a motion, and for a marquee.
        ///
        /// `onRestChange` reports each start and end of a rest.
        public var timeToNextStep: TimeInterval? {
            nextStep.map { max(0, $0 - engine.now) / 1000 }
        }

        /// When auto-advance starts its next step, nil while there is no rest.
        private var nextStep: Milliseconds? {
            guard isAdvancing, phase == .idle, configuration.advance?.speed == nil else {
                return nil
            }
            return engine.scroller.nextDeadline
        }

        /// Calls `onRestChange` if a rest has started or ended.
        func reportRest() {
            let step = nextStep
            guard step != reportedStep else { return }
            reportedStep = step
            pageControlLink?.restDidChange(to: timeToNextStep)
            onRestChange?(timeToNextStep)
        }
    }
#endif
