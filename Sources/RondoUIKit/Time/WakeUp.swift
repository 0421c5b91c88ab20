#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// Calls back once at a time, such as for the next step of auto-advance.
    ///
    /// A still pager needs no display link, which would wake the device for every frame.
    @MainActor
    final class WakeUp {
        private var timer: Timer?
        private var deadline: Milliseconds?
        private let onTime: () -> Void

        /// One that is not set.
        init(onTime: @escaping () -> Void) {
            self.onTime = onTime
        }

        /// Sets it to a time, or to none.
        ///
        /// - Parameters:
        ///   - deadline: In milliseconds of the engine's time, nil for never.
        ///   - clock: The engine's.
        func set(to deadline: Milliseconds?, by clock: EngineClock) {
            guard deadline != self.deadline else { return }
            timer?.invalidate()
            self.deadline = deadline
            timer = deadline.map { deadline in
                Timer(
                    timeInterval: clock.wait(until: deadline),
                    repeats: false
                ) { [weak self] _ in
                    onMainThread { self?.fire() }
                }
            }
            // Another scroll view that is dragged has a run loop mode of its own.
            if let timer { RunLoop.main.add(timer, forMode: .common) }
        }

        private func fire() {
            deadline = nil
            onTime()
        }
    }
#endif
