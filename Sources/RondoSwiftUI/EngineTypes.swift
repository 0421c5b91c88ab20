#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    // The types of other modules in this module's interface, so that `import RondoSwiftUI` is
    // enough. `Rondo.Shelves` is left out, since this module has its own `Shelves`.

    @_exported import struct Rondo.AutoAdvance
    @_exported import struct Rondo.Configuration
    @_exported import enum Rondo.ItemExtent
    @_exported import struct Rondo.Physics
    @_exported import struct Rondo.ShelfLayout
    @_exported import struct Rondo.ShelvesConfiguration
    @_exported import enum Rondo.ShortLoop
    @_exported import enum Rondo.SingleItem
    @_exported import enum Rondo.Snap
    @_exported import enum Rondo.Way
    @_exported import enum RondoUIKit.LoopPagerLoading
    @_exported import struct RondoUIKit.LoopPagerPage
    @_exported import enum RondoUIKit.LoopPagerSizing
    @_exported import struct RondoUIKit.PagerStop
    @_exported import struct RondoUIKit.ShelfOptions
    @_exported import struct RondoUIKit.ShelvesOffsets
#endif
