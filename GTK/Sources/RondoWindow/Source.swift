import CGTK

/// Cancels a request whose answer is no longer needed.
typealias Cancel = @MainActor () -> Void

/// The source of rooms, shelves and pictures.
///
/// A failed request is answered with nil.
@MainActor
protocol Source {
    /// A note that the window shows about this source; nil for none.
    var note: String? { get }
    /// A page of rooms; the cursor of the first page is empty.
    func rooms(after cursor: String, _ done: @escaping @MainActor (RoomsPage?) -> Void)
    /// A page of shelves; the cursor of the first page is empty.
    func shelves(after cursor: String, _ done: @escaping @MainActor (ShelvesPage?) -> Void)
    /// The items with these ids.
    func items(_ ids: [String], _ done: @escaping @MainActor (CatalogueItems?) -> Void) -> Cancel
    /// The picture at a path, as a square with sides of `side` pixels.
    func cover(_ path: String, side: Int, _ done: @escaping @MainActor (OpaquePointer?) -> Void)
        -> Cancel
}
