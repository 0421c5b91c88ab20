/// What JavaScript knows an object of the module by: where it is, which is never 0.
package typealias Handle = UnsafeRawPointer

/// An object that JavaScript keeps until it frees it; its `Engine` is the only one to hold the
/// handle, and uses it no more after that.
package protocol Kept: AnyObject {}

extension Kept {
    /// Keeps it until `free`.
    package func keep() -> Handle { Handle(Unmanaged.passRetained(self).toOpaque()) }

    /// The object of a handle.
    package static func of(_ handle: Handle) -> Self {
        Unmanaged.fromOpaque(handle).takeUnretainedValue()
    }

    /// Keeps it no more.
    package static func free(_ handle: Handle) {
        Unmanaged<Self>.fromOpaque(handle).release()
    }
}
