/// All that the server keeps, in one file that survives its end, however that comes.
///
/// For one thread at a time, as its connection is.
package final class FeedStore {
    private let files: DatabaseFiles
    private let transactions: Transactions
    private let rooms: Rooms
    let catalogue: Catalogue

    /// Opens a file; a new one is created and gets its first content, in one piece.
    ///
    /// - Throws: When there is no such folder, or the file is no database of this program.
    package init(path: String) throws {
        let connection = try Connection(path: path)
        try FolderLock.hold(around: path) { try Schema.open(connection) }
        files = try DatabaseFiles(of: path)
        transactions = try Transactions(on: connection)
        rooms = try Rooms(on: connection)
        catalogue = try Catalogue(on: connection)
    }

    func rooms(_ asked: Page) throws(DatabaseError) -> Paged<Room> { try rooms.page(asked) }

    /// The room of an id, nil when there is none or it was removed.
    func room(_ id: Identifier) throws(DatabaseError) -> Room? { try rooms.room(id) }

    /// Adds a room in front of all.
    func addRoom() throws(DatabaseError) -> Room {
        try change { () throws(DatabaseError) in try rooms.add() }
    }

    /// Removes a room.
    ///
    /// - Returns: Whether it was there.
    func removeRoom(_ id: Identifier) throws(DatabaseError) -> Bool {
        try change { () throws(DatabaseError) in try rooms.remove(id) }
    }

    /// Goes back to the first content; the catalogue never left it.
    func reset() throws(DatabaseError) {
        try change { () throws(DatabaseError) in try rooms.fill() }
    }

    /// Makes a change that a restart finds, or none.
    private func change<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try transactions.run { () throws(DatabaseError) in
            let result = try body()
            try files.check()
            return result
        }
    }
}
