#if os(iOS) || os(Linux)
    import UIKit

    /// Calls back for every frame of the display while there is something to draw.
    @MainActor
    final class DisplayLink: NSObject {
        private var link: CADisplayLink?
        /// As many frames as a finger gets; without asking, a display of 120 gives 60 of them.
        private static let rates = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        private let onFrame: (_ time: TimeInterval) -> Bool

        /// A link that stands still.
        ///
        /// - Parameter onFrame: Called for each frame, with the time at which it is seen; false when
        ///   nobody is there any more.
        init(onFrame: @escaping (_ time: TimeInterval) -> Bool) {
            self.onFrame = onFrame
            super.init()
        }

        /// Whether frames are asked for.
        ///
        /// A link keeps its target alive, so a still one is thrown away and not only paused.
        var isRunning = false {
            didSet {
                guard isRunning != oldValue else { return }
                link?.invalidate()
                link = isRunning ? makeLink() : nil
                link?.preferredFrameRateRange = Self.rates
                // Tracking has a run loop mode of its own, in which frames are needed most.
                link?.add(to: .main, forMode: .common)
            }
        }

        #if canImport(ObjectiveC)
            private func makeLink() -> CADisplayLink {
                CADisplayLink(target: self, selector: #selector(step))
            }

            @objc private func step() { showFrame() }
        #else
            // There are no selectors without the Objective-C runtime.
            private func makeLink() -> CADisplayLink {
                CADisplayLink { [self] in showFrame() }
            }
        #endif

        private func showFrame() {
            guard let link else { return }
            if !onFrame(link.targetTimestamp) { isRunning = false }
        }
    }
#endif
