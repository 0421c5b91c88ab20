/// The tables and the first content of the database file.
enum Schema {
    /// The version of the tables below, in the file's `user_version`; 0 is an empty file.
    static let version: Int64 = 1

    /// Prepares a connection: a new file gets its tables and its first content.
    ///
    /// - Precondition: No other process prepares the file at the same time.
    /// - Throws: An error if the file belongs to another program or has a later version; the file
    ///   is then unchanged.
    static func open(_ connection: Connection) throws(DatabaseError) {
        // The check comes first, because the next statement writes to the file.
        try check(connection)
        let mode = try Statement("PRAGMA journal_mode = WAL", on: connection).first { $0.text(0) }
        guard mode == "wal" else {
            throw DatabaseError("cannot keep a write-ahead log: the file system does not allow it")
        }
        // A commit is written to the file before the answer. It waits for the disk only when the
        // log has 1,000 pages and is copied back. Written data survives a kill of this process,
        // because the kernel keeps it. A power cut can lose the last changes, but the log protects
        // the file.
        try connection.run("PRAGMA synchronous = NORMAL")
        try connection.run("PRAGMA foreign_keys = ON")
        guard try connection.number("PRAGMA user_version") == 0 else { return }
        try Transactions(on: connection).run { () throws(DatabaseError) in
            for table in tables { try connection.run(table) }
            try fill(connection)
            try connection.run("PRAGMA user_version = \(version)")
        }
    }

    private static func check(_ connection: Connection) throws(DatabaseError) {
        let found = try connection.number("PRAGMA user_version")
        guard found <= version, found >= 0 else {
            throw DatabaseError("the database has version \(found), expected \(version) or none")
        }
        // The texts from the creation of tables, without SQLite's own tables.
        let statement = try Statement(
            "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*'",
            on: connection
        )
        let there = try statement.all { $0.text(0) }
        guard there.sorted() == (found == 0 ? [] : tables.sorted()) else {
            throw DatabaseError("the database is not one of feed-server: it has other tables")
        }
    }

    // Any change of these texts needs a new version.
    private static let tables = [
        // Newer rooms have larger numbers and come first. With AUTOINCREMENT the number of a
        // removed room is unused until a reset.
        """
        CREATE TABLE room (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            host TEXT NOT NULL,
            viewers INTEGER NOT NULL CHECK (viewers >= 0),
            hue INTEGER NOT NULL CHECK (hue BETWEEN 0 AND 359)
        ) STRICT
        """,
        """
        CREATE TABLE item (
            id TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            subtitle TEXT NOT NULL,
            hue INTEGER NOT NULL CHECK (hue BETWEEN 0 AND 359)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE shelf (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE shelf_item (
            shelf INTEGER NOT NULL REFERENCES shelf (number),
            place INTEGER NOT NULL,
            item TEXT NOT NULL REFERENCES item (id),
            PRIMARY KEY (shelf, place)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static func fill(_ connection: Connection) throws(DatabaseError) {
        try Rooms(on: connection).fill()
        let item = try Statement("INSERT INTO item VALUES (?, ?, ?, ?)", on: connection)
        for number in 1...Item.count {
            let new = Item(number: number)
            try item.run(
                .text(new.id),
                .text(new.title),
                .text(new.subtitle),
                .integer(Int64(new.hue))
            )
        }
        let shelf = try Statement("INSERT INTO shelf VALUES (?, ?, ?)", on: connection)
        let place = try Statement("INSERT INTO shelf_item VALUES (?, ?, ?)", on: connection)
        for number in 1...Int64(Shelf.count) {
            let new = Shelf(number: Int(number))
            try shelf.run(.integer(number), .text(new.id), .text(new.title))
            for (index, id) in new.itemIDs.enumerated() {
                try place.run(.integer(number), .integer(Int64(index)), .text(id))
            }
        }
    }
}
