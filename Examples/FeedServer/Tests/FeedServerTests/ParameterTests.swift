import Testing

/// The answers to parameters that break their rules.
struct ParameterTests {
    private static let page = #""after", "limit", "delay", "fail""#
    private static let cursor = #"expected the "next" of an earlier page of this list"#
    private static let ids =
        "expected 1 to 50 ids with commas between, each 1 to 64 letters, digits and hyphens"

    private static let mistakes: [(target: String, detail: String)] = [
        ("/api/rooms?limit=0", #""limit" is "0", expected a whole number from 1 to 50"#),
        ("/api/rooms?limit=51", #""limit" is "51", expected a whole number from 1 to 50"#),
        ("/api/rooms?limit=", #""limit" is "", expected a whole number from 1 to 50"#),
        ("/api/rooms?limit=%2B5", #""limit" is "+5", expected a whole number from 1 to 50"#),
        ("/api/rooms?limit=1e1", #""limit" is "1e1", expected a whole number from 1 to 50"#),
        (
            "/api/rooms?limit=99999999999999999999",
            #""limit" is "99999999999999999999", expected a whole number from 1 to 50"#
        ),
        ("/api/rooms?after=", #""after" is "", \#(cursor)"#),
        ("/api/rooms?after=r0", #""after" is "r0", \#(cursor)"#),
        ("/api/rooms?after=r-1", #""after" is "r-1", \#(cursor)"#),
        ("/api/rooms?after=R1", #""after" is "R1", \#(cursor)"#),
        ("/api/rooms?after=r01", #""after" is "r01", \#(cursor)"#),
        ("/api/rooms?after=s1", #""after" is "s1", \#(cursor)"#),
        ("/api/shelves?after=r1", #""after" is "r1", \#(cursor)"#),
        ("/api/rooms?after='--", #""after" is "'--", \#(cursor)"#),
        ("/api/rooms?limit=1&limit=2", #""limit" is given twice, expected once"#),
        ("/api/rooms?%6Cimit=1&limit=2", #""limit" is given twice, expected once"#),
        ("/api/rooms?page=2", #"unknown parameter "page", expected \#(page)"#),
        ("/api/rooms?Limit=2", #"unknown parameter "Limit", expected \#(page)"#),
        ("/api/rooms/room-1?limit=2", #"unknown parameter "limit", expected "delay", "fail""#),
        ("/api/items", #""ids" is missing, \#(ids)"#),
        ("/api/items?ids=", #""ids" has "", \#(ids)"#),
        ("/api/items?ids=a,,b", #""ids" has "", \#(ids)"#),
        ("/api/items?ids=a%20b", #""ids" has "a b", \#(ids)"#),
        ("/api/items?ids=caf%C3%A9", #""ids" has "café", \#(ids)"#),
        ("/api/items?ids=%22", #""ids" has """, \#(ids)"#),
        (
            "/api/items?ids=" + String(repeating: "a", count: 65),
            #""ids" has "\#(String(repeating: "a", count: 65))", \#(ids)"#
        ),
        (
            "/api/items?ids=" + Array(repeating: "a", count: 51).joined(separator: ","),
            #""ids" has 51 ids, expected 1 to 50"#
        ),
        ("/api/rooms?delay=-1", #""delay" is "-1", expected a whole number from 0 to 30000"#),
        ("/api/rooms?delay=30001", #""delay" is "30001", expected a whole number from 0 to 30000"#),
        (
            "/api/rooms?fail=399",
            #""fail" is "399", expected a whole number from 400 to 599, or "drop""#
        ),
        (
            "/api/rooms?fail=yes",
            #""fail" is "yes", expected a whole number from 400 to 599, or "drop""#
        ),
        (
            "/api/covers/room-1.svg?width=0&height=9",
            #""width" is "0", expected a whole number from 1 to 4096"#
        ),
        (
            "/api/covers/room-1.svg?width=9",
            #""height" is missing, expected both "width" and "height""#
        ),
        (
            "/api/rooms?limit=%zz",
            #"the parameter "limit=%zz" is not percent-encoded UTF-8 without control characters"#
        ),
        (
            "/api/rooms?after=%00",
            #"the parameter "after=%00" is not percent-encoded UTF-8 without control characters"#
        ),
        (
            "/api/rooms?after=%FF",
            #"the parameter "after=%FF" is not percent-encoded UTF-8 without control characters"#
        ),
    ]

    @Test func eachMistakeIsNamedWithItsRule() throws {
        let server = try TestServer(in: Folder())
        for mistake in Self.mistakes {
            let reply = try server.get(mistake.target)
            #expect(reply.status == 400, "\(mistake.target)")
            #expect(reply.headers["content-type"] == "application/problem+json")
            #expect(reply.headers["cache-control"] == "no-store")
            #expect(reply.detail == mistake.detail)
        }
    }

    @Test func aLongValueIsShortenedInTheMessage() throws {
        let server = try TestServer(in: Folder())
        let reply = try server.get("/api/rooms?after=" + String(repeating: "x", count: 5000))
        #expect(reply.status == 400)
        #expect(reply.detail.count < 200)
    }

    @Test func aWrongMethodIsAnsweredWithTheAllowedOnes() throws {
        let server = try TestServer(in: Folder())
        let cases = [
            ("PUT", "/api/rooms", "GET, HEAD, POST"),
            ("POST", "/api/rooms/room-1", "GET, HEAD, DELETE"),
            ("DELETE", "/api/items", "GET, HEAD"),
            ("POST", "/api/shelves", "GET, HEAD"),
            ("GET", "/api/reset", "POST"),
            ("OPTIONS", "/api/rooms", "GET, HEAD, POST"),
            ("get", "/api/rooms", "GET, HEAD, POST"),
            ("POST", "/demo/", "GET, HEAD"),
        ]
        for (method, target, allow) in cases {
            let reply = try server.ask(method, target)
            #expect(reply.status == 405, "\(method) \(target)")
            #expect(reply.headers["allow"] == allow)
            #expect(reply.detail == #"the method is "\#(method)", expected \#(allow)"#)
        }
    }

    @Test func unknownPathsDoNotExist() throws {
        let server = try TestServer(in: Folder())
        for target in [
            "/api", "/api/", "/api/room", "/api/rooms/", "/api/rooms/room-1/x", "/api//rooms",
            "/api/covers/room-1", "/api/covers/.svg", "/api/covers/a%20b.svg",
            "/api/covers/a%3Cb.svg",
            "/api/rooms/nobody", "/api/rooms/%27",
        ] {
            #expect(try server.get(target).status == 404, "\(target)")
        }
    }

    @Test func headIsGetWithoutABody() throws {
        let server = try TestServer(in: Folder())
        let client = try server.connect()
        try client.send("HEAD", "/api/rooms")
        try client.send("GET", "/api/rooms")
        let head = try client.receive(hasBody: false)
        let get = try client.receive()
        #expect(head.status == 200)
        #expect(head.headers["content-length"] == get.headers["content-length"])
        #expect(!get.body.isEmpty)
    }
}
