@_exported import CGTK

/// A GtkWidget.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A Swift function that C retains.
@MainActor
final class Handler {
    private let body: (Arguments) -> Bool

    init(_ body: @escaping (Arguments) -> Bool) {
        self.body = body
    }

    /// A closure of GObject that calls the function.
    func closure() -> UnsafeMutablePointer<GClosure>? {
        let size = UInt32(MemoryLayout<GClosure>.size)
        let data = Unmanaged.passRetained(self).toOpaque()
        guard let closure = g_closure_new_simple(size, data) else { return nil }
        g_closure_add_finalize_notifier(closure, data) { data, _ in Handler.release(data) }
        g_closure_set_marshal(closure) { closure, answer, _, values, _, _ in
            let isDone = Handler.call(closure?.pointee.data, Arguments(values: values))
            if let answer { g_value_set_boolean(answer, isDone) }
        }
        return closure
    }

    nonisolated static func release(_ data: UnsafeMutableRawPointer?) {
        if let data { Unmanaged<Handler>.fromOpaque(data).release() }
    }

    /// Calls the function on the main thread, where GTK emits signals.
    nonisolated static func call(
        _ data: UnsafeMutableRawPointer?,
        _ arguments: Arguments
    ) -> gboolean {
        guard let data else { return 0 }
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { handler.body(arguments) ? 1 : 0 }
    }
}

/// The arguments of a signal, counted from 1.
struct Arguments: @unchecked Sendable {
    let values: UnsafePointer<GValue>?

    func number(_ index: Int) -> Double { values.map { g_value_get_double($0 + index) } ?? 0 }
    func whole(_ index: Int) -> UInt32 { values.map { g_value_get_uint($0 + index) } ?? 0 }
    func flags(_ index: Int) -> UInt32 { values.map { g_value_get_flags($0 + index) } ?? 0 }
}

/// Calls a function with the arguments of a signal whenever an object emits it.
///
/// For a signal with a result, the function returns whether the event was handled. Returns the
/// number of the connection.
@MainActor
@discardableResult
func connect(
    _ object: UnsafeMutableRawPointer?,
    _ signal: String,
    _ body: @escaping (Arguments) -> Bool
) -> UInt {
    g_signal_connect_closure(object, signal, Handler(body).closure(), 0)
}

/// Connects a function without arguments and result.
@MainActor
@discardableResult
func connect(_ object: UnsafeMutableRawPointer?, _ signal: String, _ body: @escaping () -> Void)
    -> UInt
{
    connect(object, signal) { _ in
        body()
        return false
    }
}

/// Values for accessible properties, which GTK copies.
extension GValue {
    init(_ isTrue: Bool) {
        self.init()
        g_value_init(&self, GType(5 << 2))  // G_TYPE_BOOLEAN
        g_value_set_boolean(&self, isTrue ? 1 : 0)
    }

    init(_ number: Int) {
        self.init()
        g_value_init(&self, GType(6 << 2))  // G_TYPE_INT
        g_value_set_int(&self, Int32(clamping: number))
    }
}
