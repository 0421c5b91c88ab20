import CGTK
import Glibc

/// The processor time of the main thread at the ends of the phases of each frame.
@MainActor
final class Phases {
    /// A frame: the time to update, to lay out and to paint, in µs.
    private(set) var frames: [[Double]] = []
    /// The start of the frame, and the end of each phase; a phase that did not occur takes no time.
    private var ends: [Double] = []

    /// Starts to observe a frame clock, until the program ends.
    func watch(_ clock: OpaquePointer?) {
        connect(clock, "before-paint") { self.ends = Array(repeating: self.now, count: 4) }
        for (index, phase) in ["update", "layout", "paint"].enumerated() {
            connect(clock, phase) {
                let now = self.now
                for later in (index + 1)..<4 { self.ends[later] = now }
            }
        }
        connect(clock, "after-paint") {
            self.frames.append(zip(self.ends.dropFirst(), self.ends).map { $0 - $1 })
        }
    }

    /// A row of a table, with the median, the 10th and the 90th percentile of each phase.
    func row(_ title: String, skipping first: Int) -> String {
        let measured = frames.dropFirst(first).map { $0 + [$0.reduce(0, +)] }
        let cells = (0..<4).map { column in
            let sorted = measured.map { $0[column] }.sorted()
            let marks = [0.5, 0.1, 0.9].map {
                Int(sorted[Int(Double(sorted.count) * $0)].rounded())
            }
            return "\(marks[0]) [\(marks[1])..\(marks[2])]"
        }
        return "| \(title) | \(cells.joined(separator: " | ")) |"
    }

    private var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
    }

    /// Connects a function to a signal, to be called after all others.
    private func connect(_ object: OpaquePointer?, _ signal: String, _ body: @escaping () -> Void) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(object),
            signal,
            unsafeBitCast(
                { _, data in
                    guard let data else { return }
                    let action = Unmanaged<Action>.fromOpaque(data).takeUnretainedValue()
                    MainActor.assumeIsolated { action.body() }
                } as @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void,
                to: GCallback.self
            ),
            Unmanaged.passRetained(Action(body)).toOpaque(),
            nil,
            G_CONNECT_AFTER
        )
    }
}

@MainActor
private final class Action {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }
}
