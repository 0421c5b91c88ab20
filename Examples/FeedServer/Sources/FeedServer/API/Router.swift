/// Sends each request to the API or to the folder of the page.
package struct Router {
    private let api: API
    private let site: Site

    package init(api: API, site: Site) {
        self.api = api
        self.site = site
    }

    package func respond(to request: Request) -> Answer {
        do throws(Problem) {
            try Gate.check(request)
            let target = try Target(request.target)
            guard target.path.first == "api" else {
                return Answer(try site.respond(request.method, target))
            }
            return try api.respond(request.method, Array(target.path.dropFirst()), target.query)
        } catch {
            return Answer(Response(error))
        }
    }
}
