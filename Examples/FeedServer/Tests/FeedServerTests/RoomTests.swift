import Testing

@testable import FeedServer

/// The feed of rooms, as a page requests it.
struct RoomTests {
    @Test func aPageHasTenRoomsByDefault() throws {
        let server = try TestServer(in: Folder())
        #expect(try server.get("/api/rooms").decoded(as: RoomsBody.self).rooms.count == 10)
        #expect(try server.get("/api/rooms?limit=1").decoded(as: RoomsBody.self).rooms.count == 1)
        #expect(try server.get("/api/rooms?limit=50").decoded(as: RoomsBody.self).rooms.count == 50)
    }

    @Test func allPagesTogetherAreTheWholeFeed() throws {
        let server = try TestServer(in: Folder())
        let rooms = try server.allRooms()
        #expect(rooms.map(\.id) == (1...60).reversed().map { "room-\($0)" })
        #expect(Set(rooms.map(\.title)).count == 60)
        for room in rooms {
            #expect((0...359).contains(room.hue))
            #expect(room.viewers > 0)
            #expect(room.cover == "/api/covers/\(room.id).svg")
        }
    }

    @Test func theLastPageHasNoNextOneEvenWhenItIsFull() throws {
        let server = try TestServer(in: Folder())
        let first = try server.get("/api/rooms?limit=30").decoded(as: RoomsBody.self)
        let next = try #require(first.next)
        let second = try server.get("/api/rooms?limit=30&after=\(next)").decoded(as: RoomsBody.self)
        #expect(second.rooms.count == 30)
        #expect(second.next == nil)
    }

    @Test func aNewRoomIsTheFirst() throws {
        let server = try TestServer(in: Folder())
        let reply = try server.ask("POST", "/api/rooms")
        let room = try reply.decoded(as: RoomBody.self)
        #expect(reply.status == 201)
        #expect(reply.headers["location"] == "/api/rooms/\(room.id)")
        #expect(try server.get("/api/rooms").decoded(as: RoomsBody.self).rooms.first == room)
        #expect(try server.get("/api/rooms/\(room.id)").decoded(as: RoomBody.self) == room)
    }

    @Test func aRemovedRoomIsGone() throws {
        let server = try TestServer(in: Folder())
        #expect(try server.ask("DELETE", "/api/rooms/room-60").status == 204)
        for method in ["GET", "DELETE"] {
            let reply = try server.ask(method, "/api/rooms/room-60")
            #expect(reply.status == 404)
            #expect(reply.detail == #"no room has the id "room-60""#)
        }
        #expect(try server.allRooms().first?.id == "room-59")
    }

    @Test func theIdOfARemovedRoomIsNeverReused() throws {
        let server = try TestServer(in: Folder())
        _ = try server.ask("DELETE", "/api/rooms/room-60")
        #expect(try server.ask("POST", "/api/rooms").decoded(as: RoomBody.self).id == "room-61")
    }

    @Test func resetRestoresTheFirstRooms() throws {
        let server = try TestServer(in: Folder())
        let first = try server.allRooms()
        _ = try server.ask("POST", "/api/rooms")
        _ = try server.ask("DELETE", "/api/rooms/room-3")
        #expect(try server.ask("POST", "/api/reset").status == 204)
        #expect(try server.allRooms() == first)
        #expect(try server.ask("POST", "/api/rooms").decoded(as: RoomBody.self).id == "room-61")
    }

    @Test func aCursorStaysValidWhenItsRoomIsRemoved() throws {
        let server = try TestServer(in: Folder())
        let first = try server.get("/api/rooms?limit=3").decoded(as: RoomsBody.self)
        let next = try #require(first.next)
        for room in first.rooms { _ = try server.ask("DELETE", "/api/rooms/\(room.id)") }
        let second = try server.get("/api/rooms?after=\(next)").decoded(as: RoomsBody.self)
        #expect(second.rooms.first?.id == "room-57")
    }

    /// Numbers from before a reset are used again.
    @Test func afterAResetPagesRepeatNothing() throws {
        let server = try TestServer(in: Folder())
        for _ in 0..<5 { _ = try server.ask("POST", "/api/rooms") }
        let first = try server.get("/api/rooms?limit=3").decoded(as: RoomsBody.self)
        #expect(first.rooms.map(\.id) == ["room-65", "room-64", "room-63"])
        let next = try #require(first.next)
        _ = try server.ask("POST", "/api/reset")
        for _ in 0..<5 { _ = try server.ask("POST", "/api/rooms") }
        let second = try server.get("/api/rooms?limit=2&after=\(next)").decoded(as: RoomsBody.self)
        #expect(second.rooms.map(\.id) == ["room-62", "room-61"])
    }

    /// With additions and removals between pages, each room that exists throughout is on one page,
    /// in order, and no room is on two pages.
    @Test func pagesStayRightWhileRoomsAreAddedAndRemoved() throws {
        let server = try TestServer(in: Folder())
        for round in 0..<30 {
            #expect(try server.ask("POST", "/api/reset").status == 204)
            var random = Seed.generator("pages", round: round)
            let (seen, stayed) = try read(server, &random)
            let seed = "RONDO_SEED=\(Seed.value), round \(round)"
            #expect(Set(seen).count == seen.count, "seen twice; \(seed)")
            #expect(stayed.isSubset(of: seen), "not seen: \(stayed.subtracting(seen)); \(seed)")
            let numbers = seen.compactMap { Int($0.dropFirst(5)) }
            #expect(numbers == numbers.sorted(by: >), "out of order; \(seed)")
        }
    }

    /// Reads all pages, and changes the feed between them.
    ///
    /// - Returns: The ids on the pages, and the ids of rooms that existed throughout.
    private func read(
        _ server: TestServer,
        _ random: inout SeededGenerator
    ) throws -> (seen: [String], stayed: Set<String>) {
        var present = try server.allRooms().map(\.id)
        var stayed = Set(present)
        var seen: [String] = []
        var cursor = ""
        while true {
            let page = try server.get("/api/rooms?limit=\(random.whole(in: 1...9))\(cursor)")
                .decoded(as: RoomsBody.self)
            seen += page.rooms.map(\.id)
            guard let next = page.next else { return (seen, stayed) }
            cursor = "&after=\(next)"
            for _ in 0..<random.whole(in: 0...5) {
                if random.whole(in: 0...1) == 0 {
                    let room = try server.ask("POST", "/api/rooms").decoded(as: RoomBody.self)
                    present.append(room.id)
                } else {
                    // Often a room of the last page, such as the room of the cursor.
                    let id = random.pick(
                        seen.suffix(2).filter(present.contains) + [random.pick(present)]
                    )
                    #expect(try server.ask("DELETE", "/api/rooms/\(id)").status == 204)
                    present.removeAll { $0 == id }
                    stayed.remove(id)
                }
            }
        }
    }
}
