#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    // The engine's types in this module's interface, so that `import RondoUIKit` is enough.

    @_exported import struct Rondo.AutoAdvance
    @_exported import struct Rondo.Configuration
    @_exported import enum Rondo.End
    @_exported import struct Rondo.Ends
    @_exported import enum Rondo.ItemExtent
    @_exported import struct Rondo.Pauses
    @_exported import enum Rondo.Phase
    @_exported import struct Rondo.Physics
    @_exported import struct Rondo.ShelfLayout
    @_exported import struct Rondo.ShelvesConfiguration
    @_exported import enum Rondo.ShortLoop
    @_exported import enum Rondo.SingleItem
    @_exported import enum Rondo.Snap
    @_exported import enum Rondo.Way
#endif
