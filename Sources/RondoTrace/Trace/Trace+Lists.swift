import Rondo

extension Trace {
    /// How the lists are laid out and move.
    var shelvesConfiguration: ShelvesConfiguration {
        var shelves = ShelvesConfiguration(width: viewport.width, height: viewport.height)
        shelves.list = configuration
        shelves.shelf = configuration
        shelves.shelf.viewport = viewport.width
        shelves.shelf.extent = .viewport
        shelves.shelf.spacing = 0
        return shelves
    }

    /// How a list lays its items out that says nothing about it: where they rest and what the ends
    /// do is as configured for the list of lists, lengths are not.
    var shelfLayout: ShelfLayout {
        var layout = ShelfLayout()
        layout.alignment = configuration.alignment
        layout.ends = configuration.ends
        layout.snap = configuration.snap
        return layout
    }
}
