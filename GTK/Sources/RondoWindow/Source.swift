import CGTK

/// Ends a request whose answer is not wanted any longer.
typealias Cancel = @MainActor () -> Void

/// Where rooms, shelves and pictures come from.
///
/// The answer to a request that failed is nil.
@MainActor
protocol Source {
    /// What the window says about it; nil for nothing.
    var note: String? { get }
    /// A page of rooms; the first one's cursor is empty.
    func rooms(after cursor: String, _ done: @escaping @MainActor (RoomsPage?) -> Void)
    /// A page of shelves; the first one's cursor is empty.
    func shelves(after cursor: String, _ done: @escaping @MainActor (ShelvesPage?) -> Void)
    /// The items of ids.
    func items(_ ids: [String], _ done: @escaping @MainActor (CatalogueItems?) -> Void) -> Cancel
    /// The picture at a path, a square of so many pixels.
    func cover(_ path: String, side: Int, _ done: @escaping @MainActor (OpaquePointer?) -> Void)
        -> Cancel
}
