/// The data of the server, in one file that survives crashes.
///
/// Use it from one thread at a time, like its connection.
package final class FeedStore {
    private let files: DatabaseFiles
    private let transactions: Transactions
    private let rooms: Rooms
    let catalogue: Catalogue

    /// Opens a file; a new file gets its first content in one transaction.
    ///
    /// - Throws: An error if the folder does not exist, or if the file is not a database of this
    ///   program.
    package init(path: String) throws {
        let connection = try Connection(path: path)
        try FolderLock.hold(around: path) { try Schema.open(connection) }
        files = try DatabaseFiles(of: path)
        transactions = try Transactions(on: connection)
        rooms = try Rooms(on: connection)
        catalogue = try Catalogue(on: connection)
    }

    func rooms(_ asked: PageRequest) throws(DatabaseError) -> Paged<Room> { try rooms.page(asked) }

    /// The room with an id, nil if it does not exist.
    func room(_ id: Identifier) throws(DatabaseError) -> Room? { try rooms.room(id) }

    /// Adds a room at the front.
    func addRoom() throws(DatabaseError) -> Room {
        try change { () throws(DatabaseError) in try rooms.add() }
    }

    /// Removes a room.
    ///
    /// - Returns: Whether the room existed.
    func removeRoom(_ id: Identifier) throws(DatabaseError) -> Bool {
        try change { () throws(DatabaseError) in try rooms.remove(id) }
    }

    /// Restores the first content; the catalogue never changes.
    func reset() throws(DatabaseError) {
        try change { () throws(DatabaseError) in try rooms.fill() }
    }

    /// Makes a change that survives a restart, or throws without a change.
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
