import Rondo

extension Trace {
    /// The configuration of the shelves.
    var shelvesConfiguration: ShelvesConfiguration {
        var shelves = ShelvesConfiguration(width: viewport.width, height: viewport.height)
        shelves.list = configuration
        shelves.shelf = configuration.laid(out: layout)
        shelves.shelf.viewport = viewport.width
        return shelves
    }
}
