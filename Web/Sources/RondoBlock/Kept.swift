/// The handle of an object for JavaScript: its address, which is never 0.
package typealias Handle = UnsafeRawPointer

/// An object that JavaScript retains, and frees with `destroy`.
///
/// Only the `Engine` in JavaScript has the handle.
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
