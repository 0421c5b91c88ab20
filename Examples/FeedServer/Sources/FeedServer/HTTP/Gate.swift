/// Refuses requests from pages of other origins in browsers on this machine.
enum Gate {
    /// Checks a request.
    ///
    /// - Throws: A problem for a request to another host, because a page whose host name resolves
    ///   to
    ///   127.0.0.1 could read all answers. A problem for a change from another origin, because a
    ///   browser sends the request although the page cannot read the answer.
    static func check(_ request: Request) throws(Problem) {
        // A request has exactly one host; see `Headers.problem`.
        let host = request.headers["host"].first ?? ""
        guard isHere(host) else {
            throw Problem(
                status: 421,
                detail: "\"Host\" is \(host.excerpt), expected 127.0.0.1 or localhost, "
                    + "which a port may follow"
            )
        }
        guard !["GET", "HEAD"].contains(request.method) else { return }
        for origin in request.headers["origin"] where origin != "http://\(host)" {
            throw Problem(
                status: 403,
                detail: "\"Origin\" is \(origin.excerpt), expected http://\(host)"
            )
        }
        for site in request.headers["sec-fetch-site"] where !["same-origin", "none"].contains(site)
        {
            throw Problem(
                status: 403,
                detail: "\"Sec-Fetch-Site\" is \(site.excerpt), expected same-origin or none"
            )
        }
    }

    private static func isHere(_ host: String) -> Bool {
        let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard ["127.0.0.1", "localhost"].contains(parts[0].lowercased()) else { return false }
        return parts.count == 1 || WholeNumber.read(String(parts[1]), in: 1...65_535) != nil
    }
}
