import Rondo

extension Trace {
    /// The configuration of the shelves.
    var shelvesConfiguration: ShelvesConfiguration {
        var shelves = ShelvesConfiguration(width: viewport.width, height: viewport.height)
        shelves.list = configuration
        shelves.shelf = configuration
        shelves.shelf.viewport = viewport.width
        shelves.shelf.extent = .viewport
        shelves.shelf.spacing = 0
        return shelves
    }

    /// The layout of a shelf without its own: alignment and ends are those of the list of shelves,
    /// lengths are not.
    var shelfLayout: ShelfLayout {
        var layout = ShelfLayout()
        layout.alignment = configuration.alignment
        layout.ends = configuration.ends
        layout.snap = configuration.snap
        return layout
    }
}
