#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// Calls back for every frame of the display while there is something to draw.
    @MainActor
    final class DisplayLink: NSObject {
        private var link: CADisplayLink?
        /// The same frame rate as for a finger; without this, a display of 120 Hz gives 60.
        private static let rates = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        private let onFrame: (_ time: TimeInterval) -> Bool

        /// A link that stands still.
        ///
        /// - Parameter onFrame: Called for each frame, with the time at which it is visible;
        ///   returns false if the owner is gone.
        init(onFrame: @escaping (_ time: TimeInterval) -> Bool) {
            self.onFrame = onFrame
            super.init()
        }

        /// Whether frames are requested.
        ///
        /// A link retains its target, so a stopped one is invalidated, not only paused.
        var isRunning = false {
            didSet {
                guard isRunning != oldValue else { return }
                link?.invalidate()
                link = isRunning ? makeLink() : nil
                // On iOS 15.0 it ends an app.
                if #available(iOS 15.1, tvOS 15.1, *) { link?.preferredFrameRateRange = Self.rates }
                // Tracking has its own run loop mode, in which frames are needed most.
                link?.add(to: .main, forMode: .common)
            }
        }

        #if canImport(ObjectiveC)
            private func makeLink() -> CADisplayLink {
                CADisplayLink(target: self, selector: #selector(step))
            }

            @objc private func step() { showFrame() }
        #else
            // Selectors need the Objective-C runtime.
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
