import CGTK
import Rondo

/// The system's clock, which GTK's frames use too.
@MainActor
public class Clock {
    /// The only instance.
    public static let system = Clock()

    private var events = EventClock()

    /// The present time.
    var now: Milliseconds { Milliseconds(g_get_monotonic_time()) / 1000 }

    /// The time of the frame that is being drawn.
    func time(ofFrame clock: OpaquePointer) -> Milliseconds {
        Milliseconds(gdk_frame_clock_get_frame_time(clock)) / 1000
    }

    /// The time of the event that a controller is handling.
    func time(of controller: OpaquePointer) -> Milliseconds {
        events.time(of: gtk_event_controller_get_current_event_time(controller), at: now)
    }

    /// Calls a function at a time.
    ///
    /// - Returns: A function that cancels the call; use it only before the call.
    func call(at time: Milliseconds, _ body: @escaping () -> Void) -> () -> Void {
        let delay = min(max((time - now).rounded(.up), 0), Milliseconds(Int32.max))
        let id = Self.attach(g_timeout_source_new(UInt32(delay)), body)
        return { g_source_remove(id) }
    }

    /// Calls a function once GTK has finished what it is doing now, such as a layout.
    static func soon(_ body: @escaping () -> Void) {
        _ = attach(g_timeout_source_new(0), body)
    }

    private static func attach(
        _ source: UnsafeMutablePointer<GSource>?,
        _ body: @escaping () -> Void
    ) -> UInt32 {
        let handler = Handler { _ in
            body()
            return false
        }
        g_source_set_closure(source, handler.closure())
        defer { g_source_unref(source) }
        return g_source_attach(source, nil)
    }
}
