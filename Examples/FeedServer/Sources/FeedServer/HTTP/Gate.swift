/// Refuses requests that a page of another origin makes a browser on this machine send.
enum Gate {
    /// Checks a request.
    ///
    /// - Throws: A problem for requests to another host: a name that points to 127.0.0.1 would let
    ///   its page read everything here. And for changes from another origin: a browser sends them,
    ///   although the page never sees the answer.
    static func check(_ request: Request) throws(Problem) {
        // There is exactly one; see `Headers.problem`.
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
