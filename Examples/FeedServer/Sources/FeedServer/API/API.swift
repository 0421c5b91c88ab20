/// The HTTP API of the feed, under `/api/`.
package struct API {
    private let store: FeedStore
    /// Writes a line to the log.
    private let log: (String) -> Void

    package init(_ store: FeedStore, log: @escaping (String) -> Void) {
        self.store = store
        self.log = log
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - method: The request's method.
    ///   - path: The parts of the path after `/api/`.
    ///   - query: The parameters.
    /// - Returns: The answer, which may fail on purpose after its delay.
    /// - Throws: A problem of the request.
    func respond(_ method: String, _ path: [String], _ query: Query) throws(Problem) -> Answer {
        let call = try Call(method, path, query)
        let disturbance = try Disturbance(query)
        return Answer(after: .milliseconds(disturbance.delay)) {
            disturbance.outcome ?? .response(respond(call))
        }
    }

    private func respond(_ call: Call) -> Response {
        do {
            return try perform(call)
        } catch let problem as Problem {
            return Response(problem)
        } catch {
            log("\(error)")
            guard (error as? DatabaseError)?.isFull == true else {
                return Response(Problem(status: 500, detail: "\(error)"))
            }
            let detail = "the disk is full, and nothing was changed: \(error)"
            return Response(Problem(status: 507, detail: detail))
        }
    }

    private func perform(_ call: Call) throws -> Response {
        switch call {
        case .rooms(let page):
            return Response(JSON(try store.rooms(page), of: .rooms) { JSON($0) })
        case .room(let id):
            guard let id = Identifier(id), let room = try store.room(id) else { throw noRoom(id) }
            return Response(JSON(room))
        case .addRoom:
            let room = try store.addRoom()
            var response = Response(status: 201, JSON(room))
            response.headers.append(("Location", "/api/rooms/\(room.id)"))
            return response
        case .removeRoom(let id):
            guard let id = Identifier(id), try store.removeRoom(id) else { throw noRoom(id) }
            return Response(status: 204)
        case .items(let ids):
            let items = try store.catalogue.items(ids)
            return Response(.object([("items", .array(items.map { JSON($0) }))]))
        case .shelves(let page):
            return Response(JSON(try store.catalogue.shelves(page), of: .shelves) { JSON($0) })
        case .cover(let id, let size):
            return Response(
                type: "image/svg+xml",
                // The cover of an id never changes.
                caching: "public, max-age=3600",
                body: .bytes(Array(Cover(id.text, size: size).svg.utf8))
            )
        case .reset:
            try store.reset()
            return Response(status: 204)
        }
    }

    private func noRoom(_ id: String) -> Problem { .notFound("no room has the id \(id.excerpt)") }
}
