#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// Runs work in the next turn of the run loop.
    ///
    /// Events can occur during an update of SwiftUI or a layout pass, when state must not change.
    /// In the next turn both are over.
    @MainActor
    final class NextTurn {
        private var waiting: [() -> Void] = []

        nonisolated init() {}

        /// Adds work after the waiting work.
        func perform(_ work: @escaping () -> Void) {
            waiting.append(work)
            guard waiting.count == 1 else { return }
            DispatchQueue.main.async { [weak self] in self?.run() }
        }

        private func run() {
            let due = waiting
            waiting = []
            for work in due { work() }
        }
    }
#endif
