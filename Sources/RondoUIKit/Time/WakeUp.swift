#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A timer that fires once, for example for the next step of auto-advance.
    ///
    /// A pager at rest needs no display link, which would wake the device for every frame.
    @MainActor
    final class WakeUp {
        private var timer: Timer?
        private var deadline: Milliseconds?
        private let onTime: () -> Void

        /// A timer that is not set.
        init(onTime: @escaping () -> Void) {
            self.onTime = onTime
        }

        /// Sets the timer to a time, or to none.
        ///
        /// - Parameters:
        ///   - deadline: In milliseconds of the engine's time, nil for never.
        ///   - clock: The engine's clock.
        func set(to deadline: Milliseconds?, by clock: EngineClock) {
            guard deadline != self.deadline else { return }
            timer?.invalidate()
            self.deadline = deadline
            timer = deadline.map { deadline in
                .once(after: clock.wait(until: deadline)) { [weak self] in self?.fire() }
            }
        }

        private func fire() {
            deadline = nil
            onTime()
        }
    }

    extension Timer {
        /// A timer that fires once, also during a drag: a scroll view then has its own run loop
        /// mode.
        @MainActor
        static func once(
            after seconds: TimeInterval,
            _ action: @escaping @MainActor () -> Void
        ) -> Timer {
            let timer = Timer(timeInterval: seconds, repeats: false) { _ in onMainThread(action) }
            RunLoop.main.add(timer, forMode: .common)
            return timer
        }
    }
#endif
