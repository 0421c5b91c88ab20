/// The rooms of the feed, the newest first.
struct Rooms {
    private let connection: Connection
    private let page: Statement
    private let one: Statement
    private let insert: Statement
    private let remove: Statement
    private let removeAll: Statement
    private let lastNumber: Statement
    private let restartNumbers: Statement

    /// The last numbers after which a room can be added; numbers stay below the first page's
    /// cursor.
    private static let lastNumbers = 0...firstCursor - 2
    /// The cursor before all rooms.
    private static let firstCursor = Int64.max

    private static let columns = "id, title, host, viewers, hue"

    init(on connection: Connection) throws(DatabaseError) {
        self.connection = connection
        page = try Statement(
            """
            SELECT \(Self.columns), number FROM room
            WHERE number < ? ORDER BY number DESC LIMIT ?
            """,
            on: connection
        )
        one = try Statement("SELECT \(Self.columns) FROM room WHERE id = ?", on: connection)
        insert = try Statement(
            "INSERT INTO room (\(Self.columns), number) VALUES (?, ?, ?, ?, ?, ?)",
            on: connection
        )
        remove = try Statement("DELETE FROM room WHERE id = ?", on: connection)
        removeAll = try Statement("DELETE FROM room", on: connection)
        // AUTOINCREMENT stores the largest number since the last reset in this table.
        lastNumber = try Statement(
            "SELECT seq FROM sqlite_sequence WHERE name = 'room'",
            on: connection
        )
        restartNumbers = try Statement(
            "DELETE FROM sqlite_sequence WHERE name = 'room'",
            on: connection
        )
    }

    func page(_ asked: PageRequest) throws(DatabaseError) -> Paged<Room> {
        let before = asked.after?.number ?? Self.firstCursor
        let entries = try page.all(.integer(before), .integer(Int64(asked.limit + 1))) {
            (number: $0.integer(5), element: Self.room($0))
        }
        return Paged(entries, limit: asked.limit)
    }

    /// The room with an id, nil if it does not exist.
    func room(_ id: Identifier) throws(DatabaseError) -> Room? {
        try one.first(.text(id.text)) { Self.room($0) }
    }

    /// Adds a new room at the front.
    ///
    /// - Precondition: A transaction is open, because the method reads before it writes.
    func add() throws(DatabaseError) -> Room {
        let last = try lastNumber.first { $0.integer(0) } ?? 0
        // Fails if another program has set the number, or if no number is left.
        guard Self.lastNumbers.contains(last) else {
            throw DatabaseError(
                "cannot number a room: the last number is \(last), expected "
                    + "\(Self.lastNumbers.lowerBound) to \(Self.lastNumbers.upperBound)"
            )
        }
        let number = last + 1
        let room = Room(number: number)
        try add(room, number)
        return room
    }

    /// Removes a room.
    ///
    /// - Returns: Whether the room existed.
    func remove(_ id: Identifier) throws(DatabaseError) -> Bool {
        try remove.run(.text(id.text))
        return connection.changedRows > 0
    }

    /// Replaces all rooms by the first ones.
    ///
    /// - Precondition: A transaction is open.
    func fill() throws(DatabaseError) {
        try removeAll.run()
        try restartNumbers.run()
        for number in 1...Int64(Room.firstCount) { try add(Room(number: number), number) }
    }

    private func add(_ room: Room, _ number: Int64) throws(DatabaseError) {
        try insert.run(
            .text(room.id),
            .text(room.title),
            .text(room.host),
            .integer(Int64(room.viewers)),
            .integer(Int64(room.hue)),
            .integer(number)
        )
    }

    private static func room(_ row: Statement.Row) -> Room {
        Room(
            id: row.text(0),
            title: row.text(1),
            host: row.text(2),
            viewers: Int(row.integer(3)),
            hue: Int(row.integer(4))
        )
    }
}
