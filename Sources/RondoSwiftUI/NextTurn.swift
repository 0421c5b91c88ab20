#if os(iOS) || os(Linux)
    import UIKit

    /// Does things in the next turn of the run loop.
    ///
    /// What views tell may come out of an update of SwiftUI's or of a layout pass, in which no
    /// state may be changed. In the next turn both are over.
    @MainActor
    final class NextTurn {
        private var waiting: [() -> Void] = []

        /// Does something then, behind what waits already.
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
