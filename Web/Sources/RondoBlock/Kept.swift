/// The handle of an object for JavaScript: its address, which is never 0.
package typealias Handle = UnsafeRawPointer

/// An object that JavaScript keeps until it frees it.
///
/// Only its `Engine` holds the handle, and stops using it then.
package protocol Kept: AnyObject {}

extension Kept {
    /// Retains the object until `free`.
    package func keep() -> Handle { Handle(Unmanaged.passRetained(self).toOpaque()) }

    /// The object of a handle.
    package static func of(_ handle: Handle) -> Self {
        Unmanaged.fromOpaque(handle).takeUnretainedValue()
    }

    /// Releases the object.
    package static func free(_ handle: Handle) {
        Unmanaged<Self>.fromOpaque(handle).release()
    }
}
