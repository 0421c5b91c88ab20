#if os(iOS) || os(Linux)
    // The types of other modules that this module's interface mentions: `import RondoSwiftUI` brings
    // them. `Rondo.Shelves` is not among them, since this module has a `Shelves` of its own.

    @_exported import struct Rondo.Configuration
    @_exported import enum Rondo.ItemExtent
    @_exported import struct Rondo.Physics
    @_exported import struct Rondo.ShelfLayout
    @_exported import struct Rondo.ShelvesConfiguration
    @_exported import enum Rondo.ShortLoop
    @_exported import enum Rondo.SingleItem
    @_exported import enum Rondo.Snap
    @_exported import enum Rondo.Way
    @_exported import struct RondoUIKit.ShelfOptions
#endif
