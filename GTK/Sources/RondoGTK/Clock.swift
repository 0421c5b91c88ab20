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
        let handler = Handler { _ in
            body()
            return false
        }
        let source = g_timeout_source_new(UInt32(delay))
        g_source_set_closure(source, handler.closure())
        let id = g_source_attach(source, nil)
        g_source_unref(source)
        return { g_source_remove(id) }
    }
}
