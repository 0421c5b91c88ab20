import Rondo

extension TraceReader {
    /// The answer to a request: a page or an error.
    mutating func answer(_ keys: Fields, shelves layout: ShelfLayout?)
        throws(TraceError) -> TraceAnswer
    {
        if let layout { return try answerOfShelves(keys, layout) }
        guard keys.has("error") else {
            guard keys.has("items") else {
                throw keys.error("\"items\" and \"error\" are missing, expected one of them")
            }
            let items = try requiredItems(keys)
            return .page(items, next: try keys.required("next", .nullable(.string("a cursor"))))
        }
        if let key = ["items", "next"].first(where: { keys.has($0) }) {
            throw keys.error("\"\(key)\" is beside \"error\", expected one of them")
        }
        _ = try keys.required("error", .string("a string"))
        return .failure
    }
}
