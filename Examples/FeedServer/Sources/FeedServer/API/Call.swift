/// A call of the API, with checked parameters.
enum Call: Equatable {
    case rooms(PageRequest)
    case room(String)
    case addRoom
    case removeRoom(String)
    case items([Identifier])
    case shelves(PageRequest)
    case cover(Identifier, CoverSize?)
    case reset
}

extension Call {
    /// Reads a request.
    ///
    /// - Parameters:
    ///   - method: The request's method.
    ///   - path: The parts of the path after `/api/`.
    ///   - query: The parameters.
    /// - Throws: A problem for an unknown path, a wrong method or a broken rule.
    init(_ method: String, _ path: [String], _ query: Query) throws(Problem) {
        let methods = try Self.methods(path)
        // HEAD is GET without the body, which libmicrohttpd omits.
        let name = method == "HEAD" ? "GET" : method
        guard let found = methods.first(where: { $0.name == name }) else {
            let names = methods.map { $0.name == "GET" ? "GET, HEAD" : $0.name }
            throw .notAllowed(method, allow: names.joined(separator: ", "))
        }
        try query.allow(found.parameters + Disturbance.parameters)
        self = try found.call(query)
    }

    /// A method of a path, with its parameters and its call.
    private struct Method {
        let name: String
        var parameters: [String] = []
        let call: (Query) throws(Problem) -> Call
    }

    private static func methods(_ path: [String]) throws(Problem) -> [Method] {
        switch path.count {
        case 1: try methods(path[0])
        case 2: try methods(path[0], path[1])
        default: throw nothing
        }
    }

    private static var nothing: Problem { .notFound("the API has nothing at this path") }

    private static func methods(_ name: String) throws(Problem) -> [Method] {
        switch name {
        case "rooms":
            [
                Method(name: "GET", parameters: PageRequest.parameters) { query throws(Problem) in
                    .rooms(try PageRequest(query, of: .rooms, otherwise: 10))
                },
                Method(name: "POST") { _ in .addRoom },
            ]
        case "items":
            [
                Method(name: "GET", parameters: ["ids"]) { query throws(Problem) in
                    .items(try query.identifiers("ids"))
                }
            ]
        case "shelves":
            [
                Method(name: "GET", parameters: PageRequest.parameters) { query throws(Problem) in
                    .shelves(try PageRequest(query, of: .shelves, otherwise: 20))
                }
            ]
        case "reset": [Method(name: "POST") { _ in .reset }]
        default: throw nothing
        }
    }

    private static func methods(_ name: String, _ id: String) throws(Problem) -> [Method] {
        switch name {
        case "rooms":
            [
                Method(name: "GET") { _ in .room(id) },
                Method(name: "DELETE") { _ in .removeRoom(id) },
            ]
        case "covers":
            [
                Method(name: "GET", parameters: CoverSize.parameters) { query throws(Problem) in
                    .cover(try cover(id), try CoverSize(query))
                }
            ]
        default: throw nothing
        }
    }

    private static func cover(_ name: String) throws(Problem) -> Identifier {
        guard name.hasSuffix(".svg"), let id = Identifier(String(name.dropLast(4))) else {
            throw .notFound("no cover is \(name.excerpt), expected \(Identifier.rule), then .svg")
        }
        return id
    }
}
